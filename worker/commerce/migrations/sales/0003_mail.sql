-- Mail is written here in the transaction that it tells of, and sent afterwards: none is lost.
CREATE TABLE mail (
  -- Random. Who sends it gets it too, and knows a repeat by it.
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  -- What it tells of, such as the hash of an order: one of a kind for each.
  about TEXT NOT NULL,
  store_code TEXT NOT NULL,
  recipient TEXT NOT NULL,
  -- It is not tried before. Each try puts it off, so that two never send it at once.
  due_at INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  -- Why the last try failed.
  fault TEXT,
  sent_at INTEGER,
  -- As it was sent; empty before.
  subject TEXT NOT NULL DEFAULT '',
  plain_text TEXT NOT NULL DEFAULT '',
  html TEXT NOT NULL DEFAULT '',
  UNIQUE (kind, about)
) STRICT;
CREATE INDEX mail_due ON mail (due_at) WHERE sent_at IS NULL;
CREATE INDEX mail_sent ON mail (sent_at) WHERE sent_at IS NOT NULL;
