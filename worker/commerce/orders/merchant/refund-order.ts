import type { PartOfOrder } from '../../../../shared/contract/admin/placed-order'
import type { Database } from '../../db/databases'
import { createRandomId } from '../../db/random-id'
import { noteRefunds } from '../../mail/mail'
import { PROMISED_BACK, TAKEN_MONEY } from './taken-money'

/** What has come for it and was not promised back yet, in cents. */
const LEFT = `
SELECT id, ${TAKEN_MONEY} - ${PROMISED_BACK} AS rest
FROM orders WHERE increment_id = ?1 AND state = 'processing'`

const OWE = `
INSERT INTO refund (order_id, amount, owed_at, owed_by)
SELECT id, COALESCE(?3, rest), ?2, ?4 FROM (${LEFT}) WHERE rest >= COALESCE(?3, 1)
ON CONFLICT (owed_by) DO NOTHING`

const IS_OWED = 'SELECT 1 FROM refund WHERE owed_by = ?1'

const IS_NEW = 'NOT EXISTS (SELECT 1 FROM refund AS told WHERE told.refunded_by = ?4)'

const SETTLE_OWED = `
UPDATE refund SET refunded_at = ?2, refunded_by = ?4 WHERE refunded_at IS NULL AND ?3 IS NULL
  AND order_id = (SELECT id FROM orders WHERE increment_id = ?1) AND ${IS_NEW}`

/** Of an order that stands; without an amount all that is left, unless something was owed. */
const ADD = `
INSERT INTO refund (order_id, amount, owed_at, refunded_at, refunded_by)
SELECT id, COALESCE(?3, rest), ?2, ?2, ?4 FROM (${LEFT})
WHERE rest >= COALESCE(?3, 1) AND ${IS_NEW}`

const NOTE_REFUNDS = noteRefunds('SELECT id FROM refund WHERE refunded_by = ?1')

const IS_REFUNDED = 'SELECT 1 FROM refund WHERE refunded_by = ?1'

/**
 * Money of an order is to go back, an amount or all that is left: a card payment by its provider, any
 * other by whoever keeps the books. The same attempt again is told the same. False where no such amount
 * is left.
 */
export async function oweRefund(
  sales: Database,
  { orderNumber, amount, attempt = createRandomId() }: PartOfOrder,
  now: number,
): Promise<boolean> {
  const results = await sales.batch([
    sales.prepare(OWE).bind(Number(orderNumber), now, amount ?? null, attempt),
    sales.prepare(IS_OWED).bind(attempt),
  ])
  return results.at(-1)?.results.length === 1
}

/**
 * Money of an order was sent back: what was owed, or else an amount, or else all that is left. Its
 * shopper gets a mail. The same attempt again is told the same. False where no such amount is left to
 * give back.
 */
export async function refundOrder(
  sales: Database,
  { orderNumber, amount, attempt = createRandomId() }: PartOfOrder,
  now: number,
): Promise<boolean> {
  const said = [Number(orderNumber), now, amount ?? null, attempt]
  const results = await sales.batch([
    sales.prepare(SETTLE_OWED).bind(...said),
    sales.prepare(ADD).bind(...said),
    sales.prepare(NOTE_REFUNDS).bind(attempt, now),
    sales.prepare(IS_REFUNDED).bind(attempt),
  ])
  return (results.at(-1)?.results.length ?? 0) > 0
}
