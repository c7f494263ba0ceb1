-- The gift cards that an order has bought: one for each piece of a line, made when it is paid.
CREATE TABLE issued_gift_card (
  order_line_id INTEGER NOT NULL REFERENCES order_line (id) ON DELETE CASCADE,
  -- Counts from 1 within its line.
  piece INTEGER NOT NULL,
  code TEXT NOT NULL UNIQUE COLLATE NOCASE,
  PRIMARY KEY (order_line_id, piece)
) STRICT, WITHOUT ROWID;
