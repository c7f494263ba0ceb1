-- Subscriptions to the newsletter are in `newsletter` only: this column was never kept true.
ALTER TABLE customer DROP COLUMN is_subscribed;
