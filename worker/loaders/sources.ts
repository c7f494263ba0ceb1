import type { StoreView } from '../../shared/store-view/store-view'
import type { DataCache } from '../cache/data-cache'
import type { Edition } from '../preview/open-edition'
import type { Upstream } from '../upstream/upstream'

/** Where the loaders of one request get their data. */
export interface Sources {
  store: StoreView
  upstream: Upstream
  cache: DataCache
  /** For an editor: stories as they are being written. Nothing of it may be kept. */
  edition?: Edition
}
