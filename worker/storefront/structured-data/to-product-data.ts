import { childLink } from '../../../shared/catalog/child-link'
import { galleryOf } from '../../../shared/catalog/gallery-of'
import { finalOf, type Price } from '../../../shared/catalog/price'
import type { GalleryImage, Product, Variant } from '../../../shared/catalog/product'
import { isSent } from '../../../shared/catalog/product-type'
import { shippingOffers } from '../../../shared/checkout/shipping-methods'
import { imageUrl } from '../../../shared/content/image-url'
import type { Reviews } from '../../../shared/reviews/review'
import type { Deferred, PageData } from '../../../shared/routing/page'
import { RETURN_DAYS } from '../../../shared/store-view/merchant'
import type { StoreView } from '../../../shared/store-view/store-view'
import { plainText } from '../mapping/story/clean-html'
import { type Thing, type ToAbsolute, writeAmount } from './thing'

interface ProductContext {
  store: StoreView
  canonical: string
  toAbsolute: ToAbsolute
}

const DESCRIPTION_LENGTH = 500
const PICTURES = 5

/** Choices that schema.org has a word for; others stay without one. */
const VARIES_BY = new Set(['color', 'size', 'material', 'pattern'])

/** A product with its offer; one with children as a group of them, each with its own. */
export function toProductData(
  { product, reviews }: Extract<PageData, { route: 'product' }>,
  context: ProductContext,
): Thing {
  const { name, brand, description, shortDescription, variants } = product
  const common = {
    name,
    description: plainText(description || shortDescription, DESCRIPTION_LENGTH) || name,
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    image: toImages(product.gallery, context),
    url: context.canonical,
    ...ratingOf(reviews),
  }
  if (variants.length === 0) {
    return { '@type': 'Product', sku: product.sku, ...common, offers: offerOf(product, context) }
  }
  const codes = product.options.map(({ attributeCode }) => attributeCode)
  return {
    '@type': 'ProductGroup',
    productGroupID: product.sku,
    variesBy: codes
      .filter((code) => VARIES_BY.has(code))
      .map((code) => `https://schema.org/${code}`),
    ...common,
    hasVariant: variants.map((variant) => toVariant(product, variant, context)),
  }
}

/** What shoppers gave it, where it is known as the page is made; nothing where nobody gave anything. */
function ratingOf(reviews: Deferred<Reviews>): { aggregateRating?: Thing } {
  if (reviews instanceof Promise || reviews.average === null || reviews.total === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Math.round(reviews.average * 10) / 10,
      reviewCount: reviews.total,
    },
  }
}

function toVariant(product: Product, variant: Variant, context: ProductContext): Thing {
  const { sku, price, isInStock } = variant
  const link = childLink(product.link, sku)
  return {
    '@type': 'Product',
    sku,
    name: variant.name,
    image: toImages(galleryOf(product, variant).slice(0, 1), context),
    ...choicesOf(product, variant),
    offers: toOffer({ typeId: product.typeId, price, isInStock, link }, context),
  }
}

/** What is chosen with a variant, in the words of the page. */
function choicesOf({ options }: Product, { choices }: Variant): Record<string, string> {
  const known = options.filter(({ attributeCode }) => VARIES_BY.has(attributeCode))
  return Object.fromEntries(
    known.flatMap(({ attributeCode: code, values }) => {
      const value = values.find(({ valueIndex }) => valueIndex === choices[code])
      return value ? [[code, value.label]] : []
    }),
  )
}

interface Offered {
  typeId: Product['typeId']
  price: Price
  isInStock: boolean
  link: string
}

function offerOf({ typeId, price, isInStock, link }: Product, context: ProductContext): Thing {
  return toOffer({ typeId, price, isInStock, link }, context)
}

function toOffer({ typeId, price, isInStock, link }: Offered, context: ProductContext): Thing {
  const { currencyCode } = context.store.i18n
  return {
    '@type': 'Offer',
    url: context.toAbsolute(link),
    priceCurrency: currencyCode,
    price: writeAmount(finalOf(price)),
    ...(price.special === null ? {} : { priceSpecification: toOldPrice(price, currencyCode) }),
    availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(isSent({ typeId }) ? deliveryOf(finalOf(price), context) : {}),
  }
}

function toOldPrice({ regular }: Price, priceCurrency: string): Thing {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: writeAmount(regular),
    priceCurrency,
  }
}

/** What delivery costs when nothing else is ordered, and how it may be sent back. */
function deliveryOf(cents: number, { store }: ProductContext) {
  const { defaultCountry, currencyCode } = store.i18n
  const [delivery] = shippingOffers(store, defaultCountry, cents)
  return {
    ...(delivery
      ? {
          shippingDetails: {
            '@type': 'OfferShippingDetails',
            shippingRate: {
              '@type': 'MonetaryAmount',
              value: writeAmount(delivery.gross),
              currency: currencyCode,
            },
            shippingDestination: { '@type': 'DefinedRegion', addressCountry: defaultCountry },
          },
        }
      : {}),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: defaultCountry,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: RETURN_DAYS,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/FreeReturn',
    },
  }
}

function toImages(gallery: readonly GalleryImage[], { toAbsolute }: ProductContext): string[] {
  return gallery.slice(0, PICTURES).map(({ path }) => toAbsolute(imageUrl(path, '1024x1536')))
}
