-- Carts, orders and payments. Money is integer cents, times are milliseconds since 1970, and both
-- kinds of lines name products by sku, so that a catalogue swapped in later leaves them standing.

CREATE TABLE cart (
  -- Never used twice: an old order names its cart.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- What the shopper holds: 32 random characters. Whoever knows them, owns the cart.
  mask TEXT NOT NULL UNIQUE,
  store_code TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'ordered')),
  -- Counts changes, so that an order is of the cart that was priced, not of a later one.
  version INTEGER NOT NULL DEFAULT 0,
  country TEXT,
  carrier_code TEXT,
  shipping_method_code TEXT,
  payment_method_code TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX cart_by_age ON cart (updated_at);

CREATE TABLE cart_line (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  cart_id INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  -- Equal for two additions of the same thing (contract 2.2).
  line_key TEXT NOT NULL,
  -- Of what is really sold: the child of a configurable product.
  sku TEXT NOT NULL COLLATE NOCASE,
  qty INTEGER NOT NULL CONSTRAINT cart_line_qty CHECK (qty BETWEEN 1 AND 10000),
  -- Choices that the sku does not already make, as JSON.
  line_options TEXT NOT NULL,
  UNIQUE (cart_id, line_key)
) STRICT;

-- The last number given in each store: its digit, then nine more.
CREATE TABLE order_number (
  store_id INTEGER PRIMARY KEY,
  last INTEGER NOT NULL
) STRICT;
INSERT INTO order_number (store_id, last)
VALUES (1, 1000000000), (2, 2000000000), (3, 3000000000), (4, 4000000000);

-- Not `order`: that is a word of SQL.
CREATE TABLE orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The shopper's attempt: one order for each, whatever is repeated.
  attempt_id TEXT NOT NULL UNIQUE,
  -- Of the whole request, to tell a repeat from another order under the same attempt.
  fingerprint TEXT NOT NULL,
  order_hash TEXT NOT NULL UNIQUE,
  increment_id INTEGER NOT NULL UNIQUE,
  store_code TEXT NOT NULL,
  cart_id INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('new', 'pending_payment', 'processing', 'canceled')),
  email TEXT NOT NULL,
  -- As JSON; no shipping address where nothing is sent.
  shipping_address TEXT,
  billing_address TEXT NOT NULL,
  carrier_code TEXT,
  shipping_method_code TEXT,
  payment_method_code TEXT NOT NULL,
  currency TEXT NOT NULL,
  subtotal_net INTEGER NOT NULL,
  subtotal_gross INTEGER NOT NULL,
  discount INTEGER NOT NULL,
  shipping_net INTEGER NOT NULL,
  shipping_gross INTEGER NOT NULL,
  fee_net INTEGER NOT NULL,
  fee_gross INTEGER NOT NULL,
  tax INTEGER NOT NULL,
  -- [{rate, amount}] as JSON, rates in per cent.
  taxes TEXT NOT NULL,
  grand_total INTEGER NOT NULL,
  placed_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK (grand_total = subtotal_gross - discount + shipping_gross + fee_gross)
) STRICT;
-- A cart becomes one order. After a refused payment it may become another.
CREATE UNIQUE INDEX order_of_cart ON orders (cart_id) WHERE state <> 'canceled';
CREATE INDEX order_awaiting_payment ON orders (placed_at) WHERE state = 'pending_payment';

-- Names and prices are copied: an order does not change with the catalogue.
CREATE TABLE order_line (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Not null, and filled by a subquery: without its order the whole transaction fails.
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  cart_line_id INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  sku TEXT NOT NULL,
  parent_sku TEXT,
  type_id TEXT NOT NULL,
  name TEXT NOT NULL,
  line_options TEXT NOT NULL,
  options TEXT NOT NULL,
  qty INTEGER NOT NULL CHECK (qty > 0),
  -- Pieces taken from a managed stock, to be returned when the order is cancelled.
  stock_taken INTEGER NOT NULL,
  unit_net INTEGER NOT NULL,
  unit_gross INTEGER NOT NULL,
  row_net INTEGER NOT NULL,
  row_gross INTEGER NOT NULL,
  discount INTEGER NOT NULL,
  -- Per cent.
  tax_rate REAL NOT NULL,
  tax INTEGER NOT NULL
) STRICT;
CREATE INDEX order_line_by_order ON order_line (order_id);

CREATE TABLE payment (
  -- Unguessable: it is the address of the payment page.
  id TEXT PRIMARY KEY,
  order_id INTEGER NOT NULL UNIQUE REFERENCES orders (id) ON DELETE CASCADE,
  method_code TEXT NOT NULL,
  amount INTEGER NOT NULL,
  -- closed: the shopper left the page without deciding, and may come back.
  state TEXT NOT NULL CHECK (state IN ('open', 'closed', 'paid', 'refused')),
  return_url TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
