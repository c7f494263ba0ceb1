-- What was opened at PayPal: for a cart whose shopper wants express, or for an order. It is paid at most
-- once, since asking a second time could take the money twice.
CREATE TABLE paypal_payment (
  -- PayPal's id of it.
  token TEXT PRIMARY KEY,
  -- Absent where it was opened for an order.
  cart_id INTEGER,
  order_id INTEGER UNIQUE REFERENCES orders (id) ON DELETE CASCADE,
  -- Cents that PayPal knows of.
  amount INTEGER NOT NULL,
  -- Where its shopper approves it.
  approve_url TEXT NOT NULL,
  -- open: nothing was taken. sent: PayPal was asked to take it, and nobody knows yet. pending: PayPal
  -- decides. paid, refused: its answer stands.
  state TEXT NOT NULL CHECK (state IN ('open', 'sent', 'pending', 'paid', 'refused')),
  capture_id TEXT,
  -- What PayPal said when it failed.
  error TEXT,
  -- When PayPal was asked to take the money.
  sent_at INTEGER,
  -- When PayPal was last asked anything; milliseconds since 1970, as the others.
  asked_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX paypal_payment_by_cart ON paypal_payment (cart_id);
CREATE INDEX paypal_payment_undecided ON paypal_payment (asked_at)
  WHERE order_id IS NOT NULL AND state IN ('open', 'sent', 'pending');

-- The other side, where a store has no account.
CREATE TABLE sandbox_paypal_order (
  -- Unguessable: it is the address of the page on which it is approved.
  id TEXT PRIMARY KEY,
  store_code TEXT NOT NULL,
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  return_url TEXT NOT NULL,
  cancel_url TEXT NOT NULL,
  -- Whether the shopper is asked where to, and then pays in the shop.
  is_express INTEGER NOT NULL,
  -- decline: approved, and refused when the money is taken.
  decision TEXT CHECK (decision IN ('approve', 'decline')),
  capture_id TEXT UNIQUE,
  created_at INTEGER NOT NULL
) STRICT;
