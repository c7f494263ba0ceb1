import type { Database } from '../db/databases'
import type { Payment } from './payment'

const PAYMENT = `
SELECT id, order_id AS orderId, amount, state, return_url AS returnUrl FROM payment`

/** The payment behind a payment page. */
export function findPayment(sales: Database, id: string): Promise<Payment | null> {
  return sales.prepare(`${PAYMENT} WHERE id = ?1`).bind(id).first<Payment>()
}

/** The payment of an order, once it was started. */
export function findPaymentOfOrder(sales: Database, orderId: number): Promise<Payment | null> {
  return sales.prepare(`${PAYMENT} WHERE order_id = ?1`).bind(orderId).first<Payment>()
}
