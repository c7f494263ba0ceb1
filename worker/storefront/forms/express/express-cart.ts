// The cart of a shopper as PayPal is told of it, priced for one address.
import { type CartSummary, toCartSummary } from '../../../../shared/cart/cart-summary'
import { EXPRESS_METHOD } from '../../../../shared/checkout/express'
import type { WireCartItem } from '../../../../shared/contract/cart/cart'
import type { WireShippingMethod } from '../../../../shared/contract/cart/cart-methods'
import { fail, ok, type Result } from '../../../../shared/result'
import { pullCart } from '../../upstream/cart'
import type { UpstreamFault } from '../../upstream/fault'
import type { Upstream } from '../../upstream/upstream'

type Address = { country_id: string } & Record<string, unknown>

export interface ExpressCart {
  items: WireCartItem[]
  totals: CartSummary
  /** The first that is offered; null for what is not sent. */
  delivery: WireShippingMethod | null
}

/**
 * What the cart would cost by PayPal in a country. The shopper may turn back, so the cart remembers
 * neither the country nor a delivery.
 */
export async function quoteExpressCart(
  upstream: Upstream,
  cartId: string,
  country_id: string,
): Promise<Result<Pick<ExpressCart, 'items' | 'totals'>, UpstreamFault>> {
  const quote = await upstream.call('walletExpressCheckout', {
    query: { cartId },
    body: { paymentMethod: { method: EXPRESS_METHOD }, shippingAddress: { country_id } },
  })
  if (!quote.ok) return quote
  const items = await pullCart(upstream, cartId)
  return items.ok
    ? ok({ items: items.value, totals: toCartSummary(quote.value.totals) })
    : fail(items.error)
}

/** Prices the cart for that address, with the first delivery there and PayPal (contract 1.9). */
export async function priceExpressCart(
  upstream: Upstream,
  cartId: string,
  address: Address,
): Promise<Result<ExpressCart, UpstreamFault>> {
  const query = { cartId }
  const methods = await upstream.call('cartShippingMethods', { query, body: { address } })
  if (!methods.ok) return methods
  const delivery = methods.value.find(({ available }) => available !== false) ?? null
  const chosen = {
    shippingCarrierCode: delivery?.carrier_code ?? null,
    shippingMethodCode: delivery?.method_code ?? null,
  }
  const addresses = { shippingAddress: address, billingAddress: address }
  const informed = await upstream.call('cartShippingInformation', {
    query,
    body: { addressInformation: { ...addresses, ...chosen } },
  })
  if (!informed.ok) return informed
  const paymentMethod = { method: EXPRESS_METHOD }
  const totals = await upstream.call('cartCollectTotals', {
    query,
    body: { methods: { paymentMethod, ...chosen } },
  })
  if (!totals.ok) return totals
  const items = await pullCart(upstream, cartId)
  if (!items.ok) return fail(items.error)
  return ok({ items: items.value, totals: toCartSummary(totals.value), delivery })
}
