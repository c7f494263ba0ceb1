// Refunds that are asked for here: the reference under which a provider knows each, and what became of it.
import type { Database } from '../db/databases'
import { transact } from '../db/query'
import { sql } from '../db/sql'
import { noteRefunds } from '../mail/mail'

const REFERENCE = /^refund-(\d+)$/

const SETTLE = 'UPDATE refund SET refunded_at = ?2 WHERE id = ?1 AND refunded_at IS NULL'

const NOTE = noteRefunds('SELECT id FROM refund WHERE id = ?1 AND refunded_at = ?2')

export function refundReference(id: number): string {
  return `refund-${id}`
}

/** The id of a refund that was asked for here; null for any other reference. */
export function parseRefundReference(text: string): number | null {
  return Number(REFERENCE.exec(text)?.[1] ?? 0) || null
}

/** The money has left, or will not; its shopper gets a mail of the first. */
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

/** Somebody has to look at it: it is not asked for again. */
export async function keepRefundFault(sales: Database, id: number, fault: string): Promise<void> {
  await transact(sales, [
    sql`UPDATE refund SET refunded_at = NULL, fault = ${fault.slice(0, 200)} WHERE id = ${id}`,
  ])
}
