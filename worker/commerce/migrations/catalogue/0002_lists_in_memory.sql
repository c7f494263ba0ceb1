-- Lists and searches are found in memory; prices of before, cards and clicks are kept. What is derived from
-- the catalogue is empty after this, and the clock writes it anew (catalogue-import/derive-anew.ts).

-- What a price was until an import said another one: shoppers are told the lowest of the days before a
-- reduction. By sku, so that it outlives a product that goes and comes back.
CREATE TABLE price_history (
  sku TEXT NOT NULL COLLATE NOCASE,
  store_id INTEGER NOT NULL,
  -- ISO 8601 in UTC, as the dates of offers.
  until TEXT NOT NULL,
  price INTEGER NOT NULL,
  special_price INTEGER,
  special_from TEXT,
  special_to TEXT,
  PRIMARY KEY (sku, store_id, until)
) STRICT, WITHOUT ROWID;

-- As in Magento: 1 approved, 2 waiting for somebody to read it, 3 refused.
ALTER TABLE review ADD COLUMN status INTEGER NOT NULL DEFAULT 1 CHECK (status IN (1, 2, 3));

-- How often a product was opened from a search, by day: of whom, nobody knows.
CREATE TABLE product_click (
  store_id INTEGER NOT NULL,
  sku TEXT NOT NULL COLLATE NOCASE,
  day TEXT NOT NULL,
  clicks INTEGER NOT NULL,
  PRIMARY KEY (store_id, sku, day)
) STRICT, WITHOUT ROWID;

-- A large import is swapped in by steps: what it comes to as JSON, how many steps are done, and who does
-- them, which is the last who began to.
ALTER TABLE import_run ADD COLUMN swap TEXT;
ALTER TABLE import_run ADD COLUMN steps_done INTEGER NOT NULL DEFAULT 0;
ALTER TABLE import_run ADD COLUMN attempt TEXT;

DROP INDEX listing_by_update;
DROP INDEX listing_by_creation;
DROP INDEX listing_by_price;
DROP INDEX listing_by_position;

-- A listed product as a card shows it, in one store: see catalogue/cards.ts. With row ids, since bodies are
-- long.
CREATE TABLE card (
  product_id INTEGER NOT NULL,
  store_id INTEGER NOT NULL,
  -- Rows of the product and its children as JSON, by what they are.
  body TEXT NOT NULL,
  PRIMARY KEY (product_id, store_id)
) STRICT;

-- What is really bought of a listed product: its enabled children, else the product. Products and units
-- are numbered from 1 without a gap, as `list_column` and `search_posting` call them.
DROP TABLE listing_unit;
CREATE TABLE listing_unit (
  product_id INTEGER NOT NULL,
  unit_id INTEGER NOT NULL,
  product_number INTEGER NOT NULL,
  unit_number INTEGER NOT NULL,
  PRIMARY KEY (product_id, unit_id)
) STRICT, WITHOUT ROWID;

DROP TABLE category_facet;

-- What lists are found, counted and sorted by, one text of numbers for each thing that is asked at once:
-- an isolate reads what it needs and holds it (search/memory/). `name` says what it is, `key` of which
-- category or value, store 0 that it is the same in all.
CREATE TABLE list_column (
  name TEXT NOT NULL,
  store_id INTEGER NOT NULL,
  key TEXT NOT NULL,
  numbers TEXT NOT NULL,
  PRIMARY KEY (name, store_id, key)
) STRICT, WITHOUT ROWID;

-- Whoever holds something derived in memory asks first whether it is still that: `lists`, `prices` or
-- `words`. A version is drawn at random, so that a database that was restored has none it had before.
CREATE TABLE derived_version (
  name TEXT PRIMARY KEY,
  version TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO derived_version (name, version) VALUES ('lists', ''), ('prices', ''), ('words', '');

DROP TABLE search_words_1;
DROP TABLE search_words_2;
DROP TABLE search_words_3;
DROP TABLE search_words_4;
DROP TABLE search_1;
DROP TABLE search_2;
DROP TABLE search_3;
DROP TABLE search_4;
DROP TABLE search_word;

-- Cuts the texts of one store after the other into words, and is emptied again.
CREATE VIRTUAL TABLE search_text USING fts5 (
  name, sku, categories, facts, description,
  content = '', columnsize = 0, detail = 'column', tokenize = 'unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE search_text_word USING fts5vocab (search_text, col);
CREATE VIRTUAL TABLE search_text_place USING fts5vocab (search_text, instance);

-- Where a word stands: numbers of products, each times eight and plus the number of the field.
CREATE TABLE search_posting (
  store_id INTEGER NOT NULL,
  term TEXT NOT NULL,
  places TEXT NOT NULL,
  PRIMARY KEY (store_id, term)
) STRICT;

-- All words of a store, some thousand in a row of this table: a line for each, with how many products are
-- named by it and how many described, and its stem. SQL cannot tell a stem: until the words have been
-- looked at after an import, has_stems is 0.
CREATE TABLE search_vocabulary (
  store_id INTEGER NOT NULL,
  part INTEGER NOT NULL,
  words TEXT NOT NULL,
  has_stems INTEGER NOT NULL,
  PRIMARY KEY (store_id, part)
) STRICT;

-- Words that shoppers use for one another, as the operator of the shop says: a row is a group of them,
-- with commas between.
CREATE TABLE search_synonym (
  id INTEGER PRIMARY KEY,
  store_id INTEGER NOT NULL,
  words TEXT NOT NULL
) STRICT;
CREATE INDEX search_synonym_by_store ON search_synonym (store_id, id);
