import type { Database } from '../db/databases'
import { query, readFirst } from '../db/query'
import { rawSql, sql } from '../db/sql'
import type { Payment } from './payment'

const PAYMENT = rawSql(
  'SELECT id, order_id AS orderId, amount, state, return_url AS returnUrl FROM payment',
)

/** The payment behind a payment page. */
export function findPayment(sales: Database, id: string): Promise<Payment | null> {
  return readFirst(sales, query<Payment>(sql`${PAYMENT} WHERE id = ${id}`))
}

/** The payment of an order, once it was started. */
export function findPaymentOfOrder(sales: Database, orderId: number): Promise<Payment | null> {
  return readFirst(sales, query<Payment>(sql`${PAYMENT} WHERE order_id = ${orderId}`))
}
