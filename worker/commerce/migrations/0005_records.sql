-- What a shop gathers beside its catalogue: what shoppers wrote, who they are, what reduces a
-- price, where its stores are, and the addresses that a postcode leads to. Money is integer cents.

CREATE TABLE review (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Of the one who loads it, so that loading twice writes it once.
  reference TEXT NOT NULL UNIQUE,
  sku TEXT NOT NULL COLLATE NOCASE,
  store_id INTEGER NOT NULL,
  nickname TEXT NOT NULL,
  title TEXT NOT NULL,
  detail TEXT NOT NULL,
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX review_by_product ON review (sku, store_id, created_at);

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

-- An order stays when its customer goes.
ALTER TABLE orders ADD COLUMN customer_id INTEGER REFERENCES customer (id) ON DELETE SET NULL;
CREATE INDEX order_by_customer ON orders (customer_id, placed_at);

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

CREATE TABLE store_location (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  street TEXT NOT NULL,
  postcode TEXT NOT NULL,
  city TEXT NOT NULL,
  country TEXT NOT NULL,
  phone TEXT NOT NULL,
  email TEXT NOT NULL,
  lat REAL NOT NULL,
  lng REAL NOT NULL,
  -- [{day, open, close}] as JSON, monday first; a day without hours is closed.
  schedule TEXT NOT NULL
) STRICT;

-- Streets by postcode, with the house numbers that exist.
CREATE TABLE postal_street (
  -- Three letters, lower case.
  country TEXT NOT NULL,
  -- Upper case, without spaces.
  postcode TEXT NOT NULL,
  street TEXT NOT NULL,
  city TEXT NOT NULL,
  municipality TEXT NOT NULL,
  province TEXT NOT NULL,
  first_number INTEGER NOT NULL,
  last_number INTEGER NOT NULL,
  -- ['A', 'B'] as JSON: additions that the numbers there may have.
  additions TEXT NOT NULL,
  lat REAL NOT NULL,
  lng REAL NOT NULL,
  PRIMARY KEY (country, postcode, street)
) STRICT, WITHOUT ROWID;
