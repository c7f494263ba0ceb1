-- What came by transfer, in cents, where its merchant named it; null for all that was to be paid.
ALTER TABLE orders ADD COLUMN paid_amount INTEGER CHECK (paid_amount >= 0);
