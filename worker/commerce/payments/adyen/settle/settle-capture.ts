// What a webhook says of money that was to be taken. A failure counts more than a success, in whatever
// order both come.
import type { Database } from '../../../db/databases'
import { query, readFirst, transact } from '../../../db/query'
import { sql } from '../../../db/sql'

const REFERENCE = /^capture-(\d+)$/
const EVENTS = ['CAPTURE', 'CAPTURE_FAILED']

export function captureReference(id: number): string {
  return `capture-${id}`
}

/** The id of a capture that was asked for here; null for any other reference. */
export function parseCaptureReference(text: string): number | null {
  return Number(REFERENCE.exec(text)?.[1] ?? 0) || null
}

/** The capture that a webhook tells of, by its id; null for another webhook. */
export function capturedPart(eventCode: string, merchantReference: string): number | null {
  return EVENTS.includes(eventCode) ? parseCaptureReference(merchantReference) : null
}

interface Said {
  eventCode: string
  isSuccess: boolean
  amount: number
}

/** False where another amount was taken than was asked for. */
export async function settleCapture(
  sales: Database,
  id: number,
  { eventCode, isSuccess, amount }: Said,
  now: number,
): Promise<boolean> {
  if (eventCode !== 'CAPTURE' || !isSuccess) {
    console.error(`A capture has to be looked at: ${captureReference(id)}`)
    await keepCaptureFault(sales, id, 'The provider could not take it')
    return true
  }
  const asked = await readFirst(
    sales,
    query<{ amount: number }>(sql`SELECT amount FROM capture WHERE id = ${id}`),
  )
  if (asked?.amount !== amount) return false
  const isNew = sql`capture.id = ${id} AND captured_at IS NULL`
  await transact(sales, [
    // Money of an order that was cancelled meanwhile is owed.
    sql`INSERT INTO refund (order_id, amount, owed_at)
      SELECT order_id, amount, ${now} FROM capture JOIN orders ON orders.id = order_id
      WHERE ${isNew} AND fault IS NULL AND state = 'canceled'`,
    sql`UPDATE capture SET captured_at = ${now} WHERE ${isNew}`,
  ])
  return true
}

/** Somebody has to look at it: it is not asked for again. */
export async function keepCaptureFault(sales: Database, id: number, fault: string): Promise<void> {
  await transact(sales, [
    sql`UPDATE capture SET fault = ${fault.slice(0, 200)} WHERE id = ${id} AND fault IS NULL`,
  ])
}
