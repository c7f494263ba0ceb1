// Refunds that are asked for here: the reference under which a provider knows each, and what became of it.
import type { Database } from '../db/databases'
import { transact } from '../db/query'
import { sql } from '../db/sql'
import { noteRefunds } from '../mail/mail'

const REFERENCE = /^refund-(\d+)$/

const SETTLE =
  'UPDATE refund SET refunded_at = ?2 WHERE id = ?1 AND refunded_at IS NULL AND fault IS NULL'

const NOTE = noteRefunds('SELECT id FROM refund WHERE id = ?1 AND refunded_at = ?2')

export function refundReference(id: number): string {
  return `refund-${id}`
}

/** The id of a refund that was asked for here; null for any other reference. */
export function parseRefundReference(text: string): number | null {
  return Number(REFERENCE.exec(text)?.[1] ?? 0) || null
}

/**
 * The money has left, or will not; its shopper gets a mail of the first. A failure counts more than a
 * success, in whatever order both are told.
 */
export async function settleRefund(
  sales: Database,
  id: number,
  hasLeft: boolean,
  now: number,
): Promise<void> {
  if (!hasLeft) {
    console.error(`A refund has to be looked at: ${refundReference(id)}`)
    await keepRefundFault(sales, id, 'The provider could not refund it')
    return
  }
  await sales.batch([SETTLE, NOTE].map((statement) => sales.prepare(statement).bind(id, now)))
}

/**
 * Somebody has to look at it: it is not asked for again. Where its merchant has given back the same
 * amount in the provider's own pages since it was owed, that is this refund: its row goes.
 */
export async function keepRefundFault(sales: Database, id: number, fault: string): Promise<void> {
  const reference = refundReference(id)
  await transact(sales, [
    sql`UPDATE refund SET refunded_at = NULL, fault = ${fault.slice(0, 200)}
      WHERE id = ${id} AND outside_reference IS NULL`,
    // The reference of what settles another refund is no longer its own, so it settles one only.
    sql`UPDATE refund SET reference = ${reference} WHERE id = (
      SELECT MIN(outside.id) FROM refund AS own JOIN refund AS outside USING (order_id, amount)
      WHERE own.id = ${id} AND own.outside_reference IS NULL AND outside.owed_at >= own.owed_at
        AND outside.reference = outside.outside_reference AND outside.refunded_at IS NOT NULL)`,
    sql`DELETE FROM refund WHERE id = ${id} AND EXISTS (SELECT 1 FROM refund AS outside
      WHERE outside.order_id = refund.order_id AND outside.reference = ${reference})`,
  ])
}
