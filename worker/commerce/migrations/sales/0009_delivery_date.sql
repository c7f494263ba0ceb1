-- The day that the shopper wished for, `2026-11-24`; null for the soonest.
ALTER TABLE orders ADD COLUMN delivery_date TEXT;
