import { storePath } from '../../../shared/routing/links'
import type { StoreView } from '../../../shared/store-view/store-view'
import { createCheckoutMemory } from '../../engine/checkout-memory'
import { requestPaymentPage, type StartOutcome } from '../../engine/order-calls'
import type { Ports } from '../../engine/ports'
import { ownOrder } from './find-outcome'

/** Asks for the page on which an order is paid, in the way that it was placed with. */
export function openPayment(ports: Ports, store: StoreView, name: string): Promise<StartOutcome> {
  const memory = createCheckoutMemory(ports, store)
  const method = ownOrder(memory, name)?.paymentCode || memory.readDetails().payment.paymentMethod
  return requestPaymentPage(ports.http, {
    orderHash: name,
    method,
    returnUrl: `${ports.page.origin()}${storePath('/checkout-return', store)}`,
  })
}
