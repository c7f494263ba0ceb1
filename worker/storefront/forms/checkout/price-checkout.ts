// The cart of a shopper with the ways of delivery and payment that are offered for an address.
import { toCartSummary } from '../../../../shared/cart/cart-summary'
import type { CheckoutDetails } from '../../../../shared/checkout/details'
import {
  type Methods,
  standingDelivery,
  standingPayment,
  takesNoAddress,
  toDeliveryOptions,
  toPaymentOptions,
} from '../../../../shared/checkout/offered-methods'
import { toBillingAddress, toKnown, toShippingAddress } from '../../../../shared/checkout/order'
import type { CallResult } from '../../../../shared/contract/calls'
import { toPaymentMethods } from '../../../../shared/contract/cart/cart-methods'
import { fail, ok, type Result } from '../../../../shared/result'
import { statusFault, type UpstreamFault } from '../../upstream/fault'
import type { Upstream } from '../../upstream/upstream'

interface Question {
  upstream: Upstream
  cartId: string
  details: CheckoutDetails
  /** Nothing of it is sent. */
  isVirtual: boolean
}

type Answer<T> = Promise<Result<T, UpstreamFault>>
type Found = Omit<Methods, 'payment' | 'totals'> & { totals: Methods['totals'] | null }

/** Asks all that is needed, in order; the first fault ends it. */
export async function priceCheckout(asked: Question): Answer<Methods> {
  const found = asked.isVirtual ? await withoutDelivery(asked) : await withDelivery(asked)
  if (!found.ok) return found
  const { payments, carrier, method, totals } = found.value
  const payment = standingPayment(payments, asked.details.payment)
  if (payment === undefined) return fail(statusFault(503))
  const mayCost = payments.some(({ fee }) => fee !== 0)
  if (totals && !mayCost) return ok({ ...found.value, payment, totals })
  const collected = await asked.upstream.call('cartCollectTotals', {
    query: { cartId: asked.cartId },
    body: {
      methods: {
        paymentMethod: { method: payment },
        shippingCarrierCode: carrier || null,
        shippingMethodCode: method || null,
      },
    },
  })
  return collected.ok
    ? ok({ ...found.value, payment, totals: toCartSummary(collected.value) })
    : collected
}

/** What is not sent is taxed where its bill goes; a backend may take no address for it. */
async function withoutDelivery({ upstream, cartId, details }: Question): Answer<Found> {
  const none = { deliveries: [], carrier: '', method: '' }
  const query = { cartId }
  const billingAddress = toKnown(toBillingAddress(details, true))
  const informed = await upstream.call('cartShippingInformation', {
    query,
    body: { addressInformation: { billingAddress } },
  })
  if (informed.ok) return ok({ ...none, ...toFound(informed.value) })
  if (!takesNoAddress(informed.error.status)) return informed
  const offered = await upstream.call('cartPaymentMethods', { query })
  if (!offered.ok) return offered
  const payments = toPaymentOptions(toPaymentMethods(offered.value).payment_methods)
  return ok({ ...none, payments, totals: null })
}

async function withDelivery({ upstream, cartId, details }: Question): Answer<Found> {
  const query = { cartId }
  const shippingAddress = toKnown(toShippingAddress(details))
  const offered = await upstream.call('cartShippingMethods', {
    query,
    body: { address: shippingAddress },
  })
  if (!offered.ok) return offered
  const deliveries = toDeliveryOptions(offered.value)
  const chosen = standingDelivery(deliveries, details.shipping)
  if (!chosen) return fail(statusFault(503))
  const { carrier, method } = chosen
  const informed = await upstream.call('cartShippingInformation', {
    query,
    body: {
      addressInformation: {
        shippingAddress,
        billingAddress: toKnown(toBillingAddress(details)),
        shippingCarrierCode: carrier,
        shippingMethodCode: method,
      },
    },
  })
  return informed.ok ? ok({ deliveries, carrier, method, ...toFound(informed.value) }) : informed
}

function toFound({
  payment_methods,
  totals,
}: CallResult<'cartShippingInformation'>): Pick<Found, 'payments' | 'totals'> {
  return { payments: toPaymentOptions(payment_methods), totals: toCartSummary(totals) }
}
