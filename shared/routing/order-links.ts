import { WITHDRAW_FIELDS } from '../checkout/withdrawal'
import type { StoreView } from '../store-view/store-view'
import { storePath } from './links'
import { ORDER_STATUS_PATH, WITHDRAW_PATH } from './screen-paths'

/** Link of the page of one order: whoever has it sees the order. */
export function orderStatusLink(orderHash: string, store: StoreView): string {
  return `${storePath(ORDER_STATUS_PATH, store)}?orderHash=${encodeURIComponent(orderHash)}`
}

/** Link that withdraws from the order of this hash. */
export function withdrawLink(orderHash: string, store: StoreView): string {
  const query = `${WITHDRAW_FIELDS.orderHash}=${encodeURIComponent(orderHash)}`
  return `${storePath(WITHDRAW_PATH, store)}?${query}`
}

/** The page of an order, to which a payment page leads back and adds which order it is. */
export const RETURN_PATH = '/checkout-return'

/**
 * The whole address of that page, for a payment provider.
 * @param said what the page says beside, as its query
 */
export function orderReturnUrl(
  origin: string,
  store: StoreView,
  said: Readonly<Record<string, string>> = {},
): string {
  const words = Object.entries(said).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  const query = words.length > 0 ? `?${words.join('&')}` : ''
  return `${origin}${storePath(RETURN_PATH, store)}${query}`
}
