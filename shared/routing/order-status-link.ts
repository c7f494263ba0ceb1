import type { StoreView } from '../store-view/store-view'
import { storePath } from './links'
import { ORDER_STATUS_PATH } from './static-routes'

/** Link of the page of one order: whoever has it sees the order. */
export function orderStatusLink(orderHash: string, store: StoreView): string {
  return `${storePath(ORDER_STATUS_PATH, store)}?orderHash=${encodeURIComponent(orderHash)}`
}
