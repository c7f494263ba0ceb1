import type { StoreView } from '../../../shared/store-view/store-view'
import type { PageSubject } from '../load/load-page'
import type { UpstreamFault } from '../upstream/fault'

export interface Visit {
  store: StoreView
  /** Clean path in this store, see cleanPath. */
  path: string
  hadTrailingSlash: boolean
  hadOddSlashes: boolean
  query: URLSearchParams
}

/** What a path turned out to be. Everything that can redirect or be missing is known here. */
export type Resolution =
  | PageSubject
  | { kind: 'redirect'; location: string; status: 301 | 302 }
  | { kind: 'unavailable'; fault: UpstreamFault }
