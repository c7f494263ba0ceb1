import type { PaymentState } from '../../../shared/contract/payment/payment'
import type { Database } from '../db/databases'
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
  sales: Database,
  name: string,
  now: number,
): Promise<OrderStanding | null> {
  const order = await findOrderByName(sales, name)
  return order && standingOf(sales, await settle(sales, order, now))
}

/** The same for the order behind a payment. */
export async function readOrderById(
  sales: Database,
  id: number,
  now: number,
): Promise<OrderStanding | null> {
  const order = await findOrderById(sales, id)
  return order && standingOf(sales, await settle(sales, order, now))
}

async function settle(sales: Database, order: Order, now: number): Promise<Order> {
  if (!isOverdue(order, now)) return order
  await cancelOrder(sales, order.id, now)
  return (await findOrderById(sales, order.id)) ?? order
}

async function standingOf(sales: Database, order: Order): Promise<OrderStanding> {
  const payment = await findPaymentOfOrder(sales, order.id)
  return { order, paymentState: toPaymentState(order, payment?.state ?? null) }
}
