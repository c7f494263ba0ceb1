-- Steps of filling a new shop that are done, so that one that was interrupted goes on where it stopped.
CREATE TABLE filling_step (
  name TEXT PRIMARY KEY,
  done_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
