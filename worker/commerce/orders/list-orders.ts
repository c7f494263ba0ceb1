import type { PlacedOrder } from '../../../shared/contract/admin/placed-order'
import type { Database } from '../db/databases'
import { query, readAll } from '../db/query'
import { allOf, rawSql, sql } from '../db/sql'
import type { OrderState } from './order'

const atTime = (ms: string) => rawSql(`strftime('%Y-%m-%dT%H:%M:%SZ', ${ms} / 1000, 'unixepoch')`)

const LISTED = 200

/** The newest orders, all or those of a state. */
export function listOrders(sales: Database, state: OrderState | null): Promise<PlacedOrder[]> {
  const isMeant = allOf(state === null ? [] : [sql`state = ${state}`])
  return readAll(
    sales,
    query<PlacedOrder>(sql`
      SELECT CAST(increment_id AS TEXT) AS orderNumber, state, store_code AS store, email,
        payment_method_code AS paymentMethod, grand_total - gift_card_amount AS amountDue,
        ${atTime('placed_at')} AS placedAt,
        (SELECT ${atTime('MIN(confirmed_at)')} FROM withdrawal WHERE order_id = orders.id)
          AS withdrawnAt
      FROM orders WHERE ${isMeant} ORDER BY id DESC LIMIT ${LISTED}`),
  )
}
