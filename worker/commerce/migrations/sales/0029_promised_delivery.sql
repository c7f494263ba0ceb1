-- How many working days it takes, `2-5`, as its shopper was told; null where nobody knew or it is collected.
ALTER TABLE orders ADD COLUMN delivery_days TEXT;
