// The details of the checkout as something other than a shopper changes them.
import { mayComeOn } from '../../../shared/checkout/delivery-dates'
import { type CheckoutDetails, emptyDetails } from '../../../shared/checkout/details'
import { chosenDelivery, type Methods } from '../../../shared/checkout/offered-methods'
import type { StoreView } from '../../../shared/store-view/store-view'

/** The choice that stands of what is offered. */
export type StandingWays = Pick<Methods, 'carrier' | 'method' | 'payment'>

/** With the choice that stands of what is offered. */
export function withMethods(details: CheckoutDetails, { carrier, method, payment }: StandingWays) {
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

/** A form in which the goods go to a place that is still to be typed; its country stays. */
export function withoutPlace(details: CheckoutDetails): CheckoutDetails {
  const nowhere = {
    streetAddress: '',
    apartmentNumber: '',
    affix: '',
    city: '',
    state: '',
    zipCode: '',
  }
  return { ...details, shipping: { ...details.shipping, ...nowhere, company: '' } }
}

/** With the person and the place that were typed before; how it is delivered and paid stays. */
export function withPlaceOf(typed: CheckoutDetails, details: CheckoutDetails): CheckoutDetails {
  const { shippingCarrier, shippingMethod, deliveryDate, pickupPoint } = details.shipping
  const { firstName, lastName } = typed.personal
  return {
    ...details,
    personal: { ...details.personal, firstName, lastName },
    shipping: { ...typed.shipping, shippingCarrier, shippingMethod, deliveryDate, pickupPoint },
  }
}

/** A day that has come too close since it was chosen is chosen no more; milliseconds since 1970. */
export function withPossibleDate(
  details: CheckoutDetails,
  methods: Methods,
  now: number,
): CheckoutDetails {
  const { shipping } = details
  const days = chosenDelivery(methods)?.days
  const isPossible = days && mayComeOn(shipping.deliveryDate, now, days)
  return isPossible ? details : { ...details, shipping: { ...shipping, deliveryDate: '' } }
}
