-- Whose cart it is; a guest's has nobody. One that comes back from a refused payment may stand beside
-- another, so this is no unique index.
ALTER TABLE cart ADD COLUMN customer_id INTEGER REFERENCES customer (id) ON DELETE SET NULL;
CREATE INDEX cart_of_customer ON cart (customer_id, store_code) WHERE customer_id IS NOT NULL;
