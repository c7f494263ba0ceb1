-- What a story becomes with a release that has not gone out yet.
CREATE TABLE story_release (
  story_id INTEGER NOT NULL REFERENCES story (id) ON DELETE CASCADE,
  release_id INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (story_id, release_id)
) STRICT, WITHOUT ROWID;

-- Seconds since 1970; the newest of all is the version of the space.
ALTER TABLE story ADD COLUMN updated_at INTEGER NOT NULL DEFAULT 0;
