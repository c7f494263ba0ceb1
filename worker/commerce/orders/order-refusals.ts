import type { WireTotals } from '../../../shared/contract/cart/totals'
import type { Refusal } from '../http/refusal'
import type { Order } from './order'
import { toWireOrder } from './to-wire-order'

export const ATTEMPT_REUSED: Refusal = {
  code: 422,
  reason: 'attempt-reused',
  message: 'This order_id was used for another order.',
}

export const WRONG_STORE: Refusal = {
  code: 400,
  reason: 'store-mismatch',
  message: 'The order names another store than the call.',
}

export const BUSY: Refusal = {
  code: 503,
  reason: 'busy',
  message: 'Something went wrong. Try again in a few seconds.',
}

export const ORDER_NOT_FOUND: Refusal = {
  code: 404,
  reason: 'order-not-found',
  message: 'No such order.',
}

export const CART_EMPTY: Refusal = {
  code: 400,
  reason: 'cart-empty',
  message: 'Shopping cart is empty. Please add some products before entering Checkout',
}

export const NO_SHIPPING_METHOD: Refusal = {
  code: 400,
  reason: 'method-not-found',
  message: 'The shipping method is missing. Select the shipping method and try again.',
}

export const NO_SUCH_DELIVERY_DATE: Refusal = {
  code: 400,
  reason: 'delivery-date-not-offered',
  message: 'Nothing can be delivered on the chosen day. Choose another one.',
}

/** The wording of spec 8. */
export const NO_SUCH_PICKUP_POINT: Refusal = {
  code: 400,
  reason: 'pickup-point-not-available',
  message: 'Service point is not available please select another option',
}

/** The wording of spec 8; the skus stand beside it. */
export function notAvailable(skus: readonly string[]): Refusal {
  return {
    code: 400,
    reason: 'not-available',
    message: 'Some of the ordered products are not available!',
    details: { skus },
  }
}

/** Another attempt has made an order of this cart: here it is. */
export function cartOrdered(order: Order): Refusal {
  return {
    code: 409,
    reason: 'cart-ordered',
    message: 'This cart has already been ordered.',
    details: { order: toWireOrder(order) },
  }
}

/** The shopper is asked again, with what it would cost now (trust I7). */
export function priceChanged(totals: WireTotals): Refusal {
  return {
    code: 409,
    reason: 'price-changed',
    message: 'The price has changed. Please check the new total.',
    details: { totals },
  }
}

/** A code of the cart counts no longer, and has left it: the shopper is asked again (trust I7). */
export function voucherLapsed(isCoupon: boolean, totals: WireTotals): Refusal {
  return {
    code: 409,
    reason: isCoupon ? 'coupon-not-valid' : 'gift-card-not-valid',
    message: isCoupon
      ? 'The coupon code is no longer valid and was removed. Please check the new total.'
      : 'A gift card can no longer be used and was removed. Please check the new total.',
    details: { totals },
  }
}

/** Another tab has changed the cart since the shopper looked at it. */
export function cartChanged(totals: WireTotals): Refusal {
  return {
    code: 409,
    reason: 'cart-changed',
    message: 'The cart has changed. Please check it again.',
    details: { totals },
  }
}
