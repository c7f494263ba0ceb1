import type { Database } from '../db/databases'
import { query, readAll } from '../db/query'
import { rawSql, sql } from '../db/sql'
import { cancelOrder } from './cancel-order'
import { IS_CHECKED } from './find-order'
import { CHECK_WINDOW_MS, type Order, PAYMENT_WINDOW_MS } from './order'

const AT_ONCE = 50

/** Gives up the orders whose time to be paid is over, oldest first; says how many it was. */
export async function expireOrders(sales: Database, now: number): Promise<number> {
  const overdue = await readAll(
    sales,
    query<{ id: number }>(sql`SELECT id FROM orders
      WHERE state = 'pending_payment' AND placed_at < ${now - PAYMENT_WINDOW_MS}
        AND (placed_at < ${now - CHECK_WINDOW_MS} OR NOT ${rawSql(IS_CHECKED)})
      ORDER BY placed_at LIMIT ${AT_ONCE}`),
  )
  let cancelled = 0
  for (const { id } of overdue) {
    if (await cancelOrder(sales, id, now)) cancelled += 1
  }
  return cancelled
}

/** Whether an order has waited for its payment too long. */
export function isOverdue(order: Order, now: number): boolean {
  const window = order.isChecked ? CHECK_WINDOW_MS : PAYMENT_WINDOW_MS
  return order.state === 'pending_payment' && order.placedAt < now - window
}
