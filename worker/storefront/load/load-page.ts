import {
  type LoadedPage,
  notFound,
  type PageContext,
  type PageOutcome,
  plainPage,
} from './page-outcome'
// Subject → page. One loader for both encodings: what comes out is drawn as HTML or sent as JSON.

import type { Category } from '../../../shared/catalog/category'
import { RESULT_NAME } from '../../../shared/checkout/shown-return'
import type { Story } from '../../../shared/content/story'
import { ok, type Result } from '../../../shared/result'
import { storePath } from '../../../shared/routing/links'
import { OFFLINE_PATH } from '../../../shared/routing/offline'
import type { Page, PageData, RouteName } from '../../../shared/routing/page'
import { pathOfScreen } from '../../../shared/routing/static-routes'
import { splitStoreCode } from '../../../shared/store-view/detect-store'
import type { FoundProduct } from '../mapping/product/to-product'
import type { UpstreamFault } from '../upstream/fault'
import { loadAccountPage } from './account/load-account-page'
import { loadCategoryPage } from './load-category-page'
import { loadHomePage } from './load-home-page'
import { type FoundLandingPage, loadLandingPage } from './load-landing-page'
import { loadProductPage } from './load-product-page'
import {
  loadEditedComponent,
  loadEditedPage,
  loadFilledStory,
  loadStoryPage,
} from './load-story-page'
import { loadOrderPage } from './orders/load-order-page'
import { loadWithdrawPage } from './orders/load-withdraw-page'
import { pageInStores } from './page-in-stores'
import { loadReviewPage } from './reviews/load-review-page'
import { loadSearchPage } from './search/load-search-page'
import { seoFacts } from './seo-facts'
import type { Sources } from './sources'
import { loadStoreLocator } from './store-locator/load-store-locator'

/** What a page is made of. */
export type PageSubject =
  | { kind: 'static'; route: RouteName }
  | { kind: 'search'; keyword: string }
  | { kind: 'product'; found: FoundProduct; childSku: string | null }
  | { kind: 'category'; category: Category }
  | { kind: 'landing-page'; landingPage: FoundLandingPage }
  | { kind: 'story'; story: Story }
  | { kind: 'page-not-found' }

/** Loads what a screen needs. An outage is a fault here, and never an empty page. */
export async function loadPage(
  sources: Sources,
  subject: PageSubject,
  context: PageContext,
): Promise<Result<Page, UpstreamFault>> {
  const settled = { ...context, path: ownPath(subject) ?? context.path }
  const loaded = await loadByKind(sources, subject, settled)
  return loaded.ok ? ok(finish(sources, loaded.value, settled)) : loaded
}

/** A screen is at its own address, also where a mapping leads to it from elsewhere. */
function ownPath(subject: PageSubject): string | undefined {
  return subject.kind === 'static' ? pathOfScreen(subject.route) : undefined
}

const STATUS_OF_FAULT = {
  'too-many': 429,
  unexpected: 500,
  'upstream-down': 503,
  opening: 503,
} as const

/** The page that says what is wrong; it is made without any call to the backend. */
export function faultPage(
  sources: Pick<Sources, 'store'>,
  context: PageContext,
  reason: keyof typeof STATUS_OF_FAULT,
): Page {
  const title = context.t(reason === 'opening' ? 'errors.opening-title' : 'seo.error')
  const loaded = plainPage({ route: 'error', reason }, title)
  return finish(sources, { ...loaded, status: STATUS_OF_FAULT[reason] }, context)
}

function loadByKind(
  sources: Sources,
  subject: PageSubject,
  context: PageContext,
): Promise<PageOutcome> | PageOutcome {
  switch (subject.kind) {
    case 'product':
      return loadProductPage(sources, subject, context)
    case 'category':
      return loadCategoryPage(sources, subject.category, context)
    case 'landing-page':
      return loadLandingPage(sources, subject.landingPage, context)
    case 'story':
      return loadStoryPage(sources, subject.story, context)
    case 'page-not-found':
      return ok(notFound(context))
    case 'search':
      return loadSearchPage(sources, subject.keyword, context)
    case 'static':
      return loadStatic(sources, subject.route, context)
  }
}

function loadStatic(
  sources: Sources,
  route: PageData['route'],
  context: PageContext,
): Promise<PageOutcome> | PageOutcome {
  const { searchParams } = context.url
  switch (route) {
    case 'home':
      return loadHomePage(sources, context)
    case 'cart':
      return ok(plainPage({ route, cart: sources.cart ?? null }, context.t('seo.cart')))
    case 'wishlist':
      return loadWishlist(sources, context)
    case 'storelocator':
      return loadStoreLocator(sources, context)
    case 'express': {
      const { express: review = null, wallet = null } = sources
      return ok(plainPage({ route, review, wallet }, context.t('seo.checkout')))
    }
    case 'checkout': {
      const { checkout = null, customer = null } = sources
      return ok(plainPage({ route, checkout, customer }, context.t('seo.checkout')))
    }
    case 'checkout-failed':
      return ok(plainPage({ route }, context.t('seo.checkoutFailed')))
    case 'checkout-return': {
      const orderHash = searchParams.get('orderHash') ?? ''
      const result = searchParams.get(RESULT_NAME) ?? ''
      const { order = null, guest = null } = sources
      const data = { route, orderHash, result, order, guest }
      return ok(plainPage(data, context.t('seo.checkoutReturn')))
    }
    case 'order-status':
      return loadOrderPage(sources, context)
    case 'review':
      return loadReviewPage(sources, context)
    case 'withdraw':
      return loadWithdrawPage(sources, context)
    case 'my-account':
      return loadAccountPage(sources, context)
    case 'storyblok':
      return loadEditedPage(sources, context)
    case 'storyblok-empty':
      return loadEditedComponent(sources, context)
    case 'error':
      return loadErrorScreen(context)
    default:
      return ok(notFound(context))
  }
}

/** What an error looks like, and the page that browsers keep for when they have no connection. */
function loadErrorScreen({ url, t }: PageContext): PageOutcome {
  const isOffline = splitStoreCode(url.pathname).path === OFFLINE_PATH
  return isOffline
    ? ok(plainPage({ route: 'error', reason: 'offline' }, t('errors.offline-title')))
    : ok(plainPage({ route: 'error', reason: 'unexpected' }, t('seo.error')))
}

/** The wishlist without its products, which are kept in the browser: a page for everybody (spec 2). */
async function loadWishlist(sources: Sources, { t }: PageContext): Promise<PageOutcome> {
  const story = await loadFilledStory(sources, 'blocks/wishlist')
  return ok(plainPage({ route: 'wishlist', story }, t('wishlist.title')))
}

function finish(
  { store }: Pick<Sources, 'store'>,
  { data, words, status = 200, pages, canonical = '', ...own }: LoadedPage,
  { url, path: asked }: PageContext,
): Page {
  const link = own.link ?? storePath(asked, store)
  return {
    status,
    storeCode: store.storeCode,
    path: url.pathname + url.search,
    seo: seoFacts({ store, url, link, canonical, ...(pages ? { pages } : {}) }, data, words),
    stores: pageInStores(data, { url, path: own.path ?? asked }),
    data,
  }
}
