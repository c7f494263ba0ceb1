import type { PlacedOrder } from '../../../../shared/contract/admin/placed-order'
import type { Database } from '../../db/databases'
import { query, readAll } from '../../db/query'
import { allOf, rawSql, sql } from '../../db/sql'
import type { OrderState } from '../order'
import { OPEN_TASKS } from './order-task'
import { AMOUNT_DUE, REFUNDED, UNCAPTURED_MONEY } from './taken-money'

const atTime = (ms: string) => rawSql(`strftime('%Y-%m-%dT%H:%M:%SZ', ${ms} / 1000, 'unixepoch')`)

const OWED = rawSql(`(SELECT COALESCE(SUM(amount), 0) FROM refund
  WHERE order_id = orders.id AND refunded_at IS NULL)`)

/** The columns of a `PlacedOrder`, of `orders`. */
export const PLACED_ORDER = sql`CAST(increment_id AS TEXT) AS orderNumber, state,
  store_code AS store, email, payment_method_code AS paymentMethod,
  ${rawSql(AMOUNT_DUE)} AS amountDue, ${atTime('placed_at')} AS placedAt,
  ${atTime('sent_at')} AS sentAt,
  (SELECT ${atTime('MIN(confirmed_at)')} FROM withdrawal WHERE order_id = orders.id) AS withdrawnAt,
  ${rawSql(OPEN_TASKS)} AS tasks, ${rawSql(UNCAPTURED_MONEY)} AS uncaptured,
  ${OWED} AS owed, ${rawSql(REFUNDED)} AS refunded`

const LISTED = 200

/** The newest orders, all or those of a state, the newest first. */
export function listOrders(sales: Database, state: OrderState | null): Promise<PlacedOrder[]> {
  const isMeant = allOf(state === null ? [] : [sql`state = ${state}`])
  return readAll(
    sales,
    query<PlacedOrder>(
      sql`SELECT ${PLACED_ORDER} FROM orders
        WHERE id IN (SELECT id FROM orders WHERE ${isMeant} ORDER BY id DESC LIMIT ${LISTED})
        ORDER BY placed_at DESC, id DESC`,
    ),
  )
}
