// Keeps the ways of delivery and payment in step with the address and the cart. The newest question
// wins: the answer to an older one is dropped.
import type { CartSummary } from '../../shared/cart/cart-summary'
import type { CheckoutDetails } from '../../shared/checkout/details'
import { toBillingAddress, toShippingAddress } from '../../shared/checkout/order'
import { isEmailText } from '../../shared/customer/email-text'
import { fail, ok, type Result } from '../../shared/result'
import {
  chooseShipping,
  type DeliveryOption,
  fetchDeliveryOptions,
  fetchPaymentOptions,
  type MethodsFault,
  type PaymentOption,
  requestTotals,
  UNKNOWN_FAULT,
} from './method-calls'
import type { HttpPort } from './ports'

/** What was found for an address and a cart. */
export interface Methods {
  deliveries: DeliveryOption[]
  payments: PaymentOption[]
  /** The choice that stands: the shopper's where it is still offered, else the first. */
  carrier: string
  method: string
  payment: string
  totals: CartSummary
}

/** The delivery that stands; none for what is not sent. */
export function chosenDelivery(methods: Methods): DeliveryOption | undefined {
  const { deliveries, carrier, method } = methods
  return deliveries.find((one) => one.carrier === carrier && one.method === method)
}

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
    ? await findWithoutDelivery(http)
    : await findDelivery(http, question.details)
  if (!found.ok) return found
  const wanted = question.details.payment.paymentMethod
  const { payments } = found.value
  const payment = (payments.find(({ code }) => code === wanted) ?? payments[0])?.code
  if (payment === undefined) return fail(NO_PAYMENT)
  const mayCost = question.isVirtual || payments.some(({ fee }) => fee !== 0)
  if (!mayCost) return complete({ ...found.value, payment })
  const { carrier, method } = found.value
  const totals = await requestTotals(http, { payment, carrier, method })
  return totals.ok ? ok({ ...found.value, payment, totals: totals.value }) : totals
}

type Found = Omit<Methods, 'payment' | 'totals'> & { totals: CartSummary | null }

async function findWithoutDelivery(http: HttpPort): Answer<Found> {
  const payments = await fetchPaymentOptions(http)
  if (!payments.ok) return payments
  return ok({ deliveries: [], payments: payments.value, carrier: '', method: '', totals: null })
}

async function findDelivery(http: HttpPort, details: CheckoutDetails): Answer<Found> {
  const shippingAddress = toShippingAddress(details)
  const offered = await fetchDeliveryOptions(http, toKnown(shippingAddress))
  if (!offered.ok) return offered
  const deliveries = offered.value
  const { shippingCarrier, shippingMethod } = details.shipping
  const wanted = deliveries.find(
    ({ carrier, method }) => carrier === shippingCarrier && method === shippingMethod,
  )
  const chosen = wanted ?? deliveries[0]
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

/** An address that is still being written: an e-mail that is half there is not sent. */
function toKnown(address: ReturnType<typeof toShippingAddress>): Record<string, unknown> {
  const { email, ...rest } = address
  return isEmailText(email) ? address : rest
}
