import type { Translate } from '../../../shared/i18n/messages'
import { storePath } from '../../../shared/routing/links'
import type { Page } from '../../../shared/routing/page'
import { SEARCH_PATH } from '../../../shared/routing/screen-paths'
import { splitStoreCode } from '../../../shared/store-view/detect-store'
import { storeViewOf } from '../../../shared/store-view/store-views'
import { loadCode } from '../../browser/load-code'
import { isDocumentKept } from '../../browser/offline/service-worker'
import { tellOffline } from '../../browser/offline/tell-offline'
import { isOfflinePage } from '../page-layout'
import { type FoundOffline, toFoundPage, toOfflinePage, toOwnPage } from './offline-page'
import type { SeenProducts } from './seen-products'

/** What is done with a visit whose page can neither be loaded nor is kept as data. */
export type OfflineDecision =
  | { does: 'draw'; page: Page }
  /** It was seen as a document. */
  | { does: 'load-document' }
  | { does: 'go-home'; href: string }

interface Means {
  t: Translate
  loadSeen: () => Promise<SeenProducts>
}

interface Visit {
  path: string
  pathname: string
}

/**
 * Decides what a shopper without a network gets (spec 8): what this browser keeps itself, what it has
 * seen, else the way home, and says so. Where home cannot be had either, and in the place of a document, a page
 * says so at its own address.
 */
export async function decideOffline(
  shown: Page,
  { path, pathname }: Visit,
  { t, loadSeen }: Means,
): Promise<OfflineDecision> {
  const own = toOwnPage(shown, path, t)
  if (own) return { does: 'draw', page: own }
  if (!isOfflinePage(shown) && (await isDocumentKept(path))) return { does: 'load-document' }
  const found = isSearch(pathname) ? await search(path, loadSeen) : null
  if (found) {
    tellOffline(found.offline?.noresults ? 'nothing-seen' : 'searched')
    return { does: 'draw', page: toFoundPage(shown, path, found, t) }
  }
  const home = storePath('/', storeViewOf(shown.storeCode))
  const isLast = isOfflinePage(shown) || pathname === home
  if (isLast) return { does: 'draw', page: toOfflinePage(shown, path, t) }
  tellOffline('unavailable')
  return { does: 'go-home', href: home }
}

function isSearch(pathname: string): boolean {
  return splitStoreCode(pathname).path.replace(/\/$/, '') === SEARCH_PATH
}

/** What this browser has seen that fits; null where its code cannot be had. */
async function search(path: string, loadSeen: Means['loadSeen']): Promise<FoundOffline | null> {
  try {
    const [{ searchSeen }, seen] = await Promise.all([
      loadCode(() => import('./search-seen')),
      loadSeen(),
    ])
    return searchSeen(await seen.all(), path)
  } catch (error) {
    console.warn('Nothing can be searched without a connection', error)
    return null
  }
}
