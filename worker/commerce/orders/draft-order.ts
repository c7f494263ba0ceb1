import { isVirtualCart } from '../../../shared/cart/rules'
import type { OrderRequest } from '../../../shared/contract/order/order'
import { fail, ok, type Result } from '../../../shared/result'
import type { Cart, FilledLine, Selection } from '../cart/cart'
import { mayChoose, mayServe } from '../cart/choose-methods'
import { priceCart } from '../cart/price-cart'
import { toWireTotals } from '../cart/wire/to-wire-totals'
import type { Refusal } from '../http/refusal'
import { checkRecipients } from './check-recipients'
import { matchProducts } from './match-products'
import { CART_EMPTY, cartChanged, NO_SHIPPING_METHOD, notAvailable } from './order-refusals'
import type { OrderDraft } from './write-order'

/**
 * The order that a request asks for, priced at `now`, when everything said in it fits: the
 * products are those of the cart, the addresses are complete, the methods are offered.
 */
export function draftOrder(
  cart: Cart,
  lines: FilledLine[],
  request: OrderRequest,
  fingerprint: string,
  now: number,
): Result<OrderDraft, Refusal> {
  const isVirtual = isVirtualCart(lines.map(({ product }) => product))
  const selection = toSelection(request.addressInformation, isVirtual)
  const priced = priceCart(cart.store, lines, selection, now)
  const match = matchProducts(request.products, cart, lines)
  if (match.kind === 'gone') return fail(notAvailable(match.skus))
  if (lines.length === 0) return fail(CART_EMPTY)
  if (match.kind === 'changed') return fail(cartChanged(toWireTotals(priced)))

  const recipients = checkRecipients(request.addressInformation, isVirtual)
  if (!recipients.ok) return recipients
  const served = isVirtual ? ok(null) : mayServe(cart.store, priced.country)
  if (!served.ok) return served
  const chosen = mayChoose(selection, priced)
  if (!chosen.ok) return chosen
  if (!isVirtual && !priced.shipping) return fail(NO_SHIPPING_METHOD)

  const attemptId = request.order_id
  return ok({ attemptId, fingerprint, cart, priced, selection, recipients: recipients.value })
}

/** What is not sent is taxed where the bill goes. */
function toSelection(given: OrderRequest['addressInformation'], isVirtual: boolean): Selection {
  const { shippingAddress, billingAddress } = given
  return {
    country: (isVirtual ? null : shippingAddress)?.country_id ?? billingAddress.country_id,
    carrierCode: given.shipping_carrier_code ?? null,
    shippingMethodCode: given.shipping_method_code ?? null,
    paymentMethodCode: given.payment_method_code,
  }
}
