import { safeHref } from '../content/safe-href'
import { splitStoreCode } from '../store-view/detect-store'
import type { StoreView } from '../store-view/store-view'
import { storePath } from './links'

/** Files and pictures lie beside the stores: they are the same for all of them. */
const FILES = /^\/(?:assets|flags|icons|media)\//
/** Links are read as a browser reads them, so that no `..` takes the store code off again. */
const ANYWHERE = 'https://shop.invalid'

/**
 * A link of an editor or a merchant as a link of this store: the path of a page gets the store code
 * where the store writes it (spec 1 and 2). It stays as it is where it names a store already, and
 * when it leads to a file, to a place on the same page or out of the shop.
 */
export function storeHref(
  address: string,
  store: Pick<StoreView, 'appendStoreCode' | 'url'>,
): string {
  if (!store.appendStoreCode) return address
  const href = safeHref(address)
  if (!href.startsWith('/')) return href
  const { pathname, search, hash } = new URL(href, ANYWHERE)
  if (FILES.test(pathname) || splitStoreCode(pathname).prefix !== '') return href
  return storePath(pathname, store) + search + hash
}
