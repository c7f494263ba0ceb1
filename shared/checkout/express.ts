import type { CartSummary } from '../cart/cart-summary'
import type { ShownLine } from '../cart/shown-cart'
import type { RefusalKind } from './order-refusal'
import { findPaymentOffer } from './payment-methods'

/** Forms are posted there: to go to PayPal, and to pay. */
export const EXPRESS_START_PATH = '/checkout-express/start'
export const EXPRESS_PAY_PATH = '/checkout-express/pay'

/** Code of the way to pay that carts can be approved with before they are ordered (contract 1.9). */
export const EXPRESS_METHOD = 'paypal_express'

/** Whether this way to pay tells who buys and where to, so that no form is needed. */
export function isExpressMethod(code: string): boolean {
  return code === EXPRESS_METHOD || findPaymentOffer(code)?.wallet !== undefined
}

/** Names of what the page is asked for, and of the fields of its form. */
export const EXPRESS_FIELDS = {
  token: 'token',
  attempt: 'attempt',
  /** What the shopper was shown, in cents. */
  total: 'total',
  terms: 'terms',
  fault: 'fault',
} as const

export type ExpressFault = RefusalKind | 'terms' | 'unsent'

/** What was approved, as the shopper sees it before the money is taken. */
export interface ExpressReview {
  token: string
  /** Id of the attempt to order: pressed twice, it is one order. */
  attempt: string
  lines: ShownLine[]
  totals: CartSummary
  email: string
  /** Name, street, town and country, a line each; empty where PayPal gave none that can be served. */
  address: string[]
  /** How it comes; empty for what is not sent. */
  delivery: string
  fault: ExpressFault | null
}

const FAULTS: readonly ExpressFault[] = [
  'price-changed',
  'cart-changed',
  'cart-ordered',
  'not-available',
  'cart-empty',
  'coupon-not-valid',
  'gift-card-not-valid',
  'other',
  'terms',
  'unsent',
]

/** Reads why nothing was ordered; null when the address says nothing of it that the shop knows. */
export function parseExpressFault(text: string | null): ExpressFault | null {
  return FAULTS.find((fault) => fault === text) ?? null
}
