-- Who withdraws from an order. A declaration is written first and counts once it is confirmed.
CREATE TABLE withdrawal (
  -- Unguessable: it names the declaration between its two steps.
  token TEXT PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  -- The lines that go back, as a JSON list of ids; null until it is confirmed.
  lines TEXT,
  -- Milliseconds since 1970.
  declared_at INTEGER NOT NULL,
  confirmed_at INTEGER,
  CHECK ((lines IS NULL) = (confirmed_at IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX withdrawal_by_order ON withdrawal (order_id);
