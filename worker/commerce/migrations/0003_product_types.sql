-- Types of products besides simple and configurable ones.

-- How many of a linked product a grouped one proposes.
ALTER TABLE product_link ADD COLUMN qty INTEGER NOT NULL DEFAULT 1;

-- What a bundle, a gift card or a downloadable product is made of, what a shopper may add to it and
-- what it costs from a quantity up: as JSON in the words of the import, since nobody searches in it.
CREATE TABLE product_type_data (
  product_id INTEGER PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
  body TEXT NOT NULL
) STRICT;
