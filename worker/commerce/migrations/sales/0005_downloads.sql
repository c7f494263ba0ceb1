-- The files that an order has bought. What a line promises is copied with it, as JSON: [{title, file}].
ALTER TABLE order_line ADD COLUMN downloads TEXT NOT NULL DEFAULT '[]';

-- One for each file, made when the order is paid.
CREATE TABLE issued_download (
  -- Unguessable: it is the address of the download.
  token TEXT PRIMARY KEY,
  order_line_id INTEGER NOT NULL REFERENCES order_line (id) ON DELETE CASCADE,
  -- Counts from 0 within its line.
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  -- Path in the bucket, or an https address.
  file TEXT NOT NULL,
  uses INTEGER NOT NULL DEFAULT 0,
  max_uses INTEGER NOT NULL,
  -- Milliseconds since 1970.
  expires_at INTEGER NOT NULL,
  UNIQUE (order_line_id, position),
  CHECK (uses BETWEEN 0 AND max_uses)
) STRICT, WITHOUT ROWID;
