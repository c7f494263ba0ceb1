import {
  type Bundle,
  type BundleOption,
  type BundleSelection,
  selectionPrice,
} from '../../../../shared/catalog/bundle'
import { finalOf } from '../../../../shared/catalog/price'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import type {
  WireBundleOption,
  WireProductLink,
} from '../../../../shared/contract/catalogue/product-parts'
import { isInStock } from '../../../../shared/contract/catalogue/to-stock'
import type { LinkedProducts } from './product-links'
import { toImage } from './to-gallery'
import type { ToPartSize } from './to-part-size'
import { toPrice, toSurcharge } from './to-price'

/** Magento's number of a bundle with a price of its own. */
const FIXED = 1

const TYPES: readonly BundleOption['type'][] = ['select', 'radio', 'checkbox', 'multi']

/** What a bundle is put together from; null for a product that is none. */
export function toBundle(
  wire: WireProduct,
  linked: LinkedProducts,
  sizeOf: ToPartSize,
): Bundle | null {
  const { bundle_options: options } = wire
  if (wire.type_id !== 'bundle' || !options) return null
  const price = wire.price_type === FIXED ? finalOf(toPrice(wire)) : null
  const byPosition = [...options].sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
  return {
    price: price ?? 0,
    options: byPosition
      .map((option) => toOption(option, linked, price, sizeOf))
      .filter((option) => option.isRequired || option.selections.length > 0),
  }
}

function toOption(
  wire: WireBundleOption,
  linked: LinkedProducts,
  price: number | null,
  sizeOf: ToPartSize,
): BundleOption {
  const links = [...(wire.product_links ?? [])]
  return {
    id: wire.option_id,
    title: wire.title ?? '',
    type: TYPES.find((type) => type === wire.type) ?? 'select',
    isRequired: wire.required ?? false,
    selections: links
      .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
      .flatMap((link) => toSelection(link, linked, price, sizeOf)),
  }
}

/** A selection whose product is missing is left out; in the ancestor it cost 1 (contract 2.12). */
function toSelection(
  link: WireProductLink,
  linked: LinkedProducts,
  bundlePrice: number | null,
  sizeOf: ToPartSize,
): BundleSelection[] {
  const product = linked.get(link.linked_product_sku ?? link.sku ?? '')
  if (!product) return []
  return [
    {
      id: link.id ?? product.sku,
      sku: product.sku,
      name: product.name ?? product.sku,
      image: toImage(product.image ?? link.image),
      ...sizeOf(product),
      price: selectionPrice(bundlePrice, toSurcharge(link), finalOf(toPrice(product))),
      qty: Math.max(1, Math.floor(link.qty ?? 1)),
      isDefault: link.is_default ?? false,
      isQtyChangeable: link.can_change_quantity ?? false,
      isInStock: isInStock(product.stock),
    },
  ]
}
