-- Whether its shopper is called to arrange the day of delivery, as it was when the order was placed.
ALTER TABLE orders ADD COLUMN by_appointment INTEGER NOT NULL DEFAULT 0;
