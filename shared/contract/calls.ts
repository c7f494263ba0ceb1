// Every call of spec 7 in one table. Where the specification leaves a path open it is ours, in the
// style of its family. Two things need no call of their own: reviews, categories, attributes, tax
// rules, landing pages, redirects and URL mappings are entity searches, and the address of a page
// in another store is an entity search with that store's code.
import type * as z from 'zod/mini'
import { addressLookupCalls } from './address-lookup'
import { adyenCalls } from './adyen'
import { blogCalls } from './blog'
import type { Call } from './call'
import { cartCalls } from './cart'
import { cmsDataCalls } from './cms-data'
import { directoryCalls } from './directory'
import { giftCardCalls } from './gift-card'
import { inventoryCalls } from './inventory'
import { mailCalls } from './mail'
import { newsletterCalls } from './newsletter'
import { orderCalls } from './order'
import { paymentCalls } from './payment'
import { paypalCalls } from './paypal'
import { productAlertCalls } from './product-alert'
import { renderListCalls } from './render-list'
import { reviewCalls } from './review'
import { searchCalls } from './search'
import { serviceCalls } from './services'
import { stockCalls } from './stock'
import { storyCalls } from './story'
import { cdnCalls } from './storyblok-cdn'
import { urlMapCalls } from './url-map'
import { userCalls } from './user'

export const calls = {
  ...cartCalls,
  ...orderCalls,
  ...paymentCalls,
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
  ...newsletterCalls,
  ...productAlertCalls,
  ...giftCardCalls,
  ...mailCalls,
  ...serviceCalls,
  ...addressLookupCalls,
  ...paypalCalls,
  ...adyenCalls,
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

/** What a handler reads after parsing. */
export type ParsedQuery<N extends CallName> = z.output<Part<N, 'query'>>
export type ParsedBody<N extends CallName> = z.output<Part<N, 'body'>>

/** What a handler answers and a caller reads. */
export type CallResult<N extends CallName> = z.output<Calls[N]['result']>
