import { STORE_HOSTS } from './store-hosts'
import type { StoreView } from './store-view'
import { STORE_VIEWS } from './store-views'

/** The store a request belongs to, and its path without the store's own prefix (spec 1). */
export interface DetectedStore {
  store: StoreView
  path: string
}

/**
 * Finds the store: by a path prefix where a store switches it on, else by host, else the default.
 * Segments must match whole: `/nl_nlx` is no prefix of `/nl_nl` (spec 1, contract 2.13.7).
 * @param host host name as asked, with or without a port
 */
export function detectStore(
  host: string,
  path: string,
  stores: readonly StoreView[] = STORE_VIEWS,
): DetectedStore {
  const byPath = findPrefixed(path, stores)
  if (byPath) return { store: byPath, path: path.slice(byPath.url.length + 1) || '/' }
  const hostname = host.toLowerCase().replace(/:\d+$/, '')
  const byHost = stores.find((store) => STORE_HOSTS[store.storeCode].includes(hostname))
  const fallback = stores[0]
  if (!fallback) throw new Error('There must be at least one store view')
  return { store: byHost ?? fallback, path }
}

/**
 * Takes the store code off a path where a store writes it there: `/nl_nl/cart` is `/nl_nl` and
 * `/cart`. The prefix is empty where no store does (spec 1 and 2).
 */
export function splitStoreCode(path: string): { prefix: string; path: string } {
  const store = findPrefixed(path, STORE_VIEWS)
  if (!store) return { prefix: '', path }
  return { prefix: `/${store.url}`, path: path.slice(store.url.length + 1) || '/' }
}

function findPrefixed(path: string, stores: readonly StoreView[]): StoreView | undefined {
  return stores.find((store) => store.appendStoreCode && hasPrefix(path, store.url))
}

function hasPrefix(path: string, url: string): boolean {
  return path === `/${url}` || path.startsWith(`/${url}/`)
}

/**
 * Origin of another store as seen from where the shopper is: a local host of ours leads to the local
 * host of that store, with the same port (spec 2, language switcher). A host that no store knows
 * leads nowhere but to the configured origins.
 */
export function originOf(store: StoreView, current: URL): string {
  const isKnown = Object.values(STORE_HOSTS).flat().includes(current.hostname)
  const isLocal = isKnown && /(?:^|\.)localhost$/.test(current.hostname)
  const local = STORE_HOSTS[store.storeCode].find((host) => host.endsWith('.localhost'))
  if (!isLocal || !local) return store.baseUrl
  return `${current.protocol}//${local}${current.port ? `:${current.port}` : ''}`
}
