import type { StoreView } from '../store-view/store-view'
import { STORE_VIEWS } from '../store-view/store-views'
import { storePath } from './links'

/** Where a redirect record may lead: a path of this store, or a page of another of our stores. */
export type RedirectTarget =
  | { kind: 'own'; pathname: string; search: string; hash: string }
  | { kind: 'other-store'; href: string }

/**
 * Reads the target of a redirect record. A target without a leading slash gets one (contract 1.7).
 * Null when it leads outside of our own origins: we never redirect there (trust I15).
 */
export function redirectTarget(target: string, store: StoreView): RedirectTarget | null {
  const isAbsolute = /^https?:\/\//i.test(target)
  const path = target.startsWith('/') ? target : `/${target}`
  const url = parseUrl(isAbsolute ? target : storePath(path, store), store.baseUrl)
  if (!url || url.username || url.password) return null
  if (url.origin === new URL(store.baseUrl).origin) {
    const { search, hash } = url
    return { kind: 'own', pathname: url.pathname.replace(/^\/{2,}/, '/'), search, hash }
  }
  const isOurs = STORE_VIEWS.some(({ baseUrl }) => new URL(baseUrl).origin === url.origin)
  return isOurs ? { kind: 'other-store', href: url.href } : null
}

function parseUrl(target: string, base: string): URL | null {
  return URL.canParse(target, base) ? new URL(target, base) : null
}
