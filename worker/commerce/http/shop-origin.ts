import { originOf } from '../../../shared/store-view/detect-store'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { MailVars } from '../env'

/** Where the shop of a store is, for links of mails and of pages that this Worker shows. */
export function shopOriginOf({ SHOP_ORIGIN: shown }: MailVars, store: StoreView): string {
  return shown ? originOf(store, new URL(shown)) : store.baseUrl
}
