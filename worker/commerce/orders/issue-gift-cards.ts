// What an order has bought as gift cards becomes money when it is paid. Each statement names the order by
// SQL that may use ?1; they belong into one transaction, in this order.

/** 64 random bits: whoever guesses finds nothing, and who tries often is kept out (gift card check). */
const NEW_CODE = `printf('%s-%s-%s-%s', hex(randomblob(2)), hex(randomblob(2)), hex(randomblob(2)),
  hex(randomblob(2)))`

const paidLines = (orderId: string) => `
  SELECT line.id, line.qty, line.unit_gross, orders.currency
  FROM orders JOIN order_line AS line ON line.order_id = orders.id AND line.type_id = 'amgiftcard'
  WHERE orders.id = (${orderId}) AND orders.state = 'processing'`

/** A code for each piece that has none yet. */
const nameGiftCards = (orderId: string) => `
INSERT INTO issued_gift_card (order_line_id, piece, code)
WITH RECURSIVE paid AS (${paidLines(orderId)}),
  piece (number) AS (
    SELECT 1 UNION ALL SELECT number + 1 FROM piece WHERE number < (SELECT MAX(qty) FROM paid))
SELECT paid.id, piece.number, ${NEW_CODE}
FROM paid JOIN piece ON piece.number <= paid.qty WHERE true
ON CONFLICT (order_line_id, piece) DO NOTHING`

/** What each is worth: the price of the card itself, whatever was taken off the order. */
const fillGiftCards = (orderId: string) => `
INSERT INTO gift_card (code, initial, balance, currency)
SELECT issued.code, paid.unit_gross, paid.unit_gross, paid.currency
FROM (${paidLines(orderId)}) AS paid JOIN issued_gift_card AS issued ON issued.order_line_id = paid.id
WHERE true
ON CONFLICT (code) DO NOTHING`

export const issueGiftCards = (orderId: string): readonly string[] => [
  nameGiftCards(orderId),
  fillGiftCards(orderId),
]
