-- What was put back on the gift cards that had paid for an order which stands, in cents; `attempt` is of
-- whoever asked for it.
CREATE TABLE gift_card_refund (
  attempt TEXT NOT NULL,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  code TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  refunded_at INTEGER NOT NULL,
  PRIMARY KEY (attempt, code)
) STRICT;
CREATE INDEX gift_card_refund_by_order ON gift_card_refund (order_id);
