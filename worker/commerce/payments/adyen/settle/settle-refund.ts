import type { Database } from '../../../db/databases'
import { transact } from '../../../db/query'
import { sql } from '../../../db/sql'
import { noteRefunds } from '../../../mail/mail'

const REFERENCE = /^refund-(\d+)$/

const SETTLE = 'UPDATE refund SET refunded_at = ?2 WHERE id = ?1 AND refunded_at IS NULL'

const NOTE = noteRefunds('SELECT id FROM refund WHERE id = ?1 AND refunded_at = ?2')

/** Whether a webhook tells of a refund that was asked for here. */
export function isOwnRefund(merchantReference: string): boolean {
  return REFERENCE.test(merchantReference)
}

/** The money has left, or will not; its shopper gets a mail of the first. */
export async function settleRefund(
  sales: Database,
  merchantReference: string,
  hasLeft: boolean,
  now: number,
): Promise<void> {
  const id = Number(REFERENCE.exec(merchantReference)?.[1])
  if (!hasLeft) {
    console.error(`A refund has to be looked at: ${merchantReference}`)
    await keepFault(sales, id, 'The provider could not refund it')
    return
  }
  await sales.batch([SETTLE, NOTE].map((statement) => sales.prepare(statement).bind(id, now)))
}

/** Somebody has to look at it: it is not asked for again. */
export async function keepFault(sales: Database, id: number, fault: string): Promise<void> {
  await transact(sales, [
    sql`UPDATE refund SET refunded_at = NULL, fault = ${fault.slice(0, 200)} WHERE id = ${id}`,
  ])
}
