-- Who is logged in, and what keeps others from it. Times are milliseconds since 1970.

-- Of a token only its SHA-256 is kept. All tokens that came from one login are a family.
CREATE TABLE customer_token (
  digest TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  family TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('access', 'refresh')),
  -- When the family began: it ends some time after that, whatever is refreshed.
  began_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  -- Set as a refresh token is exchanged; one that is shown again much later was stolen.
  replaced_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX customer_token_by_family ON customer_token (family);
CREATE INDEX customer_token_by_customer ON customer_token (customer_id);
CREATE INDEX customer_token_by_end ON customer_token (expires_at);

-- A password that may be chosen anew, once; also by its SHA-256.
CREATE TABLE password_reset (
  digest TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX password_reset_by_customer ON password_reset (customer_id);

-- How often something was tried since a moment. The key is a digest: nobody's address stands here.
CREATE TABLE customer_try (
  key TEXT PRIMARY KEY,
  tries INTEGER NOT NULL,
  since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX customer_try_by_age ON customer_try (since);

-- Signs what a search is told of a customer's group.
CREATE TABLE customer_key (key TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
INSERT INTO customer_key (key) VALUES (hex(randomblob(32)));
