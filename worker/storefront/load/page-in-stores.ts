import type { StoreLink } from '../../../shared/catalog/category'
import { isAppUrl, toAppUrl } from '../../../shared/routing/app-url'
import { storePath } from '../../../shared/routing/links'
import type { PageData, PageInStore } from '../../../shared/routing/page'
import { SEARCH_PATH } from '../../../shared/routing/screen-paths'
import { formatListingQuery, type ListingQuery } from '../../../shared/search/query'
import { originOf } from '../../../shared/store-view/detect-store'
import type { StoreView } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'

/** Screens that have the same address in every store. */
const SAME_EVERYWHERE: readonly PageData['route'][] = [
  'home',
  'cart',
  'wishlist',
  'storelocator',
  'checkout',
  'withdraw',
  'review',
  'my-account',
]

interface PageAddress {
  url: URL
  /** Its own path, without a store code: what a mapping leads to rather than the mapping. */
  path: string
}

/** Where a page is in each store; where it is not, the store's home (spec 2, language switcher). */
export function pageInStores(data: PageData, { url, path }: PageAddress): PageInStore[] {
  return STORE_VIEWS.map((store) => {
    const link = linkIn(store, data, path + url.search)
    const there = new URL(link ?? storePath('/', store), originOf(store, url))
    const { href } = isAppUrl(url) ? toAppUrl(there) : there
    return { storeCode: store.storeCode, href, isSamePage: link !== null }
  })
}

function linkIn(store: StoreView, data: PageData, pathWithQuery: string): string | null {
  if (data.route === 'home') return storePath('/', store)
  if (data.route === 'catalogsearch') return searchLink(store, data.listing.query)
  if (data.route === 'storyblok' && data.story.missingIn?.includes(store.i18n.defaultLanguage)) {
    return null
  }
  if (data.route === 'storyblok' || SAME_EVERYWHERE.includes(data.route))
    return storePath(pathWithQuery, store)
  return knownLinks(data).find(({ storeCode }) => storeCode === store.storeCode)?.link ?? null
}

function searchLink(store: StoreView, query: ListingQuery): string {
  return storePath(SEARCH_PATH, store) + formatListingQuery(query)
}

function knownLinks(data: PageData): StoreLink[] {
  if (data.route === 'product') return data.product.alternates
  if (data.route === 'landing-page') return data.alternates
  return data.route === 'category' ? data.category.alternates : []
}
