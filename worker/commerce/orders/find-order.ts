import type { Database } from '../db/databases'
import { type Query, query, readFirst } from '../db/query'
import { rawSql, type Sql, sql } from '../db/sql'
import type { Order } from './order'

/** In SQL over `orders`: a provider was asked for its money, and nobody knows yet what became of it. */
export const IS_CHECKED = `(
  EXISTS (SELECT 1 FROM adyen_payment AS asked
    WHERE asked.order_id = orders.id AND asked.state IN ('sent', 'pending'))
  OR EXISTS (SELECT 1 FROM paypal_payment AS asked
    WHERE asked.order_id = orders.id AND asked.state IN ('sent', 'pending')))`

const ORDER = rawSql(`
SELECT id, attempt_id AS attemptId, fingerprint, order_hash AS orderHash,
  increment_id AS incrementId, store_code AS storeCode, cart_id AS cartId, state,
  payment_method_code AS paymentMethodCode, grand_total - gift_card_amount AS amountDue, currency,
  email, placed_at AS placedAt, ${IS_CHECKED} AS isChecked
FROM orders`)

function selectOrder(condition: Sql): Query<Order> {
  return query(sql`${ORDER} WHERE ${condition}`)
}

/** Reads the order of a checkout attempt; may also stand in a transaction. */
export function selectOrderByAttempt(attemptId: string): Query<Order> {
  return selectOrder(sql`attempt_id = ${attemptId}`)
}

/** The order of a checkout attempt. */
export function findOrderByAttempt(sales: Database, attemptId: string): Promise<Order | null> {
  return readFirst(sales, selectOrderByAttempt(attemptId))
}

/** The order that a cart has become, unless that was cancelled. */
export function findLiveOrderOfCart(sales: Database, cartId: number): Promise<Order | null> {
  return readFirst(sales, selectOrder(sql`cart_id = ${cartId} AND state <> 'canceled'`))
}

/** The order with this hash, or else of this attempt: a browser may hold either. */
export function findOrderByName(sales: Database, name: string): Promise<Order | null> {
  const isMeant = sql`(order_hash = ${name} OR attempt_id = ${name})`
  return readFirst(sales, selectOrder(sql`${isMeant} ORDER BY order_hash <> ${name} LIMIT 1`))
}

/** The order that its shopper knows by this number. */
export function findOrderByNumber(sales: Database, number: number): Promise<Order | null> {
  return readFirst(sales, selectOrder(sql`increment_id = ${number}`))
}

/** The order with this id of the database. */
export function findOrderById(sales: Database, id: number): Promise<Order | null> {
  return readFirst(sales, selectOrder(sql`id = ${id}`))
}
