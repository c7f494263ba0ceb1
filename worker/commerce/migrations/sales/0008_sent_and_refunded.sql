-- What a merchant does with an order that stands.
ALTER TABLE orders ADD COLUMN sent_at INTEGER;

-- A parcel of an order; carrier and number are empty where nobody follows it.
CREATE TABLE parcel (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  carrier TEXT NOT NULL,
  number TEXT NOT NULL,
  -- Where it can be followed; may be empty.
  url TEXT NOT NULL,
  -- Milliseconds since 1970.
  sent_at INTEGER NOT NULL,
  UNIQUE (order_id, carrier, number)
) STRICT;

-- Money that goes back to a shopper, in cents; owed until it was sent.
CREATE TABLE refund (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  amount INTEGER NOT NULL CHECK (amount > 0),
  owed_at INTEGER NOT NULL,
  refunded_at INTEGER
) STRICT;
CREATE INDEX refund_by_order ON refund (order_id);
