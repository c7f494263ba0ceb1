import { WITHDRAW_FIELDS, WITHDRAW_PATH } from '../checkout/withdrawal'
import type { StoreView } from '../store-view/store-view'
import { storePath } from './links'
import { ORDER_STATUS_PATH } from './static-routes'

/** Link of the page of one order: whoever has it sees the order. */
export function orderStatusLink(orderHash: string, store: StoreView): string {
  return `${storePath(ORDER_STATUS_PATH, store)}?orderHash=${encodeURIComponent(orderHash)}`
}

/** Link that withdraws from the order of this hash. */
export function withdrawLink(orderHash: string, store: StoreView): string {
  const query = `${WITHDRAW_FIELDS.orderHash}=${encodeURIComponent(orderHash)}`
  return `${storePath(WITHDRAW_PATH, store)}?${query}`
}
