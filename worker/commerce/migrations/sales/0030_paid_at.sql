-- When its merchant said that its money has come, by transfer or at the door; milliseconds since 1970.
ALTER TABLE orders ADD COLUMN paid_at INTEGER;
