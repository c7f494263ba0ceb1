import type { StoreView } from '../../shared/store-view/store-view'
import type { DataCache } from '../cache/data-cache'
import type { Upstream } from '../upstream/upstream'

/** Where the loaders of one request get their data. */
export interface Sources {
  store: StoreView
  upstream: Upstream
  cache: DataCache
}
