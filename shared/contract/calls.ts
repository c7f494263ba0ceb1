// Every call of spec 7 in one table. Where the specification leaves a path open it is ours, in the
// style of its family. Two things need no call of their own: reviews, categories, attributes, tax
// rules, landing pages, redirects and URL mappings are entity searches, and the address of a page
// in another store is an entity search with that store's code.
import type * as z from 'zod/mini'
import type { Call } from './call'
import { cartCalls } from './cart/cart'
import { couponCalls } from './cart/coupon'
import { giftCardCalls } from './cart/gift-card'
import { inventoryCalls } from './catalogue/inventory'
import { reviewCalls } from './catalogue/review'
import { stockCalls } from './catalogue/stock'
import { blogCalls } from './content/blog'
import { cmsDataCalls } from './content/cms-data-calls'
import { storyCalls } from './content/story'
import { cdnCalls } from './content/storyblok-cdn'
import { productAlertCalls } from './customer/product-alert'
import { userCalls } from './customer/user'
import { wishlistCalls } from './customer/wishlist'
import { checkoutStatusCalls } from './order/checkout-status'
import { orderCalls } from './order/order'
import { ownOrderCalls } from './order/own-order'
import { trackedOrderCalls } from './order/tracked-order'
import { withdrawalCalls } from './order/withdrawal'
import { adyenCalls } from './payment/adyen'
import { keptCardCalls } from './payment/kept-cards'
import { paymentCalls } from './payment/payment'
import { paypalCalls } from './payment/paypal'
import { walletCalls } from './payment/wallet'
import { renderListCalls } from './search/render-list'
import { searchCalls } from './search/search'
import { addressLookupCalls } from './services/address-lookup'
import { directoryCalls } from './services/directory'
import { formCalls } from './services/forms'
import { mailCalls } from './services/mail-service'
import { newsletterCalls } from './services/newsletter'
import { shopRatingCalls } from './services/shop-rating'
import { storeLocationCalls } from './services/store-locations'
import { urlMapCalls } from './url/url-map'

export const calls = {
  ...cartCalls,
  ...couponCalls,
  ...orderCalls,
  ...trackedOrderCalls,
  ...paymentCalls,
  ...withdrawalCalls,
  ...stockCalls,
  ...inventoryCalls,
  ...searchCalls,
  ...renderListCalls,
  ...urlMapCalls,
  ...directoryCalls,
  ...reviewCalls,
  ...storyCalls,
  ...cdnCalls,
  ...cmsDataCalls,
  ...blogCalls,
  ...userCalls,
  ...wishlistCalls,
  ...ownOrderCalls,
  ...newsletterCalls,
  ...productAlertCalls,
  ...giftCardCalls,
  ...mailCalls,
  ...storeLocationCalls,
  ...checkoutStatusCalls,
  ...formCalls,
  ...shopRatingCalls,
  ...addressLookupCalls,
  ...paypalCalls,
  ...adyenCalls,
  ...walletCalls,
  ...keptCardCalls,
} as const satisfies Record<string, Call>

export type Calls = typeof calls
export type CallName = keyof Calls

type Part<N extends CallName, P extends 'params' | 'query' | 'body'> = Calls[N] extends {
  readonly [K in P]: infer S extends z.ZodMiniType
}
  ? S
  : never

/** What a caller writes. */
export type CallParams<N extends CallName> = z.input<Part<N, 'params'>>
export type CallQuery<N extends CallName> = z.input<Part<N, 'query'>>
export type CallBody<N extends CallName> = z.input<Part<N, 'body'>>

/** What a handler answers and a caller reads. */
export type CallResult<N extends CallName> = z.output<Calls[N]['result']>
