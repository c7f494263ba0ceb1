import type { Payment } from './payment'

const PAYMENT = `
SELECT id, sale_id AS saleId, amount, state, return_url AS returnUrl FROM payment`

/** The payment behind a payment page. */
export function findPayment(db: D1Database, id: string): Promise<Payment | null> {
  return db.prepare(`${PAYMENT} WHERE id = ?1`).bind(id).first<Payment>()
}

/** The payment of an order, once it was started. */
export function findPaymentOfSale(db: D1Database, saleId: number): Promise<Payment | null> {
  return db.prepare(`${PAYMENT} WHERE sale_id = ?1`).bind(saleId).first<Payment>()
}
