import type { ShownCart } from '../../../shared/cart/shown-cart'
import type { StoreView } from '../../../shared/store-view/store-view'
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
  /** What one shopper has in the cart, for an answer that is theirs alone. */
  cart?: ShownCart | null
}
