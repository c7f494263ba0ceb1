import type { Database } from '../db/databases'
import { cancelOrder } from './cancel-order'
import { type Order, PAYMENT_WINDOW_MS } from './order'

const AT_ONCE = 50

const OVERDUE = `
SELECT id FROM orders WHERE state = 'pending_payment' AND placed_at < ?1 ORDER BY placed_at LIMIT ${AT_ONCE}`

/** Gives up the orders whose time to be paid is over, oldest first; says how many it was. */
export async function expireOrders(sales: Database, now: number): Promise<number> {
  const overdue = await sales
    .prepare(OVERDUE)
    .bind(now - PAYMENT_WINDOW_MS)
    .all<{ id: number }>()
  let cancelled = 0
  for (const { id } of overdue.results) {
    if (await cancelOrder(sales, id, now)) cancelled += 1
  }
  return cancelled
}

/** Whether an order has waited for its payment too long. */
export function isOverdue(order: Order, now: number): boolean {
  return order.state === 'pending_payment' && order.placedAt < now - PAYMENT_WINDOW_MS
}
