import { storePath } from '../../../shared/routing/links'
import { MERCHANT } from '../../../shared/store-view/merchant'
import type { ShopRating } from '../../../shared/store-view/shop-rating'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Thing, ToAbsolute } from './thing'

const LOGO = '/icons/icon-512.png'
const SEARCH_PATH = '/catalogsearch/result?q='

/** Who sells here, and how the shop is searched. */
export function toShopData(
  store: StoreView,
  rating: ShopRating | null,
  canonical: string,
  toAbsolute: ToAbsolute,
): Thing[] {
  const id = `${canonical}#merchant`
  const search = toAbsolute(storePath(SEARCH_PATH, store))
  return [
    {
      '@type': 'OnlineStore',
      '@id': id,
      name: store.name,
      legalName: MERCHANT.name,
      url: canonical,
      logo: toAbsolute(LOGO),
      email: MERCHANT.email,
      telephone: MERCHANT.phone,
      vatID: MERCHANT.vatId,
      ...(rating ? { aggregateRating: toRating(rating) } : {}),
      address: {
        '@type': 'PostalAddress',
        streetAddress: MERCHANT.street,
        postalCode: MERCHANT.postcode,
        addressLocality: MERCHANT.city,
        addressCountry: 'NL',
      },
    },
    {
      '@type': 'WebSite',
      name: store.name,
      url: canonical,
      inLanguage: store.i18n.defaultLocale,
      publisher: { '@id': id },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${search}{search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}

/** The same that the page shows. */
function toRating({ overallMark, totalReviewCount }: ShopRating): Thing {
  return {
    '@type': 'AggregateRating',
    ratingValue: overallMark,
    bestRating: 5,
    reviewCount: totalReviewCount,
  }
}
