// The details of the checkout as something other than a shopper changes them.
import { type CheckoutDetails, emptyDetails } from '../../../shared/checkout/details'
import type { Methods } from '../../../shared/checkout/offered-methods'
import type { StoreView } from '../../../shared/store-view/store-view'

/** With the choice that stands of what is offered. */
export function withMethods(details: CheckoutDetails, { carrier, method, payment }: Methods) {
  return {
    ...details,
    shipping: { ...details.shipping, shippingCarrier: carrier, shippingMethod: method },
    payment: { ...details.payment, paymentMethod: payment },
  }
}

/** An empty form in which only the countries and the chosen methods stay. */
export function withoutPerson(
  { shipping, payment }: CheckoutDetails,
  store: StoreView,
): CheckoutDetails {
  const empty = emptyDetails(store)
  const { country, shippingCarrier, shippingMethod } = shipping
  const { paymentMethod } = payment
  return {
    personal: empty.personal,
    shipping: { ...empty.shipping, country, shippingCarrier, shippingMethod },
    payment: { ...empty.payment, country: payment.country, paymentMethod },
  }
}
