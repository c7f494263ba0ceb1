-- Pictures in the bucket that no review has yet: uploaded with one that was refused, and taken up by the
-- next try or deleted after a day.
CREATE TABLE held_review_picture (
  -- Below /media.
  path TEXT PRIMARY KEY,
  held_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX held_review_picture_by_age ON held_review_picture (held_at);
