-- Pictures that were replaced, and which state of them is the last. One that never was has its plain
-- address, so that the addresses in a page stay short.
CREATE TABLE picture_version (
  path TEXT PRIMARY KEY,
  version TEXT NOT NULL
) STRICT, WITHOUT ROWID;
