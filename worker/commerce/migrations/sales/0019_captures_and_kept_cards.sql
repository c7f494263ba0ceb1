-- 1 where the money of a payment is only authorised, and taken by its merchant, in parts.
ALTER TABLE adyen_payment ADD COLUMN is_captured_by_hand INTEGER NOT NULL DEFAULT 0;
-- When the rest of an authorisation was given back, in milliseconds since 1970.
ALTER TABLE adyen_payment ADD COLUMN released_at INTEGER;

-- A part of an authorised amount that is to be taken, in cents; taken once the provider says so.
CREATE TABLE capture (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  amount INTEGER NOT NULL CHECK (amount > 0),
  asked_at INTEGER NOT NULL,
  captured_at INTEGER,
  -- How the provider names it.
  reference TEXT,
  -- Why it has not been taken, or was taken back: somebody has to look.
  fault TEXT
) STRICT;
CREATE INDEX capture_by_order ON capture (order_id);

-- The other side, where no provider is configured.
CREATE TABLE sandbox_adyen_capture (
  psp_reference TEXT PRIMARY KEY,
  payment_id TEXT NOT NULL,
  amount INTEGER NOT NULL
) STRICT;

-- By what the card payment provider knows a customer: there lie the cards that they keep, none here.
-- Without a customer it is that of an account that is gone, whose cards are to be deleted there.
CREATE TABLE card_holder (
  reference TEXT PRIMARY KEY,
  customer_id INTEGER UNIQUE REFERENCES customer (id) ON DELETE SET NULL
) STRICT;
CREATE INDEX card_holder_gone ON card_holder (reference) WHERE customer_id IS NULL;

-- The other side, where no provider is configured.
CREATE TABLE sandbox_adyen_card (
  id TEXT PRIMARY KEY,
  shopper_reference TEXT NOT NULL,
  -- As it was typed: only test cards are taken.
  number TEXT NOT NULL,
  brand TEXT NOT NULL,
  expiry_month TEXT NOT NULL,
  expiry_year TEXT NOT NULL,
  UNIQUE (shopper_reference, number)
) STRICT;
