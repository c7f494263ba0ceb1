import type { MessageKey } from '../i18n/messages'

/** Why an order was turned down, as far as the shopper can do something about it. */
export type RefusalKind =
  | 'price-changed'
  | 'cart-changed'
  | 'cart-ordered'
  | 'not-available'
  | 'pickup-point-gone'
  | 'cart-empty'
  | 'coupon-not-valid'
  | 'gift-card-not-valid'
  | 'other'

/** Why nothing was ordered, in the words of the shop; `other` takes a reason. */
export const REFUSAL_WORDS = {
  'price-changed': 'checkout.refused-price',
  'cart-changed': 'checkout.refused-cart',
  'cart-ordered': 'checkout.refused-ordered',
  'not-available': 'checkout.refused-stock',
  'pickup-point-gone': 'checkout.pickup-gone',
  'cart-empty': 'cart.empty-before-checkout',
  'coupon-not-valid': 'checkout.refused-coupon',
  'gift-card-not-valid': 'checkout.refused-gift-card',
  other: 'checkout.refused-other',
} as const satisfies Record<RefusalKind, MessageKey>

/** Said by the embedded backend and, for stock, by the ancestor's family (spec 8). */
const WORDINGS: readonly [RegExp, RefusalKind][] = [
  [/price has changed/i, 'price-changed'],
  [/cart has changed/i, 'cart-changed'],
  [/coupon code/i, 'coupon-not-valid'],
  [/gift card can no longer/i, 'gift-card-not-valid'],
  [/already been ordered/i, 'cart-ordered'],
  [/service point is not available/i, 'pickup-point-gone'],
  [/not available|out of stock|adding products/i, 'not-available'],
  [/cart is empty|no such cart/i, 'cart-empty'],
]

const CONFLICT = 409

/** Reads the reason out of a refusal's words; any other conflict means that the cart has changed. */
export function toRefusalKind(code: number, message: string): RefusalKind {
  const known = WORDINGS.find(([wording]) => wording.test(message))
  if (known) return known[1]
  return code === CONFLICT ? 'cart-changed' : 'other'
}
