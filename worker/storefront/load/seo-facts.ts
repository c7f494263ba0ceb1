// What search engines are told of a page (spec 2): a canonical address, which of a list holds what
// narrows and sorts it, noindex as soon as the address carries any parameter besides the page number,
// prev and next of paginated lists. A
// product with a child chosen is the product itself: all cards lead there, and its canonical says so.
import type { PageData, SeoFacts } from '../../../shared/routing/page'
import { listingLink } from '../../../shared/search/listing-address'
import { originOf } from '../../../shared/store-view/detect-store'
import type { StoreView } from '../../../shared/store-view/store-view'

export interface SeoContext {
  store: StoreView
  /** As asked for, with the host. */
  url: URL
  /** Path of the page itself, without a query. */
  link: string
  /** Where a merchant says that its content is; empty for most pages. */
  canonical?: string
  /** For a list that is not one of products. */
  pages?: PageOfList
}

/** Which page of a list this is, and how many there are. */
export interface PageOfList {
  page: number
  totalPages: number
}

export interface SeoWords {
  title: string
  description: string
  image: string | null
}

const PRIVATE: readonly PageData['route'][] = [
  'cart',
  'wishlist',
  'checkout',
  'express',
  'checkout-return',
  'checkout-failed',
  'order-status',
  'withdraw',
  'review',
  'my-account',
  'storyblok-empty',
  'error',
  'page-not-found',
]

/** Facts of one page (spec 1 seo, spec 2). */
export function seoFacts(context: SeoContext, data: PageData, words: SeoWords): SeoFacts {
  const isPrivate = PRIVATE.includes(data.route)
  const isProduct = data.route === 'product'
  const parameters = [...context.url.searchParams.keys()]
  const isOwn = (name: string) => name === 'page' || (isProduct && name === 'childSku')
  const isPlain = parameters.every(isOwn) && data.route !== 'catalogsearch'
  return {
    ...words,
    kind: kindOf(data),
    title: titled(words.title, context.store),
    canonical: isPrivate ? null : canonicalOf(context, data),
    robots: isPrivate || !isPlain ? 'noindex,nofollow' : 'index,follow',
    ...neighbours(context, data),
  }
}

function kindOf(data: PageData): SeoFacts['kind'] {
  if (data.route === 'product') return 'product'
  const isArticle = data.route === 'storyblok' && data.story.content.component === 'blog-page'
  return isArticle ? 'article' : 'website'
}

function titled(title: string, store: StoreView): string {
  return title === store.seo.defaultTitle ? title : `${title} | Wilm & Erin`
}

function canonicalOf(context: SeoContext, data: PageData): string {
  if (context.canonical) return absolute(context.canonical, context)
  return absolute(linkOfPage(context, data, pagesOf(context, data)?.page ?? 1), context)
}

function neighbours(context: SeoContext, data: PageData): Pick<SeoFacts, 'prev' | 'next'> {
  const pages = pagesOf(context, data)
  if (!pages) return { prev: null, next: null }
  const { page, totalPages } = pages
  const linkTo = (number: number) => absolute(linkOfPage(context, data, number), context)
  return {
    prev: page > 1 ? linkTo(page - 1) : null,
    next: page < totalPages ? linkTo(page + 1) : null,
  }
}

function pagesOf({ pages }: SeoContext, data: PageData): PageOfList | undefined {
  return 'listing' in data ? data.listing : pages
}

/** A page of the same list: its address says what else it is narrowed and sorted by. */
function linkOfPage({ link }: SeoContext, data: PageData, page: number): string {
  if (!('listing' in data)) return page > 1 ? `${link}?page=${page}` : link
  const { place, query } = data.listing
  return listingLink({ ...place, landingPages: [] }, { ...query, page })
}

function absolute(link: string, { url, store }: SeoContext): string {
  return new URL(link, originOf(store, url)).href
}
