import type { Database } from '../db/databases'
import type { Order } from './order'

const ORDER = `
SELECT id, attempt_id AS attemptId, fingerprint, order_hash AS orderHash,
  increment_id AS incrementId, store_code AS storeCode, cart_id AS cartId, state,
  payment_method_code AS paymentMethodCode, grand_total AS grandTotal, placed_at AS placedAt
FROM orders`

/** Reads the order of a checkout attempt; may also stand in a transaction. */
export function selectOrderByAttempt(sales: Database, attemptId: string): D1PreparedStatement {
  return sales.prepare(`${ORDER} WHERE attempt_id = ?1`).bind(attemptId)
}

/** The order of a checkout attempt. */
export function findOrderByAttempt(sales: Database, attemptId: string): Promise<Order | null> {
  return selectOrderByAttempt(sales, attemptId).first<Order>()
}

/** The order that a cart has become, unless that was cancelled. */
export function findLiveOrderOfCart(sales: Database, cartId: number): Promise<Order | null> {
  return sales
    .prepare(`${ORDER} WHERE cart_id = ?1 AND state <> 'canceled'`)
    .bind(cartId)
    .first<Order>()
}

/** The order with this hash, or else of this attempt: a browser may hold either. */
export function findOrderByName(sales: Database, name: string): Promise<Order | null> {
  return sales
    .prepare(`${ORDER} WHERE order_hash = ?1 OR attempt_id = ?1 ORDER BY order_hash <> ?1 LIMIT 1`)
    .bind(name)
    .first<Order>()
}

/** The order with this id of the database. */
export function findOrderById(sales: Database, id: number): Promise<Order | null> {
  return sales.prepare(`${ORDER} WHERE id = ?1`).bind(id).first<Order>()
}
