-- Who wants letters from which store: the address, and the day on which that was said.
CREATE TABLE newsletter (
  email TEXT NOT NULL COLLATE NOCASE,
  store_id INTEGER NOT NULL,
  subscribed_at TEXT NOT NULL,
  PRIMARY KEY (email, store_id)
) STRICT, WITHOUT ROWID;
