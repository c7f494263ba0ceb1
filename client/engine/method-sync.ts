// Keeps the ways of delivery and payment in step with the address and the cart. The newest question
// wins: the answer to an older one is dropped.
import type { CartSummary } from '../../shared/cart/cart-summary'
import type { CheckoutDetails } from '../../shared/checkout/details'
import {
  type Methods,
  standingDelivery,
  standingPayment,
  takesNoAddress,
} from '../../shared/checkout/offered-methods'
import { toBillingAddress, toKnown, toShippingAddress } from '../../shared/checkout/order'
import { fail, ok, type Result } from '../../shared/result'
import {
  chooseShipping,
  fetchDeliveryOptions,
  fetchPaymentOptions,
  type MethodsFault,
  requestTotals,
  UNKNOWN_FAULT,
} from './method-calls'
import type { HttpPort } from './ports'

/** The server's ways of payment are for carts with goods; a virtual cart has nothing to deliver. */
export interface MethodQuestion {
  details: CheckoutDetails
  isVirtual: boolean
}

type Answer<T> = Promise<Result<T, MethodsFault>>

/** The backend offers no way to pay that the shop knows. */
const NO_PAYMENT: MethodsFault = { code: 0, message: '', key: 'checkout.no-payment' }

/** Asks all that is needed, in order; the first fault ends it. */
export async function findMethods(http: HttpPort, question: MethodQuestion): Answer<Methods> {
  const found = question.isVirtual
    ? await findWithoutDelivery(http, question.details)
    : await findDelivery(http, question.details)
  if (!found.ok) return found
  const { payments } = found.value
  const payment = standingPayment(payments, question.details.payment)
  if (payment === undefined) return fail(NO_PAYMENT)
  const mayCost = !found.value.totals || payments.some(({ fee }) => fee !== 0)
  if (!mayCost) return complete({ ...found.value, payment })
  const { carrier, method } = found.value
  const totals = await requestTotals(http, { payment, carrier, method })
  return totals.ok ? ok({ ...found.value, payment, totals: totals.value }) : totals
}

type Found = Omit<Methods, 'payment' | 'totals'> & { totals: CartSummary | null }

/**
 * What is not sent is taxed where its bill goes. A backend that takes no address for it tells the ways to pay
 * without.
 */
async function findWithoutDelivery(http: HttpPort, details: CheckoutDetails): Answer<Found> {
  const none = { deliveries: [], carrier: '', method: '' }
  const billingAddress = toKnown(toBillingAddress(details, true))
  const answer = await chooseShipping(http, { billingAddress })
  if (answer.ok) return ok({ ...none, ...answer.value })
  if (!takesNoAddress(answer.error.code)) return answer
  const payments = await fetchPaymentOptions(http)
  return payments.ok ? ok({ ...none, payments: payments.value, totals: null }) : payments
}

async function findDelivery(http: HttpPort, details: CheckoutDetails): Answer<Found> {
  const shippingAddress = toShippingAddress(details)
  const offered = await fetchDeliveryOptions(http, toKnown(shippingAddress))
  if (!offered.ok) return offered
  const deliveries = offered.value
  const chosen = standingDelivery(deliveries, details.shipping)
  if (!chosen) return fail(UNKNOWN_FAULT)
  const { carrier, method } = chosen
  const answer = await chooseShipping(http, {
    shippingAddress: toKnown(shippingAddress),
    billingAddress: toKnown(toBillingAddress(details)),
    shippingCarrierCode: carrier,
    shippingMethodCode: method,
  })
  return answer.ok ? ok({ deliveries, carrier, method, ...answer.value }) : answer
}

function complete(found: Found & { payment: string }): Result<Methods, MethodsFault> {
  const { totals } = found
  return totals ? ok({ ...found, totals }) : fail(UNKNOWN_FAULT)
}
