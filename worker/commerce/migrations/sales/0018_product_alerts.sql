-- Who wants to hear when a product is back in stock. Times are milliseconds since 1970.
CREATE TABLE product_alert (
  -- Unguessable: names its mail.
  token TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  store_code TEXT NOT NULL,
  -- Of what was sold out: the child of a product with choices, where one was chosen.
  sku TEXT NOT NULL COLLATE NOCASE,
  product_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  -- Path in the store.
  link TEXT NOT NULL,
  asked_at INTEGER NOT NULL,
  -- When it was back, and a mail was written down. Asked again, it waits again.
  told_at INTEGER,
  UNIQUE (customer_id, store_code, sku)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_alert_waiting ON product_alert (store_code, sku) WHERE told_at IS NULL;
CREATE INDEX product_alert_told ON product_alert (told_at) WHERE told_at IS NOT NULL;
