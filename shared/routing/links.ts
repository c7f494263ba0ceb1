import { splitStoreCode } from '../store-view/detect-store'
import type { StoreView } from '../store-view/store-view'
import { encodePath } from './clean-path'

/** Pages as data (design 5.1). */
export const DATA_PREFIX = '/_data'

type PrefixedStore = Pick<StoreView, 'appendStoreCode' | 'url'>

/** Puts the store code in front of a path when this store writes it (spec 1 and 2). */
export function storePath(path: string, store: PrefixedStore): string {
  if (!store.appendStoreCode) return path
  return path === '/' ? `/${store.url}/` : `/${store.url}${path}`
}

/** Where the data of a page is, below the same store code as the page (spec 2). */
export function dataLink(link: string): string {
  const { prefix, path } = splitStoreCode(link)
  return `${prefix}${DATA_PREFIX}${path}`
}

/** The address of the page whose data is at this path. */
export function pageOfData(path: string): string {
  const { prefix, path: inStore } = splitStoreCode(path)
  return prefix + (inStore.slice(DATA_PREFIX.length) || '/')
}

/** Link of a category under the URL dispatcher; no path leads home (contract 2.13.5). */
export function categoryLink(urlPath: string, store: PrefixedStore): string {
  return storePath(encodePath(`/${urlPath}`), store)
}

/** Link of a product under the URL dispatcher (spec 2). */
export function productLink(urlPath: string, store: PrefixedStore): string {
  return storePath(encodePath(`/${urlPath}`), store)
}

/** Link of a landing page, whose trailing slash is strict (spec 2). */
export function landingPageLink(urlPath: string, store: PrefixedStore): string {
  return storePath(`/l${encodePath(`/${urlPath}`)}/`, store)
}
