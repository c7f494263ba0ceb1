import { isVirtualCart } from '../../../shared/cart/rules'
import type { OrderRequest } from '../../../shared/contract/order/order'
import { fail, ok, type Result } from '../../../shared/result'
import type { Cart, FilledLine, Selection } from '../cart/cart'
import { mayChoose, mayPayBy, mayServe } from '../cart/choose-methods'
import { type PricedCart, priceCart } from '../cart/price-cart'
import { hasLapsedCoupon, hasLapsedVoucher } from '../cart/vouchers/write-vouchers'
import { toWireTotals } from '../cart/wire/to-wire-totals'
import type { Refusal } from '../http/refusal'
import { checkRecipients } from './check-recipients'
import { matchProducts } from './match-products'
import {
  CART_EMPTY,
  cartChanged,
  NO_SHIPPING_METHOD,
  notAvailable,
  voucherLapsed,
} from './order-refusals'
import { wishedDate } from './wished-date'
import type { OrderDraft } from './write-order'

/** A cart with what a request chooses for it and what that costs. */
export interface PricedRequest {
  cart: Cart
  lines: FilledLine[]
  request: OrderRequest
  selection: Selection
  priced: PricedCart
  deliveryDate: Result<string | null, Refusal>
  /** In one line; null where it is sent. */
  pickupPoint: Result<string | null, Refusal>
}

/** Prices a cart at `now` as the request wants it sent and paid. */
export function priceRequest(
  cart: Cart,
  lines: FilledLine[],
  request: OrderRequest,
  now: number,
  pickupPoint: PricedRequest['pickupPoint'] = ok(null),
): PricedRequest {
  const isVirtual = isVirtualCart(lines.map(({ product }) => product))
  const selection = toSelection(request.addressInformation, isVirtual)
  const priced = priceCart(cart, lines, selection, now)
  const deliveryDate = wishedDate(request, lines, now)
  return { cart, lines, request, selection, priced, deliveryDate, pickupPoint }
}

/**
 * The order that a request asks for, when everything said in it fits: the products are those of the
 * cart, its coupon and gift cards still count, the addresses are complete, the methods are offered.
 */
export function draftOrder(
  { cart, lines, request, selection, priced, deliveryDate, pickupPoint }: PricedRequest,
  fingerprint: string,
): Result<OrderDraft, Refusal> {
  const { isVirtual } = priced
  const match = matchProducts(request.products, cart, lines)
  if (match.kind === 'gone') return fail(notAvailable(match.skus))
  if (lines.length === 0) return fail(CART_EMPTY)
  if (match.kind === 'changed') return fail(cartChanged(toWireTotals(priced)))
  if (hasLapsedVoucher(cart, priced)) {
    return fail(voucherLapsed(hasLapsedCoupon(cart, priced), toWireTotals(priced)))
  }

  const recipients = checkRecipients(request.addressInformation, isVirtual)
  if (!recipients.ok) return recipients
  const served = isVirtual ? ok(null) : mayServe(cart.store, priced.country)
  if (!served.ok) return served
  const chosen = mayChoose(selection, priced)
  if (!chosen.ok) return chosen
  if (!isVirtual && !priced.shipping) return fail(NO_SHIPPING_METHOD)
  if (!deliveryDate.ok) return deliveryDate
  if (!pickupPoint.ok) return pickupPoint
  const payable = mayPayBy(request.addressInformation.payment_method_code, priced)
  if (!payable.ok) return payable

  const attemptId = request.order_id
  return ok({
    attemptId,
    fingerprint,
    cart,
    priced,
    selection,
    recipients: recipients.value,
    deliveryDate: deliveryDate.value,
    pickupPoint: pickupPoint.value,
    approvalToken: toApprovalToken(request.addressInformation),
  })
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

/** As contract 1.9 carries it. */
function toApprovalToken(given: OrderRequest['addressInformation']): string | null {
  const token = given.payment_method_additional?.paypal_express_checkout_token
  return typeof token === 'string' && token !== '' ? token : null
}
