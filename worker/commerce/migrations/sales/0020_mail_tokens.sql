-- Each lets one message be sent to the shop; of a token only its SHA-256 is kept. In ms since 1970.
CREATE TABLE mail_token (
  digest TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX mail_token_by_end ON mail_token (expires_at);
