import type { StoreView } from '../../../shared/store-view/store-view'

export interface Visit {
  store: StoreView
  /** Clean path in this store, see cleanPath. */
  path: string
  hadTrailingSlash: boolean
  hadOddSlashes: boolean
  query: URLSearchParams
}
