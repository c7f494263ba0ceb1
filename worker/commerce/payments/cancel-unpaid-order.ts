import { fail, ok, type Result } from '../../../shared/result'
import type { Database } from '../db/databases'
import type { Refusal } from '../http/refusal'
import { cancelOrder } from '../orders/cancel-order'
import { ORDER_NOT_FOUND } from '../orders/order-refusals'
import { type OrderStanding, readOrder } from '../orders/read-order'
import { NOT_CANCELABLE } from './payment-refusals'

/**
 * Gives up an order that waits for its payment, for a shopper who came back without paying and
 * wants the cart again (trust I4). Giving up twice is the same as once.
 */
export async function cancelUnpaidOrder(
  sales: Database,
  name: string,
  now: number,
): Promise<Result<OrderStanding, Refusal>> {
  const before = await readOrder(sales, name, now)
  if (!before) return fail(ORDER_NOT_FOUND)
  // What a provider may still confirm is not given up.
  if (before.paymentState === 'checking') return fail(NOT_CANCELABLE)
  await cancelOrder(sales, before.order.id, now)
  const after = await readOrder(sales, name, now)
  return after?.order.state === 'canceled' ? ok(after) : fail(NOT_CANCELABLE)
}
