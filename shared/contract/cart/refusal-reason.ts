/**
 * The words by which the embedded backend says, in `meta.reason`, why a call about a cart or
 * an order was refused (contract 1.2 and 1.3). A refusal without one of them says nothing for certain.
 */
export const REFUSAL_REASONS = [
  'cart-not-found',
  'item-not-found',
  'product-not-found',
  'product-not-available',
  'choice-missing',
  'qty-not-available',
  'cart-full',
  'cart-empty',
  'coupon-not-valid',
  'gift-card-not-found',
  'gift-card-not-valid',
  'nothing-due',
  'address-not-valid',
  'country-not-served',
  'delivery-date-not-offered',
  'pickup-point-not-available',
  'method-not-found',
  'not-available',
  'price-changed',
  'cart-changed',
  'cart-ordered',
  'attempt-reused',
  'store-mismatch',
  'order-not-found',
  'order-canceled',
  'order-paid',
  'return-not-allowed',
  'withdrawal-over',
  'all-withdrawn',
  'payment-data-refused',
  'busy',
] as const

export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** The words of `cart-not-found`, for whoever reads the answer (contract 1.2). */
export const CART_NOT_FOUND_MESSAGE = 'No such cart: it is unknown, has expired or was ordered.'
