import type { PartOfOrder } from '../../../../shared/contract/admin/placed-order'
import type { Database } from '../../db/databases'
import { createRandomId } from '../../db/random-id'
import { noteGiftCardRefund } from '../../mail/mail'

/**
 * What each card of the order gets back, the first of its cart first: an amount, or else all that they
 * paid and did not get back. Nothing for an attempt that is known.
 */
const SHARES = `
WITH open AS (
  SELECT used.order_id, used.code, place, used.amount - (
      SELECT COALESCE(SUM(back.amount), 0) FROM gift_card_refund AS back
      WHERE back.order_id = used.order_id AND back.code = used.code) AS rest
  FROM order_gift_card AS used JOIN orders ON orders.id = used.order_id
  WHERE increment_id = ?1 AND state = 'processing'
    AND NOT EXISTS (SELECT 1 FROM gift_card_refund WHERE attempt = ?3)),
lined AS (
  SELECT *, SUM(rest) OVER (ORDER BY place, code) - rest AS before, SUM(rest) OVER () AS whole FROM open),
shares AS (
  SELECT order_id, code, MIN(rest, COALESCE(?2, whole) - before) AS amount FROM lined
  WHERE COALESCE(?2, whole) <= whole AND rest > 0 AND before < COALESCE(?2, whole))`

const PUT_BACK = `${SHARES}
UPDATE gift_card SET balance = balance + shares.amount FROM shares WHERE shares.code = gift_card.code`

const WRITE_DOWN = `${SHARES}
INSERT INTO gift_card_refund (attempt, order_id, code, amount, refunded_at)
SELECT ?3, order_id, code, amount, ?4 FROM shares`

const NOTE = noteGiftCardRefund('?1')

const IS_REFUNDED = 'SELECT 1 FROM gift_card_refund WHERE attempt = ?1'

/**
 * Puts money of an order that stands back on the gift cards that paid it, an amount in cents or all of it;
 * its shopper gets a mail. The same attempt again is told the same. False where the cards paid less, or
 * got it back.
 */
export async function refundToGiftCards(
  sales: Database,
  { orderNumber, amount, attempt = createRandomId() }: PartOfOrder,
  now: number,
): Promise<boolean> {
  const meant = [Number(orderNumber), amount ?? null, attempt]
  const results = await sales.batch([
    sales.prepare(PUT_BACK).bind(...meant),
    sales.prepare(WRITE_DOWN).bind(...meant, now),
    sales.prepare(NOTE).bind(attempt, now),
    sales.prepare(IS_REFUNDED).bind(attempt),
  ])
  return (results.at(-1)?.results.length ?? 0) > 0
}
