import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import { productLink } from '../../../../shared/routing/links'
import type { StoreView } from '../../../../shared/store-view/store-view'

/** Where a product is in this store (spec 2). */
export function linkOf(wire: WireProduct, store: StoreView): string {
  return productLink(wire.url_path ?? wire.url_key ?? wire.slug ?? wire.sku, store)
}
