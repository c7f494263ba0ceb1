import type { Page } from '../../shared/routing/page'
import type { StoreView } from '../../shared/store-view/store-view'
import { storeViewOf } from '../../shared/store-view/store-views'

/** A store, and where this page is in it. */
export interface StoreSwitchLink {
  store: StoreView
  href: string
  /** The page itself is there; else the link leads to that store's home. */
  isSamePage: boolean
  isCurrent: boolean
}

/** One link for each store: the same page where the page has it there (spec 2, language switcher). */
export function toStoreSwitchLinks({
  stores,
  storeCode,
}: Pick<Page, 'stores' | 'storeCode'>): StoreSwitchLink[] {
  return stores.map((there) => ({
    store: storeViewOf(there.storeCode),
    href: there.href,
    isSamePage: there.isSamePage,
    isCurrent: there.storeCode === storeCode,
  }))
}
