-- A subscription may wait for a press on the link of a mail, and earns a coupon.

-- In the links of mails to this address; a link that was used gives way to another.
ALTER TABLE newsletter ADD COLUMN token TEXT;
-- Until when an answer is waited for, in ms since 1970; null for a subscription.
ALTER TABLE newsletter ADD COLUMN waits_until INTEGER;
-- What it earned; null for an address that was given one before.
ALTER TABLE newsletter ADD COLUMN coupon_code TEXT;
CREATE UNIQUE INDEX newsletter_token ON newsletter (token);

-- Who was given a coupon: it outlasts the subscription, or one address would earn them all. Only a
-- digest of the address, which nobody can write to.
CREATE TABLE newsletter_offer (
  email_digest TEXT PRIMARY KEY,
  code TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What shoppers wrote into forms of the editors; each is mailed to the merchant.
CREATE TABLE form_submission (
  id TEXT PRIMARY KEY,
  form TEXT NOT NULL,
  store_code TEXT NOT NULL,
  -- Values by the names of the fields, as JSON.
  fields TEXT NOT NULL,
  -- In ms since 1970.
  sent_at INTEGER NOT NULL
) STRICT;
CREATE INDEX form_submission_sent ON form_submission (sent_at);
