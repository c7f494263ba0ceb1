-- The database of what is browsed: the catalogue as a merchant wrote it, what is derived from it for lists
-- and searches, stories and reviews. Prices are integer cents. Store 0 means all stores, in the tables
-- that say so; elsewhere every store has a row of its own.

-- ATTRIBUTES

CREATE TABLE attribute (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  code TEXT NOT NULL UNIQUE,
  -- select, multiselect, text, boolean
  input TEXT NOT NULL,
  is_filterable INTEGER NOT NULL,
  is_visible INTEGER NOT NULL,
  position INTEGER NOT NULL,
  fingerprint TEXT NOT NULL
) STRICT;

CREATE TABLE attribute_label (
  attribute_id INTEGER NOT NULL REFERENCES attribute (id) ON DELETE CASCADE,
  store_id INTEGER NOT NULL,
  label TEXT NOT NULL,
  PRIMARY KEY (attribute_id, store_id)
) STRICT, WITHOUT ROWID;

-- An option is known by its value, on the wire too (value_index).
CREATE TABLE attribute_option (
  attribute_id INTEGER NOT NULL REFERENCES attribute (id) ON DELETE CASCADE,
  value TEXT NOT NULL,
  position INTEGER NOT NULL,
  swatch TEXT,
  PRIMARY KEY (attribute_id, value)
) STRICT, WITHOUT ROWID;

