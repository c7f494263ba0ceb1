-- What a bundle in an order was put together from: its stock is that of its parts.
CREATE TABLE order_part (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  cart_line_id INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  sku TEXT NOT NULL,
  name TEXT NOT NULL,
  -- Of all bundles of the line together.
  qty INTEGER NOT NULL CHECK (qty > 0),
  stock_taken INTEGER NOT NULL
) STRICT;
CREATE INDEX order_part_by_order ON order_part (order_id);
