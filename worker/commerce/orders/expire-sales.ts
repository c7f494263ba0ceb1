import { cancelSale } from './cancel-sale'
import { PAYMENT_WINDOW_MS, type Sale } from './sale'

const AT_ONCE = 50

const OVERDUE = `
SELECT id FROM sale WHERE state = 'pending_payment' AND placed_at < ?1 ORDER BY placed_at LIMIT ${AT_ONCE}`

/** Gives up the orders whose time to be paid is over, oldest first; says how many it was. */
export async function expireSales(db: D1Database, now: number): Promise<number> {
  const overdue = await db
    .prepare(OVERDUE)
    .bind(now - PAYMENT_WINDOW_MS)
    .all<{ id: number }>()
  let cancelled = 0
  for (const { id } of overdue.results) {
    if (await cancelSale(db, id, now)) cancelled += 1
  }
  return cancelled
}

/** Whether an order has waited for its payment too long. */
export function isOverdue(sale: Sale, now: number): boolean {
  return sale.state === 'pending_payment' && sale.placedAt < now - PAYMENT_WINDOW_MS
}
