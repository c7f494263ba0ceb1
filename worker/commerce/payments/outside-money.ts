// Money of an order that its merchant took or gave back in the provider's own pages. Each is known by
// the provider's reference, so it counts once, however often and in whatever order it is told, and a
// failure counts more than a success.
import type { Database } from '../db/databases'
import { transact } from '../db/query'
import { rawSql, sql, toStatement } from '../db/sql'
import { noteRefunds } from '../mail/mail'
import { IS_CAPTURED_BY_HAND } from '../orders/merchant/taken-money'

export interface OutsideMoney {
  orderId: number
  /** The provider's. */
  reference: string
  /** Cents. */
  amount: number
}

const FAULT = 'The provider could not do it'

/** Records a capture. It counts where the money of a payment is taken in parts. */
export async function keepOutsideCapture(
  sales: Database,
  { orderId, reference, amount }: OutsideMoney,
  now: number,
): Promise<void> {
  const isByHand = sql`orders.id = ${orderId} AND ${rawSql(IS_CAPTURED_BY_HAND)}`
  await transact(sales, [
    // Money of an order that was cancelled meanwhile is owed.
    sql`INSERT INTO refund (order_id, amount, owed_at)
      SELECT id, ${amount}, ${now} FROM orders WHERE ${isByHand} AND state = 'canceled'
        AND NOT EXISTS (SELECT 1 FROM capture WHERE outside_reference = ${reference})`,
    sql`INSERT INTO capture (order_id, amount, asked_at, captured_at, reference, outside_reference)
      SELECT id, ${amount}, ${now}, ${now}, ${reference}, ${reference} FROM orders WHERE ${isByHand}
      ON CONFLICT (outside_reference) DO NOTHING`,
  ])
}

/** Records a failed or reversed capture. */
export async function failOutsideCapture(
  sales: Database,
  { orderId, reference, amount }: OutsideMoney,
  now: number,
): Promise<void> {
  await transact(sales, [
    sql`INSERT INTO capture (order_id, amount, asked_at, reference, outside_reference, fault)
      SELECT id, ${amount}, ${now}, ${reference}, ${reference}, ${FAULT} FROM orders
      WHERE orders.id = ${orderId} AND ${rawSql(IS_CAPTURED_BY_HAND)}
      ON CONFLICT (outside_reference) DO UPDATE SET fault = excluded.fault`,
  ])
}

const NOTE = noteRefunds('SELECT id FROM refund WHERE outside_reference = ?1 AND refunded_at = ?2')

/** Records a refund; its shopper gets a mail. What could not be sent from here is not owed any more. */
export async function keepOutsideRefund(
  sales: Database,
  { orderId, reference, amount }: OutsideMoney,
  now: number,
): Promise<void> {
  const isNew = sql`NOT EXISTS (SELECT 1 FROM refund
    WHERE order_id = ${orderId} AND ${reference} IN (reference, outside_reference))`
  const statements = [
    sql`UPDATE refund SET refunded_at = ${now}, outside_reference = ${reference}, fault = NULL
      WHERE id = (SELECT MIN(id) FROM refund WHERE order_id = ${orderId} AND amount = ${amount}
          AND refunded_at IS NULL AND fault IS NOT NULL AND outside_reference IS NULL)
        AND ${isNew}`,
    sql`INSERT INTO refund (order_id, amount, owed_at, refunded_at, reference, outside_reference)
      SELECT ${orderId}, ${amount}, ${now}, ${now}, ${reference}, ${reference} WHERE ${isNew}
      ON CONFLICT (outside_reference) DO NOTHING`,
  ].map((statement) => toStatement(sales, statement))
  await sales.batch([...statements, sales.prepare(NOTE).bind(reference, now)])
}

/** Records a failed or reversed refund: it is owed, and somebody has to look at it. */
export async function failOutsideRefund(
  sales: Database,
  { orderId, reference, amount }: OutsideMoney,
  now: number,
): Promise<void> {
  console.error(`A refund has to be looked at: ${reference}`)
  await transact(sales, [
    sql`INSERT INTO refund (order_id, amount, owed_at, reference, outside_reference, fault)
      VALUES (${orderId}, ${amount}, ${now}, ${reference}, ${reference}, ${FAULT})
      ON CONFLICT (outside_reference) DO UPDATE SET refunded_at = NULL, fault = excluded.fault`,
  ])
}
