import { orderReturnUrl } from '../../../shared/routing/order-links'
import type { StoreView } from '../../../shared/store-view/store-view'
import { createCheckoutMemory, ownOrder } from '../../engine/checkout-memory'
import { requestPaymentPage, type StartOutcome } from '../../engine/order-calls'
import type { Ports } from '../../engine/ports'

/**
 * Asks for the page on which an order is paid, in the way that it was placed with.
 * @param said what the page to which it returns says beside
 * @param placedWith code of that way as the shop says, where this browser may not remember
 */
export function askToPay(
  ports: Ports,
  store: StoreView,
  name: string,
  said: Record<string, string> = {},
  placedWith = '',
): Promise<StartOutcome> {
  const memory = createCheckoutMemory(ports, store)
  const method =
    placedWith || ownOrder(memory, name)?.paymentCode || memory.readDetails().payment.paymentMethod
  return requestPaymentPage(ports.http, {
    orderHash: name,
    method,
    returnUrl: orderReturnUrl(ports.page.origin(), store, said),
  })
}
