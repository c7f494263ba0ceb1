// How long anything public may be kept, in one place. Fresh answers are given as they are; for the
// stale time after that the old answer is given while a new one is made (design 5.6). Commerce purges what
// has changed, so these times only matter where a purge was lost; a shorter one costs more
// writes of KV (ARCHITECTURE.md, Past one machine).
import type { RouteName } from '../../../shared/routing/page'

export interface CachePolicy {
  freshSeconds: number
  staleSeconds: number
}

export interface PagePolicy extends CachePolicy {
  /** Cache tag page group of spec 2; null for what has none. */
  group: PageGroup | null
}

/** Cache tag page groups (spec 2). */
export type PageGroup =
  | 'attribute'
  | 'category'
  | 'checkout'
  | 'compare'
  | 'error'
  | 'home'
  | 'my-account'
  | 'product'
  | 'page-not-found'
  | 'storyblok'

export type PageKind = RouteName | 'redirect' | 'feed'

/** After this nothing old is shown any more, not even while an upstream is down. */
export const LONGEST_STALE_SECONDS = 24 * 60 * 60

/** null: the page is personal and never stored. */
export const PAGE_POLICY: { readonly [K in PageKind]: PagePolicy | null } = {
  home: { group: 'home', freshSeconds: 600, staleSeconds: 3120 },
  category: { group: 'category', freshSeconds: 600, staleSeconds: 3120 },
  'landing-page': { group: 'category', freshSeconds: 600, staleSeconds: 3120 },
  catalogsearch: { group: 'category', freshSeconds: 300, staleSeconds: 360 },
  product: { group: 'product', freshSeconds: 300, staleSeconds: 360 },
  storyblok: { group: 'storyblok', freshSeconds: 300, staleSeconds: 3600 },
  wishlist: { group: 'storyblok', freshSeconds: 300, staleSeconds: 3600 },
  storelocator: { group: null, freshSeconds: 600, staleSeconds: 3600 },
  'page-not-found': { group: 'page-not-found', freshSeconds: 30, staleSeconds: 0 },
  redirect: { group: 'category', freshSeconds: 60, staleSeconds: 600 },
  feed: { group: null, freshSeconds: 600, staleSeconds: 3600 },
  cart: null,
  checkout: null,
  express: null,
  'checkout-return': null,
  'checkout-failed': null,
  'order-status': null,
  review: null,
  withdraw: null,
  'my-account': null,
  'storyblok-empty': null,
  error: null,
}

/** What loaders keep in KV, by what it is. */
export const DATA_POLICY = {
  search: { freshSeconds: 600, staleSeconds: 60 },
  product: { freshSeconds: 300, staleSeconds: 360 },
  category: { freshSeconds: 600, staleSeconds: 3300 },
  'url-record': { freshSeconds: 300, staleSeconds: 360 },
  story: { freshSeconds: 300, staleSeconds: 3600 },
  directory: { freshSeconds: 3600, staleSeconds: 24 * 3600 },
} as const satisfies Record<string, CachePolicy>

/** How long something rare is kept: as long as it is of use, and not for the day of an outage. */
export function usefulSeconds({ freshSeconds, staleSeconds }: CachePolicy): number {
  return freshSeconds + staleSeconds
}

export type DataKind = keyof typeof DATA_POLICY

export type Freshness = 'fresh' | 'stale' | 'last-resort' | 'gone'

/** What an entry of this age, in ms, is still good for. */
export function freshnessOf(policy: CachePolicy, ageMs: number): Freshness {
  const seconds = ageMs / 1000
  if (seconds < policy.freshSeconds) return 'fresh'
  if (seconds < policy.freshSeconds + policy.staleSeconds) return 'stale'
  return seconds < LONGEST_STALE_SECONDS ? 'last-resort' : 'gone'
}
