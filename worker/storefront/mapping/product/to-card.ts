import { childLink } from '../../../../shared/catalog/child-link'
import { galleryOf } from '../../../../shared/catalog/gallery-of'
import { leastAmount } from '../../../../shared/catalog/gift-card'
import { openingVariant, type WantedVariant } from '../../../../shared/catalog/opening-variant'
import type { Price } from '../../../../shared/catalog/price'
import type {
  CardSize,
  ProductCard,
  ProductLabel,
  Variant,
} from '../../../../shared/catalog/product'
import { toProductType } from '../../../../shared/catalog/product-type'
import type { WireAttribute } from '../../../../shared/contract/catalogue/attribute'
import type { WireProduct } from '../../../../shared/contract/catalogue/product'
import { isInStock, minQtyOf } from '../../../../shared/contract/catalogue/to-stock'
import { priceToCents } from '../../../../shared/contract/wire/wire-money'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { linkOf } from './product-links'
import { toGallery } from './to-gallery'
import { measureOf, toLowestBefore } from './to-legal-facts'
import { toGiftCard, toListedPrice } from './to-listed-price'
import { toOptions } from './to-options'
import { toSwatches } from './to-swatches'
import { toVariants } from './to-variants'

/** The second one shows itself to a mouse (spec 9). */
const CARD_PICTURES = 2
/** Colours that a card shows before it says "+" (spec 2, product card). */
const VISIBLE_SWATCHES = 4

/** A product as a list shows it (spec 3), in the colour and size that the list is narrowed to. */
export function toCard(
  wire: WireProduct,
  attributes: readonly WireAttribute[],
  store: StoreView,
  wanted: WantedVariant = {},
): ProductCard {
  const name = wire.name ?? wire.sku
  const product = {
    gallery: toGallery(wire, name),
    options: toOptions(wire, attributes),
    variants: toVariants(wire),
  }
  const { variants } = product
  const shown = openingVariant(product, wanted)
  const link = linkOf(wire, store)
  const colors = toSwatches(wire, { product, wanted, attributes, store })
  const listed = toListedPrice(wire, variants, openingCents(wire))
  return {
    id: wire.id,
    sku: wire.sku,
    typeId: toProductType(wire.type_id),
    name,
    link: shown ? childLink(link, shown.sku) : link,
    images: galleryOf(product, shown)
      .slice(0, CARD_PICTURES)
      .map(({ path }) => path),
    ...listed,
    lowestBefore: lowestBeforeOf(wire, variants, listed.price),
    measure: measureOf(wire),
    isInStock: isInStock(wire.stock) || variants.some((variant) => variant.isInStock),
    hidesStockAlert: wire.amxnotif_hide_alert === 1,
    asksFirst: asksFirst(wire),
    label: toLabels(wire, 'card')[0] ?? null,
    colors: colors.slice(0, VISIBLE_SWATCHES),
    hasMoreColors: colors.length > VISIBLE_SWATCHES,
  }
}

/** The sizes that can be had in the colour that a card shows (spec 2, upsell cards). */
export function toCardSizes(
  wire: WireProduct,
  attributes: readonly WireAttribute[],
  store: StoreView,
): CardSize[] {
  const options = toOptions(wire, attributes)
  const variants = toVariants(wire)
  const color = openingVariant({ options, variants }, {})?.choices.color
  const inColor = variants.filter(({ choices }) => choices.color === color)
  const size = options.find(({ attributeCode }) => attributeCode === 'size')
  return (size?.values ?? []).flatMap(({ valueIndex, label }) => {
    const variant = inColor.find(({ choices }) => choices.size === valueIndex)
    if (!variant) return []
    const link = childLink(linkOf(wire, store), variant.sku)
    return [{ label, link, isInStock: variant.isInStock }]
  })
}

/** Of what sets the price: a child where it has children. */
function lowestBeforeOf(
  wire: WireProduct,
  variants: readonly Variant[],
  price: Price,
): ProductCard['lowestBefore'] {
  if (price.special === null) return null
  const cheapest = variants.find((variant) => variant.price === price)
  return (cheapest ?? toLowestBefore(wire)).lowestBefore ?? null
}

/** What it costs as its page opens: a card knows the amounts of gift cards, but no parts of sets. */
function openingCents(wire: WireProduct): number | null {
  const { opening_price_incl_tax: told } = wire
  const giftCard = toGiftCard(wire)
  return told === undefined ? giftCard && leastAmount(giftCard) : priceToCents(told)
}

/** Only these can be bought from a card: in quantity 1, and while they have no required choice. */
const PLAIN_TYPES = new Set(['simple', 'virtual', 'downloadable'])

function asksFirst({ type_id, custom_options = [], stock }: WireProduct): boolean {
  if (!PLAIN_TYPES.has(type_id) || minQtyOf(stock).minQty) return true
  return custom_options.some(({ is_require }) => is_require)
}

const STYLES: readonly ProductLabel['style'][] = [
  'Default',
  'Green',
  'Light Green',
  'Norway',
  'Red',
  'Alloy Orange',
  'Gold',
  'Black',
]

/** Each label has words and a style for lists, and others for the page (spec 3, product label). */
export function toLabels(
  { product_labels = [] }: Pick<WireProduct, 'product_labels'>,
  place: 'card' | 'page',
): ProductLabel[] {
  return product_labels.flatMap(({ category_text, product_text, cat_style, pdp_style }) => {
    const [text, look] = place === 'card' ? [category_text, cat_style] : [product_text, pdp_style]
    const style = STYLES.find((known) => known === look) ?? 'Default'
    return text ? [{ text, style }] : []
  })
}
