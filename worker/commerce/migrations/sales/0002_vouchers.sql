-- Coupons and gift cards in carts and orders. Money is integer cents.

-- A coupon may be of one store only; null is for all of them.
ALTER TABLE coupon ADD COLUMN store_code TEXT;

-- One coupon for each cart.
ALTER TABLE cart ADD COLUMN coupon_code TEXT COLLATE NOCASE
  REFERENCES coupon (code) ON DELETE SET NULL;

-- The gift cards that a cart is to be paid with, in the order of `id`.
CREATE TABLE cart_gift_card (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  cart_id INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  -- As the shopper's cart has it: the code itself is worth money and never goes back to a browser.
  item_id INTEGER NOT NULL,
  code TEXT NOT NULL COLLATE NOCASE REFERENCES gift_card (code) ON DELETE CASCADE,
  UNIQUE (cart_id, code),
  UNIQUE (cart_id, item_id)
) STRICT;

ALTER TABLE orders ADD COLUMN coupon_code TEXT;
-- What gift cards have paid of `grand_total`. The rest is due.
ALTER TABLE orders ADD COLUMN gift_card_amount INTEGER NOT NULL DEFAULT 0
  CHECK (gift_card_amount BETWEEN 0 AND grand_total);

-- What an order took of each gift card, to be given back when it is cancelled.
CREATE TABLE order_gift_card (
  order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  code TEXT NOT NULL COLLATE NOCASE,
  amount INTEGER NOT NULL CHECK (amount > 0),
  PRIMARY KEY (order_id, code)
) STRICT, WITHOUT ROWID;
