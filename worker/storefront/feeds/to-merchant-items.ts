import { childLink } from '../../../shared/catalog/child-link'
import { galleryOf } from '../../../shared/catalog/gallery-of'
import { finalOf, type Price } from '../../../shared/catalog/price'
import type { ConfigurableOption, GalleryImage, Variant } from '../../../shared/catalog/product'
import { isSent } from '../../../shared/catalog/product-type'
import { shippingOffers } from '../../../shared/checkout/shipping-methods'
import { imageUrl } from '../../../shared/content/image-url'
import type { WireAttribute } from '../../../shared/contract/catalogue/attribute'
import { CARD_FIELDS } from '../../../shared/contract/catalogue/card-fields'
import type { WireProduct } from '../../../shared/contract/catalogue/product'
import { centsToPrice } from '../../../shared/contract/wire/wire-money'
import { breadcrumbsTo, type CategoryTree } from '../mapping/listing/category-tree'
import { linkOf } from '../mapping/product/product-links'
import { toAttributeTexts } from '../mapping/product/to-attribute-texts'
import { toCard } from '../mapping/product/to-card'
import { toGallery } from '../mapping/product/to-gallery'
import { toOptions } from '../mapping/product/to-options'
import { toVariants } from '../mapping/product/to-variants'
import { plainText } from '../mapping/story/clean-html'
import type { FeedReader } from './feed'
import { absolute } from './sitemap-entry'
import { xmlElement } from './xml-text'

/** What an item is made of: all that a card is, with every choice of the children. */
export const MERCHANT_FIELDS: readonly string[] = [
  ...CARD_FIELDS.filter((name) => !name.startsWith('configurable_children.')),
  'configurable_children',
  'media_gallery',
  'description',
  'short_description',
  'category',
  'brand',
  'gtin',
]

export interface MerchantContext extends FeedReader {
  attributes: readonly WireAttribute[]
  tree: CategoryTree
}

/** One thing that can be bought. */
interface MerchantItem {
  sku: string
  title: string
  link: string
  pictures: readonly GalleryImage[]
  price: Price
  isInStock: boolean
  /** Choices in words, by attribute code. */
  choices: Readonly<Record<string, string>>
}

const DESCRIPTION_LENGTH = 5000
const MORE_PICTURES = 10
/** Choices that have an element of their own. */
const KNOWN_CHOICES = ['color', 'size', 'material', 'pattern'] as const

/** A product as one item, or each of its variants as one. Nobody takes an item without a picture. */
export function toMerchantItems(wire: WireProduct, context: MerchantContext): string[] {
  const common = toCommon(wire, context)
  return itemsOf(wire, context)
    .filter(({ pictures }) => pictures.length > 0)
    .map((item) => toXml(item, common, wire, context))
}

function itemsOf(wire: WireProduct, { attributes, store }: MerchantContext): MerchantItem[] {
  const card = toCard(wire, attributes, store)
  const variants = toVariants(wire)
  const product = { gallery: toGallery(wire, card.name), variants }
  const { sku, name: title, price, isInStock } = card
  const link = linkOf(wire, store)
  if (variants.length === 0) {
    return [{ sku, title, link, pictures: product.gallery, price, isInStock, choices: {} }]
  }
  const options = toOptions(wire, attributes)
  return variants.map((variant) => ({
    sku: variant.sku,
    title: variant.name,
    link: childLink(link, variant.sku),
    pictures: galleryOf(product, variant),
    price: variant.price,
    isInStock: variant.isInStock,
    choices: choicesOf(options, variant),
  }))
}

function choicesOf(options: readonly ConfigurableOption[], { choices }: Variant) {
  return Object.fromEntries(
    options.flatMap(({ attributeCode: code, values }) => {
      const value = values.find(({ valueIndex }) => valueIndex === choices[code])
      return value ? [[code, value.label]] : []
    }),
  )
}

/** What all variants of a product share. */
function toCommon(wire: WireProduct, { attributes, tree }: MerchantContext): string {
  const { name = '', description, short_description, category = [], sku } = wire
  const crumbs = breadcrumbsTo(
    tree,
    category.map(({ category_id }) => category_id),
  )
  const brands = attributes.filter(({ attribute_code }) => attribute_code === 'brand')
  const words = plainText(description || short_description, DESCRIPTION_LENGTH)
  return [
    xmlElement('g:description', words || name || sku),
    xmlElement('g:brand', toAttributeTexts(wire, brands)[0]?.text ?? ''),
    xmlElement('g:product_type', crumbs.map((crumb) => crumb.name).join(' > ')),
    xmlElement('g:condition', 'new'),
  ].join('')
}

function toXml(
  item: MerchantItem,
  common: string,
  wire: WireProduct,
  reader: MerchantContext,
): string {
  const pictures = item.pictures.map(({ path }) => absolute(imageUrl(path, '1024x1536'), reader))
  const { price, choices } = item
  const { currencyCode } = reader.store.i18n
  return [
    '<item>',
    xmlElement('g:id', item.sku),
    xmlElement('g:item_group_id', item.sku === wire.sku ? '' : wire.sku),
    xmlElement('g:title', item.title),
    xmlElement('g:link', absolute(item.link, reader)),
    xmlElement('g:image_link', pictures[0] ?? ''),
    ...pictures
      .slice(1, 1 + MORE_PICTURES)
      .map((href) => xmlElement('g:additional_image_link', href)),
    xmlElement('g:availability', item.isInStock ? 'in_stock' : 'out_of_stock'),
    xmlElement('g:price', amountOf(price.regular, currencyCode)),
    xmlElement('g:sale_price', price.special === null ? '' : amountOf(price.special, currencyCode)),
    common,
    identityOf(wire),
    ...KNOWN_CHOICES.map((code) => xmlElement(`g:${code}`, choices[code] ?? '')),
    shippingOf(wire, price, reader),
    '</item>\n',
  ].join('')
}

/** A number that the whole trade knows belongs to a product without variants. */
function identityOf(wire: WireProduct): string {
  const { gtin } = wire as { gtin?: unknown }
  if (typeof gtin === 'string' && gtin !== '') return xmlElement('g:gtin', gtin)
  return xmlElement('g:identifier_exists', 'no')
}

/** What delivery costs within the country when nothing else is ordered. */
function shippingOf(wire: WireProduct, price: Price, { store }: FeedReader): string {
  const { defaultCountry, currencyCode } = store.i18n
  const [delivery] = shippingOffers(store, defaultCountry, finalOf(price))
  if (!delivery || !isSent({ typeId: wire.type_id })) return ''
  const country = xmlElement('g:country', defaultCountry)
  return `<g:shipping>${country}${xmlElement('g:price', amountOf(delivery.gross, currencyCode))}</g:shipping>`
}

function amountOf(cents: number, currency: string): string {
  return `${centsToPrice(cents).toFixed(2)} ${currency}`
}
