import { fail, ok, type Result } from '../../../shared/result'
import type { Refusal } from '../http/refusal'
import { cancelSale } from '../orders/cancel-sale'
import { ORDER_NOT_FOUND } from '../orders/order-refusals'
import { readSale, type SaleStanding } from '../orders/read-order'
import { NOT_CANCELABLE } from './payment-refusals'

/**
 * Gives up an order that waits for its payment, for a shopper who came back without paying and
 * wants the cart again (trust I4). Giving up twice is the same as once.
 */
export async function cancelPayment(
  db: D1Database,
  name: string,
  now: number,
): Promise<Result<SaleStanding, Refusal>> {
  const before = await readSale(db, name, now)
  if (!before) return fail(ORDER_NOT_FOUND)
  await cancelSale(db, before.sale.id, now)
  const after = await readSale(db, name, now)
  return after?.sale.state === 'canceled' ? ok(after) : fail(NOT_CANCELABLE)
}
