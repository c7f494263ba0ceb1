import { isBundleInStock } from '../../../../shared/catalog/bundle'
import type { Neighbours } from '../../../../shared/catalog/neighbours'
import { openingPrice } from '../../../../shared/catalog/opening-price'
import { openingVariant } from '../../../../shared/catalog/opening-variant'
import type { Product, ProductTypeData, Variant } from '../../../../shared/catalog/product'
import { isSent, toProductType } from '../../../../shared/catalog/product-type'
import type { WireAttribute } from '../../../../shared/contract/catalogue/attribute'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import {
  fewLeftOf,
  isInStock,
  maxQtyOf,
  minQtyOf,
} from '../../../../shared/contract/catalogue/to-stock'
import { productLink } from '../../../../shared/routing/links'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { cleanHtml, plainText } from '../story/clean-html'
import { type LinkedProducts, linkOf, toNeighbourSkus, toStoreLinks } from './product-links'
import { toAttributeTexts } from './to-attribute-texts'
import { toLabels } from './to-card'
import { toErrors } from './to-errors'
import { toFilm, toGallery } from './to-gallery'
import { toLegalFacts } from './to-legal-facts'
import { toListedPrice } from './to-listed-price'
import { toMeasuresAndCare, withMeasures } from './to-measures'
import { toOptions } from './to-options'
import { toProductTypeData } from './to-product-type-data'
import { toVariants } from './to-variants'

/** A product with what only resolution needs to know of it. */
export interface FoundProduct {
  product: Product
  /** 2 or higher means disabled (spec 3). */
  status: number
  /** 1 means that it has no page of its own (spec 3). */
  visibility: number
  /** Ids of the products that are shown as parts of it: when one of them changes, its page does. */
  linkedIds: number[]
  /** Skus of what the merchant puts beside it. */
  neighbourSkus: Neighbours<string>
}

interface ProductContext {
  attributes: readonly WireAttribute[]
  linked: LinkedProducts
  store: StoreView
}

/** A product as its own page shows it, with the two facts that resolution asks for (spec 3). */
export function toFoundProduct(wire: WireProduct, context: ProductContext): FoundProduct {
  return {
    product: toProduct(wire, context),
    status: wire.status ?? 1,
    visibility: wire.visibility ?? 4,
    linkedIds: [...context.linked.values()].map(({ id }) => id),
    neighbourSkus: toNeighbourSkus(wire),
  }
}

function toProduct(wire: WireProduct, { attributes, linked, store }: ProductContext): Product {
  const typeData = toProductTypeData(wire, linked, attributes, store)
  const name = wire.name ?? wire.sku
  const variants = toVariants(wire)
  const options = toOptions(wire, attributes)
  return {
    id: wire.id,
    sku: wire.sku,
    parentSku: wire.parentSku ?? wire.sku,
    typeId: toProductType(wire.type_id),
    name,
    link: linkOf(wire, store),
    brand: labelOf(wire, 'brand', attributes),
    description: cleanHtml(wire.description, store),
    shortDescription: cleanHtml(wire.short_description, store),
    gallery: toGallery(wire, name),
    ...toFilm(wire, store),
    ...toListedPrice(wire, variants, openingPrice(typeData)),
    ...toLegalFacts(wire, attributes, store),
    isInStock: isSold(wire, variants, typeData),
    ...toErrors(wire, variants),
    arrivesNextDay: arrivesNextDay(wire, store),
    hidesStockAlert: wire.amxnotif_hide_alert === 1,
    ...minQtyOf(wire.stock),
    maxQty: maxQtyOf(wire.stock),
    fewLeft: fewLeftOf(wire.stock),
    labels: toLabels(wire, 'page'),
    options,
    ...toSizeGuide(wire),
    variants: withMeasures(variants, wire, attributes),
    typeData,
    selectedSku: openingVariant({ options, variants }, {})?.sku ?? wire.sku,
    ...toMeasuresAndCare(wire, attributes),
    facts: toAttributeTexts(wire, attributes),
    categoryIds: (wire.category ?? []).map((category) => category.category_id),
    metaTitle: wire.meta_title ?? name,
    metaDescription: wire.meta_description ?? plainText(wire.short_description ?? wire.description),
    alternates: toStoreLinks(wire.alternates, productLink),
  }
}

/** The path of a story, and no address elsewhere. */
function toSizeGuide({ size_guide: slug }: WireProduct): Pick<Product, 'sizeGuide'> {
  return slug && /^[\w-]+(?:\/[\w-]+)*$/.test(slug) ? { sizeGuide: `/${slug}` } : {}
}

/** Only what goes into a parcel comes that fast, and only where the store has it. */
function arrivesNextDay(wire: WireProduct, store: StoreView): boolean {
  const isParcel = isSent({ typeId: toProductType(wire.type_id) })
  return isParcel && store.hasNextDayDelivery && (wire.next_day_delivery ?? false)
}

/** A product with children or parts is in stock when one of them can be bought (spec 4). */
function isSold(
  wire: WireProduct,
  variants: Variant[],
  { parts, bundle }: ProductTypeData,
): boolean {
  if (parts.length > 0) return parts.some((part) => part.isInStock)
  if (bundle) return isBundleInStock(bundle)
  return isInStock(wire.stock) || variants.some((variant) => variant.isInStock)
}

function labelOf(wire: WireProduct, code: string, attributes: readonly WireAttribute[]): string {
  return (
    toAttributeTexts(
      wire,
      attributes.filter((a) => a.attribute_code === code),
    )[0]?.text ?? ''
  )
}
