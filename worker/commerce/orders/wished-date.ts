import { mayComeOn } from '../../../shared/checkout/delivery-dates'
import type { OrderRequest } from '../../../shared/contract/order/order'
import { fail, ok, type Result } from '../../../shared/result'
import type { FilledLine } from '../cart/cart'
import { deliveryDaysOfCart } from '../cart/delivery-days'
import type { Refusal } from '../http/refusal'
import { NO_SUCH_DELIVERY_DATE } from './order-refusals'

/** The day that a request wishes for, `2026-11-24`; null for the soonest. */
export function wishedDate(
  { addressInformation }: OrderRequest,
  lines: readonly FilledLine[],
  now: number,
): Result<string | null, Refusal> {
  const date = addressInformation.shippingExtraFields?.delivery_date
  if (!date) return ok(null)
  const days = deliveryDaysOfCart(lines)
  const isPossible = typeof date === 'string' && days !== null && mayComeOn(date, now, days)
  return isPossible ? ok(date) : fail(NO_SUCH_DELIVERY_DATE)
}
