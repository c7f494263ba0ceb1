import { returnCoupon, returnGiftCards } from '../../cart/vouchers/take-and-return-vouchers'
import type { Database } from '../../db/databases'
import { readFirst } from '../../db/query'
import { sql } from '../../db/sql'
import { type CancellationKind, noteCancellation } from '../../mail/mail'
import { noteStock, returnStock } from '../../stock/take-and-return-stock'
import { PROMISED_BACK, TAKEN_MONEY } from './taken-money'

const STANDS = "state IN ('new', 'processing')"

/** In SQL over `orders`: its money is to come by transfer, and nobody has said that it has. */
export const AWAITS_TRANSFER = "state = 'new' AND payment_method_code = 'banktransfer'"

/** Nothing of it has left: no parcel, and no money of a gift card that it bought. */
const cancelable = (isMeant: string) => `
SELECT id FROM orders WHERE increment_id = ?1 AND ${isMeant} AND sent_at IS NULL
  AND NOT EXISTS (
    SELECT 1 FROM order_line AS line JOIN issued_gift_card AS issued ON issued.order_line_id = line.id
    JOIN gift_card AS card ON card.code = issued.code
    WHERE line.order_id = orders.id AND card.balance < card.initial)`

const dropCardMails = (orderId: string) => `
DELETE FROM mail WHERE kind = 'gift-card' AND sent_at IS NULL AND about IN (
  SELECT issued.code FROM issued_gift_card AS issued JOIN order_line AS line
    ON line.id = issued.order_line_id WHERE line.order_id = (${orderId}))`

const endDownloads = (orderId: string) => `
UPDATE issued_download SET expires_at = MIN(expires_at, ?2)
WHERE order_line_id IN (SELECT id FROM order_line WHERE order_id = (${orderId}))`

const oweMoney = (orderId: string) => `
INSERT INTO refund (order_id, amount, owed_at)
SELECT id, rest, ?2 FROM (
  SELECT id, ${TAKEN_MONEY} - ${PROMISED_BACK} AS rest
  FROM orders WHERE id = (${orderId}) AND state = 'processing')
WHERE rest > 0`

const cancel = (orderId: string) =>
  `UPDATE orders SET state = 'canceled', updated_at = ?2 WHERE id = (${orderId})`

/** After the order itself: what is left on them says whether it may be cancelled. */
const EMPTY_CARDS = `
UPDATE gift_card SET balance = 0 WHERE code IN (
  SELECT issued.code FROM issued_gift_card AS issued
  JOIN order_line AS line ON line.id = issued.order_line_id
  JOIN orders ON orders.id = line.order_id
  WHERE orders.increment_id = ?1 AND orders.state = 'canceled')`

/**
 * Gives up an order that stands, in one transaction: stock, coupon and gift cards return, what it
 * bought as gift cards and files ends, its money is owed, its shopper gets a mail. Said again it
 * changes nothing. False where there is no such order or something of it has left already; an order
 * that waits for its payment gives itself up.
 */
export async function cancelStandingOrder(
  sales: Database,
  orderNumber: number,
  now: number,
): Promise<boolean> {
  const isDone = await giveUp(sales, { orderNumber, isMeant: STANDS, mail: 'cancellation' }, now)
  if (isDone) return true
  const cancelled = sql`SELECT 1 FROM orders
    WHERE increment_id = ${orderNumber} AND state = 'canceled'`
  return (await readFirst(sales, cancelled)) !== null
}

/** The same for one whose transfer has not come; one that is paid meanwhile stays. */
export function cancelUnpaidTransfer(
  sales: Database,
  orderNumber: number,
  now: number,
): Promise<boolean> {
  return giveUp(sales, { orderNumber, isMeant: AWAITS_TRANSFER, mail: 'missing-transfer' }, now)
}

interface GivenUp {
  orderNumber: number
  /** In SQL over `orders`: the states in which it may be given up. */
  isMeant: string
  /** The mail that its shopper gets. */
  mail: CancellationKind
}

async function giveUp(
  sales: Database,
  { orderNumber, isMeant, mail }: GivenUp,
  now: number,
): Promise<boolean> {
  const orderId = cancelable(isMeant)
  const prepare = (statement: string) => sales.prepare(statement).bind(orderNumber)
  const prepareTimed = (statement: string) => sales.prepare(statement).bind(orderNumber, now)
  const [cancelled] = (
    await sales.batch([
      prepareTimed(returnStock(orderId)),
      prepare(noteStock(orderId)),
      prepare(returnCoupon(orderId)),
      prepare(returnGiftCards(orderId)),
      prepare(dropCardMails(orderId)),
      prepareTimed(endDownloads(orderId)),
      prepareTimed(oweMoney(orderId)),
      prepareTimed(noteCancellation(mail, orderId)),
      prepareTimed(cancel(orderId)),
      prepare(EMPTY_CARDS),
    ])
  ).slice(-2)
  return cancelled?.meta.changes === 1
}
