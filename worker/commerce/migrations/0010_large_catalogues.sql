-- Texts are long: in a table without row ids each of them would fill a page of its own.
CREATE TABLE product_text_by_row (
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
INSERT INTO product_text_by_row (product_id, store_id, name, url_key, url_path, description,
  short_description, plain_text, meta_title, meta_description)
SELECT product_id, store_id, name, url_key, url_path, description, short_description, plain_text,
  meta_title, meta_description
FROM product_text;
DROP TABLE product_text;
ALTER TABLE product_text_by_row RENAME TO product_text;
CREATE INDEX product_by_url_path ON product_text (store_id, url_path);

-- The order in which a catalogue is written out again.
CREATE INDEX product_by_position ON product (position, id);

-- What a run came to, for an importer that lost its connection while it was swapped in.
ALTER TABLE import_run ADD COLUMN staged INTEGER;
ALTER TABLE import_run ADD COLUMN changed INTEGER;
ALTER TABLE import_run ADD COLUMN removed INTEGER;
