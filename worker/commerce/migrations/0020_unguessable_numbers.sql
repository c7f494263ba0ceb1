-- What a shopper sees does not count: not the orders of the shop, not the lines of its carts.

-- For invoices and the books only; `increment_id` is what the shopper is told.
ALTER TABLE orders ADD COLUMN running_number INTEGER;
UPDATE orders SET running_number = increment_id;
CREATE UNIQUE INDEX order_by_running_number ON orders (running_number);

-- The id of a line as the shopper's cart has it; `id` keeps the order in which lines came.
ALTER TABLE cart_line ADD COLUMN item_id INTEGER;
UPDATE cart_line SET item_id = id;
CREATE UNIQUE INDEX cart_line_by_item ON cart_line (cart_id, item_id);
