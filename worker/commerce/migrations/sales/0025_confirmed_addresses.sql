-- Who registers has not shown yet that the address is theirs. Times are milliseconds since 1970.

-- Null until the link of a mail to this address was pressed.
ALTER TABLE customer ADD COLUMN email_confirmed_at INTEGER;

-- The links that show it. Here only the SHA-256 of a token is kept; its mail has the token itself.
CREATE TABLE email_confirmation (
  digest TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  -- An address that was changed since is not confirmed by it.
  email TEXT NOT NULL COLLATE NOCASE,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX email_confirmation_by_customer ON email_confirmation (customer_id);
CREATE INDEX email_confirmation_by_end ON email_confirmation (expires_at);
