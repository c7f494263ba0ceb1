-- The database of what is bought: stock, carts, orders, payments and customers. Money is integer cents.
-- Carts and orders name products by sku, since the catalogue is another database.

-- STOCK

-- What there is to be sold, by sku: a catalogue that is swapped in leaves it standing, and a row whose
-- product has gone does no harm. The last check is what keeps two shoppers from buying the last piece:
-- a decrement below zero fails, and with it the transaction that holds the order.
CREATE TABLE stock (
  sku TEXT PRIMARY KEY COLLATE NOCASE,
  qty INTEGER NOT NULL,
  is_in_stock INTEGER NOT NULL CHECK (is_in_stock IN (0, 1)),
  manage_stock INTEGER NOT NULL CHECK (manage_stock IN (0, 1)),
  backorders INTEGER NOT NULL CHECK (backorders IN (0, 1)),
  min_sale_qty INTEGER NOT NULL,
  max_sale_qty INTEGER NOT NULL,
  -- What the source last said, as JSON: a catalogue that is begun anew says it again, and what was sold
  -- since stays sold.
  source TEXT NOT NULL,
  -- When the source said so, in milliseconds since 1970: an import is taken once.
  imported_at INTEGER NOT NULL,
  -- Higher with every change: about when that was, in milliseconds since 1970.
  version INTEGER NOT NULL,
  CHECK (manage_stock = 0 OR backorders = 1 OR qty >= 0)
) STRICT, WITHOUT ROWID;

-- The outbox: stock that has changed and may be another in the catalogue's copy. Written in the
-- transaction of the change, and gone once that version was copied.
CREATE TABLE stock_change (
  sku TEXT PRIMARY KEY COLLATE NOCASE REFERENCES stock (sku) ON DELETE CASCADE,
  version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- CARTS

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
  -- As the shopper's cart has it: random, while `id` keeps the order in which lines came.
  item_id INTEGER NOT NULL,
  -- Equal for two additions of the same thing (contract 2.2).
  line_key TEXT NOT NULL,
  -- Of what is really sold: the child of a configurable product.
  sku TEXT NOT NULL COLLATE NOCASE,
  qty INTEGER NOT NULL CONSTRAINT cart_line_qty CHECK (qty BETWEEN 1 AND 10000),
  -- Choices that the sku does not already make, as JSON.
  line_options TEXT NOT NULL,
  UNIQUE (cart_id, line_key),
  UNIQUE (cart_id, item_id)
) STRICT;

-- CUSTOMERS AND WHAT REDUCES A PRICE

CREATE TABLE customer (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  store_code TEXT NOT NULL,
  group_id INTEGER NOT NULL,
  -- Algorithm, iterations, salt and hash; never the password.
  password TEXT NOT NULL,
  is_subscribed INTEGER NOT NULL DEFAULT 0 CHECK (is_subscribed IN (0, 1)),
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE customer_address (
  customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  -- As the wire has it, as JSON.
  address TEXT NOT NULL,
  is_default_shipping INTEGER NOT NULL CHECK (is_default_shipping IN (0, 1)),
  is_default_billing INTEGER NOT NULL CHECK (is_default_billing IN (0, 1)),
  PRIMARY KEY (customer_id, position)
) STRICT, WITHOUT ROWID;

-- Subscribers of the newsletter, by store: the address, and the day of subscribing.
CREATE TABLE newsletter (
  email TEXT NOT NULL COLLATE NOCASE,
  store_id INTEGER NOT NULL,
  subscribed_at TEXT NOT NULL,
  PRIMARY KEY (email, store_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE coupon (
  code TEXT PRIMARY KEY COLLATE NOCASE,
  kind TEXT NOT NULL CHECK (kind IN ('percent', 'fixed', 'free_shipping')),
  -- Per cent, or cents.
  amount INTEGER NOT NULL CHECK (amount >= 0),
  min_subtotal INTEGER NOT NULL DEFAULT 0,
  -- ISO 8601 in UTC, or null for an open end.
  valid_from TEXT,
  valid_to TEXT,
  max_uses INTEGER,
  uses INTEGER NOT NULL DEFAULT 0,
  CHECK (kind <> 'percent' OR amount <= 100),
  CHECK (max_uses IS NULL OR uses <= max_uses)
) STRICT, WITHOUT ROWID;

CREATE TABLE gift_card (
  code TEXT PRIMARY KEY COLLATE NOCASE,
  initial INTEGER NOT NULL CHECK (initial > 0),
  balance INTEGER NOT NULL CHECK (balance BETWEEN 0 AND initial),
  currency TEXT NOT NULL,
  expires_at TEXT
) STRICT, WITHOUT ROWID;

-- ORDERS AND PAYMENTS. Times are milliseconds since 1970.

-- The last running number given in each store: its digit, then nine more.
CREATE TABLE running_number (
  store_id INTEGER PRIMARY KEY,
  last INTEGER NOT NULL
) STRICT;
INSERT INTO running_number (store_id, last)
VALUES (1, 1000000000), (2, 2000000000), (3, 3000000000), (4, 4000000000);

-- In the plural: `order` is a word of SQL.
CREATE TABLE orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The shopper's attempt: one order for each, whatever is repeated.
  attempt_id TEXT NOT NULL UNIQUE,
  -- Of the whole request, to tell a repeat from another order under the same attempt.
  fingerprint TEXT NOT NULL,
  order_hash TEXT NOT NULL UNIQUE,
  -- What the shopper is told: it does not count the orders of the shop.
  increment_id INTEGER NOT NULL UNIQUE,
  -- For invoices and the books only.
  running_number INTEGER NOT NULL UNIQUE,
  store_code TEXT NOT NULL,
  cart_id INTEGER NOT NULL,
  -- An order stays when its customer goes.
  customer_id INTEGER REFERENCES customer (id) ON DELETE SET NULL,
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
CREATE INDEX order_by_customer ON orders (customer_id, placed_at);

-- Names and prices are copied: an order does not change with the catalogue.
CREATE TABLE order_line (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Not null, and filled by a subquery: without its order the whole transaction fails.
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  cart_line_id INTEGER NOT NULL,
  sku TEXT NOT NULL,
  parent_sku TEXT,
  type_id TEXT NOT NULL,
  name TEXT NOT NULL,
  -- As in the cart, and as the shopper was shown them: both as JSON.
  line_options TEXT NOT NULL,
  shown_options TEXT NOT NULL,
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

-- What a bundle in an order was put together from: its stock is that of its parts.
CREATE TABLE order_part (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  cart_line_id INTEGER NOT NULL,
  sku TEXT NOT NULL,
  name TEXT NOT NULL,
  -- Of all bundles of the line together.
  qty INTEGER NOT NULL CHECK (qty > 0),
  stock_taken INTEGER NOT NULL
) STRICT;
CREATE INDEX order_part_by_order ON order_part (order_id);

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
