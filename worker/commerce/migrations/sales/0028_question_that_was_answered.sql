-- The link that an address was asked with: pressed again, it says what it did.
ALTER TABLE newsletter ADD COLUMN answered_token TEXT;
CREATE UNIQUE INDEX newsletter_answered_token ON newsletter (answered_token);
