-- By what the provider names money that was taken or given back in its own pages: each counts once.
ALTER TABLE capture ADD COLUMN outside_reference TEXT;
CREATE UNIQUE INDEX capture_outside ON capture (outside_reference);
ALTER TABLE refund ADD COLUMN outside_reference TEXT;
CREATE UNIQUE INDEX refund_outside ON refund (outside_reference);

-- A webhook of PayPal may name no more than the money that was taken.
CREATE INDEX paypal_payment_by_capture ON paypal_payment (capture_id);

-- What a provider says of the money of an order, and only a person can deal with.
CREATE TABLE order_task (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- As the provider calls it.
  kind TEXT NOT NULL,
  reference TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  noted_at INTEGER NOT NULL,
  -- When somebody said that it is dealt with.
  done_at INTEGER,
  UNIQUE (kind, reference)
) STRICT;
CREATE INDEX order_task_by_order ON order_task (order_id);
