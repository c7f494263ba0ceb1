import type { PartOfOrder } from '../../../../shared/contract/admin/placed-order'
import type { Database } from '../../db/databases'
import { noteRefunds } from '../../mail/mail'
import { PROMISED_BACK, TAKEN_MONEY } from './taken-money'

/** What has come for it and was not promised back yet, in cents. */
const LEFT = `
SELECT id, ${TAKEN_MONEY} - ${PROMISED_BACK} AS rest
FROM orders WHERE increment_id = ?1 AND state = 'processing'`

const SETTLE_OWED = `
UPDATE refund SET refunded_at = ?2 WHERE refunded_at IS NULL
  AND order_id = (SELECT id FROM orders WHERE increment_id = ?1)`

const OWE = `
INSERT INTO refund (order_id, amount, owed_at)
SELECT id, COALESCE(?3, rest), ?2 FROM (${LEFT}) WHERE rest >= COALESCE(?3, 1)`

/** Of an order that stands; without an amount all that is left, unless something was owed. */
const ADD = `
INSERT INTO refund (order_id, amount, owed_at, refunded_at)
SELECT id, COALESCE(?3, rest), ?2, ?2 FROM (${LEFT})
WHERE rest >= COALESCE(?3, 1) AND (?3 IS NOT NULL OR NOT EXISTS (
  SELECT 1 FROM refund WHERE order_id = id AND refunded_at = ?2))`

const NOTE_REFUNDS = noteRefunds(`
SELECT refund.id FROM refund JOIN orders ON orders.id = refund.order_id
WHERE orders.increment_id = ?1 AND refund.refunded_at = ?2`)

/**
 * Money of an order is to go back, an amount or all that is left: a card payment by its provider, any
 * other by whoever keeps the books. False where no such amount is left.
 */
export async function oweRefund(
  sales: Database,
  { orderNumber, amount }: PartOfOrder,
  now: number,
): Promise<boolean> {
  const owed = await sales
    .prepare(OWE)
    .bind(Number(orderNumber), now, amount ?? null)
    .run()
  return owed.meta.changes === 1
}

/**
 * Money of an order was sent back: what was owed, or else an amount, or else all that is left. Its
 * shopper gets a mail. False where no such amount is left to give back.
 */
export async function refundOrder(
  sales: Database,
  { orderNumber, amount }: PartOfOrder,
  now: number,
): Promise<boolean> {
  const number = Number(orderNumber)
  const results = await sales.batch([
    ...(amount === undefined ? [sales.prepare(SETTLE_OWED).bind(number, now)] : []),
    sales.prepare(ADD).bind(number, now, amount ?? null),
    sales.prepare(NOTE_REFUNDS).bind(number, now),
  ])
  return results.slice(0, -1).some(({ meta }) => (meta.changes ?? 0) > 0)
}
