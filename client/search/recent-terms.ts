// What was searched for in this browser, newest first: kept for each store, until it is cleared.
import { parseJson } from '../../shared/json/parse-json'
import { isSearchTerm, MAX_TERM_LENGTH } from '../../shared/search/search-term'
import type { StoreView } from '../../shared/store-view/store-view'
import type { StoragePort } from '../engine/ports'

/** More than these are not remembered. */
const MAX_RECENT = 6

type Store = Pick<StoreView, 'storeCode'>

/** The kept terms; none for anything broken. */
export function readRecentTerms(storage: StoragePort, store: Store): string[] {
  const kept = parseJson(storage.read(keyOf(store)) ?? '')
  return Array.isArray(kept) ? kept.filter(isKeepable).slice(0, MAX_RECENT) : []
}

/** Puts a term first; however it is written, it is kept once. */
export function rememberTerm(storage: StoragePort, store: Store, term: string): void {
  const added = term.trim()
  if (!isKeepable(added)) return
  const isOther = (kept: string) => kept.toLowerCase() !== added.toLowerCase()
  const others = readRecentTerms(storage, store).filter(isOther)
  storage.write(keyOf(store), JSON.stringify([added, ...others].slice(0, MAX_RECENT)))
}

export function forgetTerms(storage: StoragePort, store: Store): void {
  storage.remove(keyOf(store))
}

function isKeepable(term: unknown): term is string {
  return typeof term === 'string' && isSearchTerm(term) && term.length <= MAX_TERM_LENGTH
}

function keyOf({ storeCode }: Store): string {
  return `${storeCode}-shop/search/recent-terms`
}
