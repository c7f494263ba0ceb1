import {
  CART_NOT_FOUND_MESSAGE,
  type RefusalReason,
} from '../../../shared/contract/cart/refusal-reason'
import type { CustomerRefusalReason } from '../../../shared/contract/customer/customer-refusal'

/** An expected failure: `message` becomes the result of the envelope, the rest its meta. */
export interface Refusal {
  code: 400 | 401 | 403 | 404 | 409 | 422 | 429 | 503
  reason: RefusalReason | CustomerRefusalReason
  message: string
  details?: Record<string, unknown>
}

export const CART_NOT_FOUND: Refusal = {
  code: 404,
  reason: 'cart-not-found',
  message: CART_NOT_FOUND_MESSAGE,
}

export const ITEM_NOT_FOUND: Refusal = {
  code: 404,
  reason: 'item-not-found',
  message: 'No such item in this cart.',
}

export const QTY_NOT_AVAILABLE: Refusal = {
  code: 400,
  reason: 'qty-not-available',
  message: 'The requested qty is not available',
}
