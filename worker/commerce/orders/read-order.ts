import type { PaymentState } from '../../../shared/contract/payment/payment'
import { cancelOrder } from './cancel-order'
import { isOverdue } from './expire-orders'
import { findOrderById, findOrderByName } from './find-order'
import { findPaymentOfOrder } from './find-payment'
import type { Order } from './order'
import { toPaymentState } from './payment'

export interface OrderStanding {
  order: Order
  paymentState: PaymentState
}

/**
 * The order that a browser names by its hash or its attempt id, with how its payment stands. One
 * that has waited too long for its payment is given up first, whatever the clock
 * does.
 */
export async function readOrder(
  db: D1Database,
  name: string,
  now: number,
): Promise<OrderStanding | null> {
  const order = await findOrderByName(db, name)
  return order && standingOf(db, await settle(db, order, now))
}

/** The same for the order behind a payment. */
export async function readOrderById(
  db: D1Database,
  id: number,
  now: number,
): Promise<OrderStanding | null> {
  const order = await findOrderById(db, id)
  return order && standingOf(db, await settle(db, order, now))
}

async function settle(db: D1Database, order: Order, now: number): Promise<Order> {
  if (!isOverdue(order, now)) return order
  await cancelOrder(db, order.id, now)
  return (await findOrderById(db, order.id)) ?? order
}

async function standingOf(db: D1Database, order: Order): Promise<OrderStanding> {
  const payment = await findPaymentOfOrder(db, order.id)
  return { order, paymentState: toPaymentState(order.state, payment?.state ?? null) }
}
