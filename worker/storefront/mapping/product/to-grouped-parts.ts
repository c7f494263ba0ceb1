import type { GroupedPart } from '../../../../shared/catalog/grouped-part'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import type { WireProductLink } from '../../../../shared/contract/catalogue/product-parts'
import { isInStock, maxQtyOf } from '../../../../shared/contract/catalogue/to-stock'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { isHidden } from './is-hidden'
import { type LinkedProducts, linkOf, productLinksOf } from './product-links'
import { toImage } from './to-gallery'
import type { ToPartSize } from './to-part-size'
import { toPrice } from './to-price'

/**
 * What a grouped product proposes (spec 4): its associated simple products. One that is missing is
 * left out; in the ancestor it cost 1 (contract 2.12).
 */
export function toGroupedParts(
  wire: WireProduct,
  linked: LinkedProducts,
  store: StoreView,
  sizeOf: ToPartSize,
): GroupedPart[] {
  return productLinksOf(wire, 'associated')
    .filter((link) => (link.linked_product_type ?? 'simple') === 'simple')
    .flatMap((link) => {
      const product = linked.get(link.linked_product_sku ?? '')
      return product ? [{ ...toPart(product, link, store), ...sizeOf(product) }] : []
    })
}

function toPart(wire: WireProduct, link: WireProductLink, store: StoreView): GroupedPart {
  return {
    sku: wire.sku,
    name: wire.name ?? wire.sku,
    link: isHidden(wire) ? '' : linkOf(wire, store),
    image: toImage(wire.image ?? link.image),
    price: toPrice(wire),
    qty: Math.max(0, Math.floor(link.qty ?? 1)),
    isInStock: isInStock(wire.stock),
    maxQty: maxQtyOf(wire.stock),
  }
}
