-- What a merchant says of a picture; one without goes by the name of its product.
CREATE TABLE product_media_label (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  store_id INTEGER NOT NULL,
  -- As in product_media.
  path TEXT NOT NULL,
  label TEXT NOT NULL,
  PRIMARY KEY (product_id, store_id, path)
) STRICT, WITHOUT ROWID;
