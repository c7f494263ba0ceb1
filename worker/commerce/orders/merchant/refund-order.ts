import { codesRefundedByProvider } from '../../../../shared/checkout/payment-methods'
import type { PartOfOrder } from '../../../../shared/contract/admin/placed-order'
import type { Database } from '../../db/databases'
import { createRandomId } from '../../db/random-id'
import { noteRefunds } from '../../mail/mail'
import { PROMISED_BACK, TAKEN_MONEY } from './taken-money'

/** In SQL: the ways to pay whose provider sends money back itself. */
const BY_PROVIDER = codesRefundedByProvider()
  .map((code) => `'${code}'`)
  .join(', ')

/** What has come for it and was not promised back yet, in cents. */
const LEFT = `
SELECT id, ${TAKEN_MONEY} - ${PROMISED_BACK} AS rest
FROM orders WHERE increment_id = ?1 AND state = 'processing'`

const OWE = `
INSERT INTO refund (order_id, amount, owed_at, owed_by)
SELECT id, COALESCE(?3, rest), ?2, ?4 FROM (${LEFT}) WHERE rest >= COALESCE(?3, 1)
ON CONFLICT (owed_by) DO NOTHING`

const IS_OWED = 'SELECT 1 FROM refund WHERE owed_by = ?1'

/** What is to go back of it and has not, oldest first; a provider is asked for its part whatever is told. */
const OPEN = `
SELECT refund.id, order_id, amount, owed_at, SUM(amount) OVER (ORDER BY refund.id) AS reached
FROM refund JOIN meant ON meant.id = order_id
WHERE refunded_at IS NULL AND (?3 IS NULL OR meant.is_by_hand)`

/** What was told, if so much is owed or left. Without an amount it is what is owed, or else all that is left. */
const TOLD = `
SELECT id, COALESCE(?3, NULLIF(owed, 0), rest) AS told FROM (
  SELECT id, rest, (SELECT COALESCE(SUM(amount), 0) FROM open) AS owed FROM meant)
WHERE COALESCE(?3, NULLIF(owed, 0), rest) BETWEEN 1 AND owed + rest`

/** What is told for the first time settles what is owed, lowers the next of it, or is more than that. */
const SETTLE = `
WITH meant AS (
  SELECT id, payment_method_code NOT IN (${BY_PROVIDER}) AS is_by_hand,
    CASE WHEN state = 'processing' THEN MAX(0, ${TAKEN_MONEY} - ${PROMISED_BACK}) ELSE 0 END AS rest
  FROM orders WHERE increment_id = ?1
    AND NOT EXISTS (SELECT 1 FROM refund WHERE refunded_by = ?4)),
open AS (${OPEN}), told AS (${TOLD})
INSERT INTO refund (id, order_id, amount, owed_at, refunded_at, refunded_by)
SELECT open.id, order_id, amount, owed_at, ?2, ?4 FROM open, told WHERE reached <= told
UNION ALL
SELECT open.id, order_id, reached - told, owed_at, NULL, NULL FROM open, told
WHERE told < reached AND told > reached - amount
UNION ALL
SELECT NULL, id, told - settled, ?2, ?2, ?4 FROM (
  SELECT id, told, (SELECT COALESCE(MAX(reached), 0) FROM open WHERE reached <= told) AS settled
  FROM told)
WHERE told > settled
ON CONFLICT (id) DO UPDATE SET amount = excluded.amount,
  refunded_at = excluded.refunded_at, refunded_by = excluded.refunded_by`

/** One mail for what was told at once, however many rows of what was owed it settles. */
const NOTE_REFUND = noteRefunds('SELECT MIN(id) FROM refund WHERE refunded_by = ?1')

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
 * Money of an order was sent back: an amount, or else what was owed, or else all that is left. It lowers
 * what is owed, unless a provider was asked for that. Its shopper gets a mail. The same attempt again is
 * told the same. False where no such amount is left to give back.
 */
export async function refundOrder(
  sales: Database,
  { orderNumber, amount, attempt = createRandomId() }: PartOfOrder,
  now: number,
): Promise<boolean> {
  const results = await sales.batch([
    sales.prepare(SETTLE).bind(Number(orderNumber), now, amount ?? null, attempt),
    sales.prepare(NOTE_REFUND).bind(attempt, now),
    sales.prepare(IS_REFUNDED).bind(attempt),
  ])
  return (results.at(-1)?.results.length ?? 0) > 0
}
