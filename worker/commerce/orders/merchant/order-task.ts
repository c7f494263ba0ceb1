// What a provider says of the money of an order, and only a person can deal with.
import type { TaskOfOrder } from '../../../../shared/contract/admin/placed-order'
import type { Database } from '../../db/databases'
import { transact } from '../../db/query'
import { sql, toStatement } from '../../db/sql'

interface OrderTask {
  orderId: number
  /** The provider's event, and what is wrong with it where the event does not say so. */
  kind: string
  /** The provider's reference: told again it is the same task. */
  reference: string
  /** Cents. */
  amount: number
  currency: string
}

/** What is open of a row of `orders`, in one line; null where nothing is. */
export const OPEN_TASKS = `(SELECT group_concat(
    printf('%s %.2f %s (task %d)', kind, amount / 100.0, currency, id), ', ' ORDER BY id)
  FROM order_task WHERE order_id = orders.id AND done_at IS NULL)`

export async function noteTask(sales: Database, task: OrderTask, now: number): Promise<void> {
  const { orderId, kind, reference, amount, currency } = task
  console.error(`An order has to be looked at (${kind}): ${reference}`)
  await transact(sales, [
    sql`INSERT INTO order_task (order_id, kind, reference, amount, currency, noted_at)
      VALUES (${orderId}, ${kind}, ${reference}, ${amount}, ${currency}, ${now})
      ON CONFLICT (kind, reference) DO NOTHING`,
  ])
}

/** Somebody has dealt with it. False where no such task of the order is open. */
export async function closeTask(
  sales: Database,
  { orderNumber, task }: TaskOfOrder,
  now: number,
): Promise<boolean> {
  const done = await toStatement(
    sales,
    sql`UPDATE order_task SET done_at = ${now} WHERE id = ${task} AND done_at IS NULL
      AND order_id = (SELECT id FROM orders WHERE increment_id = ${Number(orderNumber)})`,
  ).run()
  return done.meta.changes === 1
}
