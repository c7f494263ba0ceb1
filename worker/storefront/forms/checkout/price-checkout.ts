// The cart of a shopper with the ways of delivery and payment that are offered for an address.
import { toCartSummary } from '../../../../shared/cart/cart-summary'
import type { CheckoutDetails } from '../../../../shared/checkout/details'
import {
  type Methods,
  standingDelivery,
  standingPayment,
  toDeliveryOptions,
  toPaymentOptions,
} from '../../../../shared/checkout/offered-methods'
import { toBillingAddress, toKnown, toShippingAddress } from '../../../../shared/checkout/order'
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

async function withoutDelivery({ upstream, cartId }: Question): Answer<Found> {
  const offered = await upstream.call('cartPaymentMethods', { query: { cartId } })
  if (!offered.ok) return offered
  const payments = toPaymentOptions(toPaymentMethods(offered.value).payment_methods)
  return ok({ deliveries: [], payments, carrier: '', method: '', totals: null })
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
  if (!informed.ok) return informed
  const payments = toPaymentOptions(informed.value.payment_methods)
  const totals = toCartSummary(informed.value.totals)
  return ok({ deliveries, carrier, method, payments, totals })
}