CREATE TABLE attribute_option_label (
  attribute_id INTEGER NOT NULL,
  value TEXT NOT NULL,
  store_id INTEGER NOT NULL,
  label TEXT NOT NULL,
  PRIMARY KEY (attribute_id, value, store_id),
  FOREIGN KEY (attribute_id, value) REFERENCES attribute_option (attribute_id, value)
    ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- CATEGORIES

CREATE TABLE category (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Names from the root in the language of the source: the identity of a category there.
  source_path TEXT NOT NULL UNIQUE COLLATE NOCASE,
  parent_id INTEGER REFERENCES category (id) ON DELETE CASCADE,
  -- The top of a shop's menu is level 2, as in Magento.
  level INTEGER NOT NULL DEFAULT 2,
  -- Ids from the top down, for example 3/14/15.
  path TEXT NOT NULL DEFAULT '',
  position INTEGER NOT NULL,
  is_active INTEGER NOT NULL,
  include_in_menu INTEGER NOT NULL DEFAULT 1,
  display_mode TEXT NOT NULL,
  image TEXT NOT NULL DEFAULT '',
  fingerprint TEXT NOT NULL
) STRICT;
CREATE INDEX category_by_parent ON category (parent_id, position);
-- Ids begin at 2: on the wire 1 is the parent of the top categories, a root with no row.
INSERT INTO category (id, source_path, position, is_active, display_mode, fingerprint)
VALUES (1, '', 0, 0, 'PRODUCTS', '');
DELETE FROM category;

CREATE TABLE category_text (
  category_id INTEGER NOT NULL REFERENCES category (id) ON DELETE CASCADE,
  store_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  url_key TEXT NOT NULL,
  -- The url keys from the top down, joined by slashes, without one at the ends.
  url_path TEXT NOT NULL DEFAULT '',
  description TEXT NOT NULL,
  seo_text TEXT NOT NULL,
  meta_title TEXT NOT NULL,
  meta_description TEXT NOT NULL,
  PRIMARY KEY (category_id, store_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX category_by_url_path ON category_text (store_id, url_path);

-- PRODUCTS

CREATE TABLE product (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  sku TEXT NOT NULL UNIQUE COLLATE NOCASE,
  type_id TEXT NOT NULL,
  -- 1 enabled, 2 disabled.
  status INTEGER NOT NULL,
  -- 1 not individually, 2 catalogue, 3 search, 4 both.
  visibility INTEGER NOT NULL,
  tax_class TEXT NOT NULL CHECK (tax_class IN ('standard', 'reduced', 'zero')),
  -- The configurable product this one is a choice of.
  parent_id INTEGER REFERENCES product (id) ON DELETE SET NULL,
  -- Place among all products, and among the children of one parent.
  position INTEGER NOT NULL DEFAULT 0,
  hides_stock_alert INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  -- Of everything the source says of the product: unchanged means nothing to write.
  fingerprint TEXT NOT NULL
) STRICT;
CREATE INDEX product_by_parent ON product (parent_id, position);
-- The order in which a catalogue is written out.
CREATE INDEX product_by_position ON product (position, id);

-- With row ids: texts are long, and without them each would fill a page of its own.
CREATE TABLE product_text (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  store_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  url_key TEXT NOT NULL,
  -- Without slashes at its ends.
  url_path TEXT NOT NULL,
  description TEXT NOT NULL,
  short_description TEXT NOT NULL,
  -- Both without markup, for the search index.
  plain_text TEXT NOT NULL,
  meta_title TEXT NOT NULL,
  meta_description TEXT NOT NULL,
  PRIMARY KEY (product_id, store_id)
) STRICT;
CREATE INDEX product_by_url_path ON product_text (store_id, url_path);

-- Source prices are immutable: tax is computed from them, never written back.
CREATE TABLE product_price (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  store_id INTEGER NOT NULL,
  price INTEGER NOT NULL CHECK (price >= 0),
  special_price INTEGER CHECK (special_price >= 0),
  -- ISO 8601 in UTC, or null for an open end.
  special_from TEXT,
  special_to TEXT,
  PRIMARY KEY (product_id, store_id)
) STRICT, WITHOUT ROWID;

-- The stock as it is shown, searched and listed: a copy of `stock` in the database `sales`, which is what
-- is sold by. A product that never was counted has no row.
CREATE TABLE stock_copy (
  product_id INTEGER PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
  qty INTEGER NOT NULL,
  is_in_stock INTEGER NOT NULL CHECK (is_in_stock IN (0, 1)),
  manage_stock INTEGER NOT NULL CHECK (manage_stock IN (0, 1)),
  backorders INTEGER NOT NULL CHECK (backorders IN (0, 1)),
  min_sale_qty INTEGER NOT NULL,
  max_sale_qty INTEGER NOT NULL,
  -- What the source last said, as JSON: saying it again does not undo what was sold since.
  source TEXT NOT NULL,
  -- When the source said so, in milliseconds since 1970.
  imported_at INTEGER NOT NULL,
  -- That of the stock it is a copy of: what is older than the copy is not copied.
  version INTEGER NOT NULL,
  CHECK (manage_stock = 0 OR backorders = 1 OR qty >= 0)
) STRICT;

CREATE TABLE product_media (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  -- Below /media.
  path TEXT NOT NULL,
  PRIMARY KEY (product_id, position)
) STRICT, WITHOUT ROWID;

-- What a merchant says of a picture; one without goes by the name of its product.
CREATE TABLE product_media_label (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  store_id INTEGER NOT NULL,
  -- As in product_media.
  path TEXT NOT NULL,
  label TEXT NOT NULL,
  PRIMARY KEY (product_id, store_id, path)
) STRICT, WITHOUT ROWID;

CREATE TABLE product_label (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  store_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  text TEXT NOT NULL,
  style TEXT NOT NULL,
  PRIMARY KEY (product_id, store_id, position)
) STRICT, WITHOUT ROWID;

-- link_type: related, upsell, crosssell, colorrelation, associated (parts of a set), bundle (parts of a
-- bundle, which no page shows as links). By sku: the other product may come later.
CREATE TABLE product_link (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  link_type TEXT NOT NULL,
  position INTEGER NOT NULL,
  linked_sku TEXT NOT NULL COLLATE NOCASE,
  -- How many of it a grouped product proposes.
  qty INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (product_id, link_type, position)
) STRICT, WITHOUT ROWID;
-- What sets and bundles cost follows from their parts.
CREATE INDEX product_link_of_part ON product_link (linked_sku)
WHERE link_type IN ('associated', 'bundle');

CREATE TABLE product_value (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  attribute_id INTEGER NOT NULL REFERENCES attribute (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (product_id, attribute_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_value_by_attribute ON product_value (attribute_id, value);

-- What a configurable product asks for, in order.
CREATE TABLE product_choice (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  attribute_id INTEGER NOT NULL REFERENCES attribute (id) ON DELETE CASCADE,
  PRIMARY KEY (product_id, position)
) STRICT, WITHOUT ROWID;

-- What a bundle, a gift card or a downloadable product is made of, what a shopper may add to it and
-- what it costs from a quantity up: as JSON in the words of the import, since nobody searches in it.
CREATE TABLE product_type_data (
  product_id INTEGER PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
  body TEXT NOT NULL
) STRICT;

CREATE TABLE category_product (
  category_id INTEGER NOT NULL REFERENCES category (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  PRIMARY KEY (category_id, product_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX category_product_by_product ON category_product (product_id);

-- ADDRESSES

-- Paths here have no slash at their ends.
CREATE TABLE url_mapping (
  store_id INTEGER NOT NULL,
  request_path TEXT NOT NULL,
  -- A route of the storefront, and its parameters as JSON.
  name TEXT NOT NULL,
  params TEXT NOT NULL,
  PRIMARY KEY (store_id, request_path)
) STRICT, WITHOUT ROWID;

CREATE TABLE redirect (
  store_id INTEGER NOT NULL,
  request_path TEXT NOT NULL,
  target_path TEXT NOT NULL,
  redirect_type INTEGER NOT NULL CHECK (redirect_type IN (301, 302)),
  PRIMARY KEY (store_id, request_path)
) STRICT, WITHOUT ROWID;

-- A word that leads somewhere instead of to results, as shoppers type it in lower case.
CREATE TABLE search_redirect (
  store_id INTEGER NOT NULL,
  term TEXT NOT NULL,
  url TEXT NOT NULL,
  PRIMARY KEY (store_id, term)
) STRICT, WITHOUT ROWID;

CREATE TABLE landing_page (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- 0 for all stores; a store's own page comes first.
  store_id INTEGER NOT NULL,
  url_path TEXT NOT NULL,
  category_id INTEGER NOT NULL REFERENCES category (id) ON DELETE CASCADE,
  active INTEGER NOT NULL,
  -- The other fields of the wire shape, filter_attributes among them, as JSON.
  fields TEXT NOT NULL,
  UNIQUE (store_id, url_path)
) STRICT;
CREATE INDEX landing_page_by_category ON landing_page (category_id);

-- STORIES, REVIEWS AND PLACES

-- Stories in Storyblok's shape. 0 for all stores; a store's own story comes first.
CREATE TABLE story (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uuid TEXT NOT NULL UNIQUE,
  store_id INTEGER NOT NULL,
  full_slug TEXT NOT NULL,
  draft TEXT NOT NULL,
  -- Null until it is published.
  published TEXT,
  -- Seconds since 1970; the newest of all is the version of the space.
  updated_at INTEGER NOT NULL,
  UNIQUE (store_id, full_slug)
) STRICT;

-- What a story becomes with a release that has not gone out yet.
CREATE TABLE story_release (
  story_id INTEGER NOT NULL REFERENCES story (id) ON DELETE CASCADE,
  release_id INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (story_id, release_id)
) STRICT, WITHOUT ROWID;

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

-- IMPORTS AND WHAT FOLLOWS FROM THEM

-- One import: rows wait in `staged` until one transaction swaps them in.
CREATE TABLE import_run (
  id TEXT PRIMARY KEY,
  mode TEXT NOT NULL CHECK (mode IN ('replace', 'merge')),
  state TEXT NOT NULL CHECK (state IN ('staging', 'done', 'aborted')),
  started_at TEXT NOT NULL,
  ended_at TEXT,
  -- What it came to, for an importer that lost its connection while it was swapped in.
  staged INTEGER,
  changed INTEGER,
  removed INTEGER
) STRICT;

CREATE TABLE staged (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  run_id TEXT NOT NULL REFERENCES import_run (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  key TEXT NOT NULL COLLATE NOCASE,
  body TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  is_changed INTEGER NOT NULL DEFAULT 1,
  UNIQUE (run_id, kind, key)
) STRICT;

-- What an import said of stock and `sales` has not been told yet. Written in the transaction of the swap.
CREATE TABLE stock_import (
  sku TEXT PRIMARY KEY COLLATE NOCASE,
  -- Milliseconds since 1970; of two imports the later one counts.
  imported_at INTEGER NOT NULL,
  source TEXT NOT NULL,
  qty INTEGER NOT NULL,
  is_in_stock INTEGER NOT NULL,
  manage_stock INTEGER NOT NULL,
  backorders INTEGER NOT NULL,
  min_sale_qty INTEGER NOT NULL,
  max_sale_qty INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Steps of filling a new shop that are done, so that one that was interrupted goes on where it stopped.
CREATE TABLE filling_step (
  name TEXT PRIMARY KEY,
  done_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What has changed and the storefront has not been told yet, by its tag. A row is written in the
-- transaction of the change itself, and goes when the storefront has said that it heard. A tag that
-- changes again gets a higher id, so that nothing is forgotten that changed while it was being told.
CREATE TABLE changed_tag (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tag TEXT NOT NULL UNIQUE
) STRICT;

-- Pictures that were replaced, and which state of them is the last. One that never was has its plain
-- address, so that the addresses in a page stay short.
CREATE TABLE picture_version (
  path TEXT PRIMARY KEY,
  version TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- DERIVED: filled again by every swap-in, without foreign keys

-- Every product that a list may show, with what lists sort and filter by.
CREATE TABLE listing (
  store_id INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  visibility INTEGER NOT NULL,
  position INTEGER NOT NULL,
  name TEXT NOT NULL COLLATE NOCASE,
  -- Lowest price of its units incl. tax, specials applied as of the time of writing.
  price INTEGER NOT NULL,
  -- When a special price begins or ends and the row must be written again.
  price_until TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (store_id, product_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX listing_by_update ON listing (store_id, updated_at, product_id);
CREATE INDEX listing_by_creation ON listing (store_id, created_at, product_id);
CREATE INDEX listing_by_price ON listing (store_id, price, product_id);
CREATE INDEX listing_by_position ON listing (store_id, position, product_id);
CREATE INDEX listing_by_price_until ON listing (price_until) WHERE price_until IS NOT NULL;

-- What is really bought of a listed product: its enabled children, else the product.
CREATE TABLE listing_unit (
  product_id INTEGER NOT NULL,
  unit_id INTEGER NOT NULL,
  PRIMARY KEY (product_id, unit_id)
) STRICT, WITHOUT ROWID;

-- A category with everything below it.
CREATE TABLE category_listing (
  category_id INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  PRIMARY KEY (category_id, product_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX category_listing_by_product ON category_listing (product_id);

-- Option values by unit, so that a size and a colour are found on one and the same child.
-- A parent's own values stand at each of its children.
CREATE TABLE facet (
  attribute_id INTEGER NOT NULL,
  value TEXT NOT NULL,
  product_id INTEGER NOT NULL,
  unit_id INTEGER NOT NULL,
  PRIMARY KEY (attribute_id, value, product_id, unit_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX facet_by_product ON facet (product_id, attribute_id, value, unit_id);

-- How many products of a category, 0 for all of them, have a value: what a listing shows beside a
-- category before anything is chosen.
CREATE TABLE category_facet (
  category_id INTEGER NOT NULL,
  attribute_id INTEGER NOT NULL,
  value TEXT NOT NULL,
  products INTEGER NOT NULL,
  PRIMARY KEY (category_id, attribute_id, value)
) STRICT, WITHOUT ROWID;

-- The words of listed products, one index a store, so that no language answers for another.
CREATE VIRTUAL TABLE search_1 USING fts5 (name, sku, categories, facts, description, content = '', tokenize = 'unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE search_2 USING fts5 (name, sku, categories, facts, description, content = '', tokenize = 'unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE search_3 USING fts5 (name, sku, categories, facts, description, content = '', tokenize = 'unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE search_4 USING fts5 (name, sku, categories, facts, description, content = '', tokenize = 'unicode61 remove_diacritics 2');

-- The vocabulary of those indexes, so that a misspelt word finds its neighbours without a walk over
-- everything that contains them. Only words that name things: not those of descriptions alone.
CREATE TABLE search_word (
  store_id INTEGER NOT NULL,
  term TEXT NOT NULL,
  -- In how many products.
  docs INTEGER NOT NULL,
  -- What the inflections of a word have in common, so that `lamps` finds `lamp`. SQL cannot tell: it
  -- is null until the words have been looked at after an import.
  stem TEXT,
  PRIMARY KEY (store_id, term)
) STRICT, WITHOUT ROWID;
CREATE INDEX search_word_by_stem ON search_word (store_id, stem);
CREATE VIRTUAL TABLE search_words_1 USING fts5vocab (search_1, col);
CREATE VIRTUAL TABLE search_words_2 USING fts5vocab (search_2, col);
CREATE VIRTUAL TABLE search_words_3 USING fts5vocab (search_3, col);
CREATE VIRTUAL TABLE search_words_4 USING fts5vocab (search_4, col);
