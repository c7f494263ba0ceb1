-- What a shopper of the sandbox has PayPal do with an approved payment: decide later, or not answer.
ALTER TABLE sandbox_paypal_order ADD COLUMN slowness TEXT CHECK (slowness IN ('pending', 'silent'));
-- When the money was taken, in milliseconds since 1970.
ALTER TABLE sandbox_paypal_order ADD COLUMN captured_at INTEGER;
