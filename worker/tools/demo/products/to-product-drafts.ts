import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import type { TierPriceDraft } from '../../../../shared/contract/admin/product-type-draft'
import { categoryPathsOf } from '../categories/create-categories'
import { datesOf, isJustIn } from '../dates'
import { TAILORING } from '../families/kidswear/tailoring'
import { type Placed, type ProductSpec, skuOf } from '../families/product-spec'
import { type PictureIndex, picturesOf } from '../picture-index'
import { offerPrices, shelfPrice, storePrices } from '../prices'
import { LABELS, type LabelName } from '../words/labels'
import { wordsPerStore } from '../words/localized'
import { productAttributes } from './product-attributes'
import { type ColorAndSize, productTexts } from './product-texts'
import { stockOf } from './stock-of'

/** Of demo/records: shops, offices and hotels that buy in numbers. */
const WHOLESALE = 2

/** A product and, when it is configurable, its children behind it. */
export function toProductDrafts(placed: Placed, pictures: PictureIndex): ProductDraft[] {
  const choices = choicesOf(placed.spec)
  if (choices.length === 0) return [toSimple(placed, pictures)]
  const children = choices.map((choice, nth) => toChild(placed, pictures, choice, nth))
  return [toParent(placed, pictures, children), ...children]
}

/** What only the product on the shelf has, not its children. */
function shelfFacts(placed: Placed): Partial<ProductDraft> {
  const { family, spec } = placed
  const sisters = (spec.shades ?? []).filter((shade) => shade !== spec.shade)
  return {
    ...labelOf(placed),
    ...(sisters.length > 0 && {
      colorRelations: sisters.map((shade) => skuOf(family, { ...spec, shade })),
    }),
    ...(spec.tailoring && { customOptions: spec.tailoring.map((name) => TAILORING[name]) }),
    ...(spec.tiersFrom && { tierPrices: toTierPrices(lowestPrice(spec, {}), spec.tiersFrom) }),
  }
}

/** Less for more: for everybody, for businesses, and a little sooner for Germany. */
function toTierPrices(dutchPrice: number, from: number): TierPriceDraft[] {
  return [
    { qty: from, price: shelfPrice(dutchPrice * 0.9) },
    { qty: from * 3, price: shelfPrice(dutchPrice * 0.82) },
    { qty: from + 2, store: 'de_de', price: shelfPrice(dutchPrice * 0.86) },
    { qty: 1, customerGroupId: WHOLESALE, price: shelfPrice(dutchPrice * 0.94) },
    { qty: from * 2, customerGroupId: WHOLESALE, price: shelfPrice(dutchPrice * 0.75) },
  ]
}

function choicesOf({ colours = [], sizes = [] }: ProductSpec): ColorAndSize[] {
  if (colours.length === 0) return sizes.map((size) => ({ size }))
  if (sizes.length === 0) return colours.map((color) => ({ color }))
  return colours.flatMap((color) => sizes.map((size) => ({ color, size })))
}

function toSimple(placed: Placed, pictures: PictureIndex): ProductDraft {
  const { family, spec } = placed
  return {
    ...common(placed, pictures, {}),
    sku: skuOf(family, spec),
    typeId: 'simple',
    visibility: spec.visibility ?? 4,
    stock: stockOf(spec, {}, placed.place),
    ...shelfFacts(placed),
  }
}

function toParent(placed: Placed, pictures: PictureIndex, children: ProductDraft[]): ProductDraft {
  const { family, spec } = placed
  const isInStock = children.some((child) => child.stock.isInStock)
  const attributes = [...(spec.colours ? ['color'] : []), ...(spec.sizes ? ['size'] : [])]
  return {
    ...common(placed, pictures, {}),
    sku: skuOf(family, spec),
    typeId: 'configurable',
    visibility: spec.visibility ?? 4,
    stock: { ...stockOf(spec, {}, placed.place), qty: 0, isInStock, isManaged: false },
    variations: { attributes, skus: children.map((child) => child.sku) },
    ...shelfFacts(placed),
  }
}

function toChild(
  placed: Placed,
  pictures: PictureIndex,
  choice: ColorAndSize,
  nth: number,
): ProductDraft {
  const { family, spec, place } = placed
  const parts = [skuOf(family, spec), choice.color, choice.size].filter((part) => !!part)
  return {
    ...common(placed, pictures, choice),
    sku: parts.join('-').toUpperCase(),
    typeId: 'simple',
    visibility: 1,
    stock: stockOf(spec, choice, place + nth),
  }
}

function common(placed: Placed, pictures: PictureIndex, choice: ColorAndSize) {
  const { family, spec, place } = placed
  const price = (choice.size && spec.sizePrices?.[choice.size]) || lowestPrice(spec, choice)
  return {
    isEnabled: !spec.isDisabled,
    taxClass: 'standard' as const,
    ...productTexts(family, spec, choice),
    price: storePrices(price),
    ...(spec.hidesStockAlert ? { hidesStockAlert: true } : {}),
    ...(spec.offer ? { specialPrice: offerPrices(price, spec.offer) } : {}),
    attributes: productAttributes(placed, choice, pictures[spec.model]),
    categories: categoryPathsOf(spec.shelf ?? family.shelf),
    images: picturesOf(pictures, spec, choice.color),
    ...datesOf(skuOf(family, spec), place),
  }
}

function lowestPrice(spec: ProductSpec, choice: ColorAndSize): number {
  if (choice.size) return spec.price
  return Math.min(spec.price, ...Object.values(spec.sizePrices ?? {}))
}

function labelOf(placed: Placed): Pick<ProductDraft, 'labels'> {
  const name = labelNameOf(placed)
  if (!name) return {}
  const { style, words } = LABELS[name]
  return { labels: [{ text: wordsPerStore(words), style }] }
}

function labelNameOf({ family, spec, place }: Placed): LabelName | undefined {
  if (spec.label) return spec.label
  if (spec.offer === 'running') return 'sale'
  return isJustIn(skuOf(family, spec), place) ? 'new' : undefined
}
