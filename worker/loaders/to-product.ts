import { isPriceRange } from '../../shared/catalog/price'
import type { ConfigurableOption, GalleryImage, Product } from '../../shared/catalog/product'
import type { WireAttribute } from '../../shared/contract/attribute'
import type { WireProduct } from '../../shared/contract/product'
import { productLink } from '../../shared/routing/links'
import type { StoreView } from '../../shared/store-view/store-view'
import type { FoundProduct } from '../resolve/resolution'
import { cleanHtml, plainText } from './clean-html'
import { sellable, toLabels, toType } from './to-card'
import { toFacts } from './to-facts'
import { toImage } from './to-image'
import { toPrice } from './to-price'
import { isInStock, maxQtyOf } from './to-stock'
import { toStoreLinks } from './to-store-links'
import { toVariants } from './to-variants'

/** A product as its own page shows it, with the two facts that resolution asks for (spec 3). */
export function toFoundProduct(
  wire: WireProduct,
  attributes: readonly WireAttribute[],
  store: StoreView,
): FoundProduct {
  return {
    product: toProduct(wire, attributes, store),
    status: wire.status ?? 1,
    visibility: wire.visibility ?? 4,
  }
}

function toProduct(
  wire: WireProduct,
  attributes: readonly WireAttribute[],
  store: StoreView,
): Product {
  const name = wire.name ?? wire.sku
  const variants = toVariants(wire)
  return {
    id: wire.id,
    sku: wire.sku,
    parentSku: wire.parentSku ?? wire.sku,
    typeId: toType(wire.type_id),
    name,
    link: productLink(wire.url_path ?? wire.url_key ?? wire.slug ?? wire.sku, store),
    brand: labelOf(wire, 'brand', attributes),
    description: cleanHtml(wire.description),
    shortDescription: cleanHtml(wire.short_description),
    gallery: toGallery(wire, name),
    price: toPrice(wire),
    isFromPrice: isPriceRange(sellable(variants)),
    isInStock: isInStock(wire.stock) || variants.some((variant) => variant.isInStock),
    hidesStockAlert: wire.amxnotif_hide_alert === 1,
    maxQty: maxQtyOf(wire.stock),
    labels: toLabels(wire),
    options: toOptions(wire, attributes),
    variants,
    selectedSku: wire.sku,
    facts: toFacts(wire, attributes),
    categoryIds: (wire.category ?? []).map((category) => category.category_id),
    metaTitle: wire.meta_title ?? name,
    metaDescription: wire.meta_description ?? plainText(wire.short_description ?? wire.description),
    alternates: toStoreLinks(wire.alternates, productLink),
  }
}

function toGallery(wire: WireProduct, name: string): GalleryImage[] {
  const paths = [wire.image, ...(wire.media_gallery ?? []).map((entry) => entry.image)]
    .map(toImage)
    .filter((path) => path !== '')
  return [...new Set(paths)].map((path, index) => ({
    path,
    alt: index === 0 ? name : `${name} ${index + 1}`,
  }))
}

// Options without a label are dropped, and so are values (spec 5).
function toOptions(wire: WireProduct, attributes: readonly WireAttribute[]): ConfigurableOption[] {
  return (wire.configurable_options ?? []).flatMap((option) => {
    if (!option.label) return []
    const known = attributes.find((a) => a.attribute_code === option.attribute_code)
    const values = option.values.flatMap(({ value_index, label }) => {
      if (!label) return []
      const swatch = known?.options?.find((o) => o.value === value_index)?.swatch ?? null
      return [{ valueIndex: value_index, label, swatch }]
    })
    return [
      {
        attributeId: option.attribute_id,
        attributeCode: option.attribute_code,
        label: option.label,
        values,
      },
    ]
  })
}

function labelOf(wire: WireProduct, code: string, attributes: readonly WireAttribute[]): string {
  return (
    toFacts(
      wire,
      attributes.filter((a) => a.attribute_code === code),
    )[0]?.text ?? ''
  )
}
