import { returnCoupon, returnGiftCards } from '../../cart/vouchers/take-and-return-vouchers'
import type { Database } from '../../db/databases'
import { noteCancellation } from '../../mail/mail'
import { noteStock, returnStock } from '../../stock/take-and-return-stock'
import { TAKEN_MONEY } from './taken-money'

/** Nothing of it has left: no parcel, and no money of a gift card that it bought. */
const CANCELABLE = `
SELECT id FROM orders WHERE increment_id = ?1 AND state IN ('new', 'processing') AND sent_at IS NULL
  AND NOT EXISTS (
    SELECT 1 FROM order_line AS line JOIN issued_gift_card AS issued ON issued.order_line_id = line.id
    JOIN gift_card AS card ON card.code = issued.code
    WHERE line.order_id = orders.id AND card.balance < card.initial)`

const BOUGHT_CARDS = `
SELECT issued.code FROM issued_gift_card AS issued JOIN order_line AS line
  ON line.id = issued.order_line_id WHERE line.order_id = (${CANCELABLE})`

const DROP_CARD_MAILS = `
DELETE FROM mail WHERE kind = 'gift-card' AND sent_at IS NULL AND about IN (${BOUGHT_CARDS})`

const END_DOWNLOADS = `
UPDATE issued_download SET expires_at = MIN(expires_at, ?2)
WHERE order_line_id IN (SELECT id FROM order_line WHERE order_id = (${CANCELABLE}))`

const OWE_MONEY = `
INSERT INTO refund (order_id, amount, owed_at)
SELECT id, rest, ?2 FROM (
  SELECT id, ${TAKEN_MONEY}
    - (SELECT COALESCE(SUM(amount), 0) FROM refund WHERE order_id = orders.id) AS rest
  FROM orders WHERE id = (${CANCELABLE}) AND state = 'processing')
WHERE rest > 0`

const CANCEL = `UPDATE orders SET state = 'canceled', updated_at = ?2 WHERE id = (${CANCELABLE})`

/** After the order itself: what is left on them says whether it may be cancelled. */
const EMPTY_CARDS = `
UPDATE gift_card SET balance = 0 WHERE code IN (
  SELECT issued.code FROM issued_gift_card AS issued
  JOIN order_line AS line ON line.id = issued.order_line_id
  JOIN orders ON orders.id = line.order_id
  WHERE orders.increment_id = ?1 AND orders.state = 'canceled')`

/**
 * Gives up an order that stands, in one transaction: stock, coupon and gift cards return, what it
 * bought as gift cards and files ends, its money is owed, its shopper gets a mail. False where there
 * is no such order or something of it has left already; an order that waits for its payment gives
 * itself up.
 */
export async function cancelStandingOrder(
  sales: Database,
  orderNumber: number,
  now: number,
): Promise<boolean> {
  const prepare = (statement: string) => sales.prepare(statement).bind(orderNumber)
  const prepareTimed = (statement: string) => sales.prepare(statement).bind(orderNumber, now)
  const [cancelled] = (
    await sales.batch([
      prepareTimed(returnStock(CANCELABLE)),
      prepare(noteStock(CANCELABLE)),
      prepare(returnCoupon(CANCELABLE)),
      prepare(returnGiftCards(CANCELABLE)),
      prepare(DROP_CARD_MAILS),
      prepareTimed(END_DOWNLOADS),
      prepareTimed(OWE_MONEY),
      prepareTimed(noteCancellation(CANCELABLE)),
      prepareTimed(CANCEL),
      prepare(EMPTY_CARDS),
    ])
  ).slice(-2)
  return cancelled?.meta.changes === 1
}
