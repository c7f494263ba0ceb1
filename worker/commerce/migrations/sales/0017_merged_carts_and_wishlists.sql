-- What a guest has put together becomes a customer's once, whatever is repeated.

-- How many pieces of a guest's line are in the cart of a customer already.
ALTER TABLE cart_line ADD COLUMN merged_qty INTEGER NOT NULL DEFAULT 0;

-- The wishlist of a customer, which is theirs in every browser. The newest has the highest id.
CREATE TABLE customer_wish (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  store_code TEXT NOT NULL,
  sku TEXT NOT NULL,
  -- Enough to name a product that the shop no longer has.
  name TEXT NOT NULL,
  image TEXT NOT NULL,
  link TEXT NOT NULL,
  UNIQUE (customer_id, store_code, sku)
) STRICT;
