-- The gift cards of an order are shown in the order in which its cart had them, and counted from 0.
ALTER TABLE order_gift_card ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
