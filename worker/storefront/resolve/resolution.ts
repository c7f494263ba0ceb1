import type { CleanPath } from '../../../shared/routing/clean-path'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { PageSubject } from '../load/load-page'
import type { UpstreamFault } from '../upstream/fault'

/** A visit of a path in this store. */
export interface Visit extends CleanPath {
  store: StoreView
  query: URLSearchParams
  /** The store's own word in the path of a search without results (spec 2). */
  noResultPath: string
}

/** What a path turned out to be. Everything that can redirect or be missing is known here. */
export type Resolution =
  | PageSubject
  | { kind: 'redirect'; location: string; status: 301 | 302 }
  | { kind: 'unavailable'; fault: UpstreamFault }
