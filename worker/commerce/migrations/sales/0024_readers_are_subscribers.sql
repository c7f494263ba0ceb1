-- Who reads the newsletter stands in `newsletter` alone: this column was never kept true.
ALTER TABLE customer DROP COLUMN is_subscribed;
