import type { Category } from '../../../shared/catalog/category'
import type { Product } from '../../../shared/catalog/product'
import type { Story } from '../../../shared/content/story'
import type { RouteName } from '../../../shared/routing/page'
import type { UpstreamFault } from '../upstream/fault'

/** What a path turned out to be. Everything that can redirect or be missing is known here. */
export type Resolution =
  | { kind: 'static'; route: RouteName }
  | { kind: 'product'; found: FoundProduct; childSku: string | null }
  | { kind: 'category'; category: Category }
  | { kind: 'landing-page'; landingPage: LandingPage }
  | { kind: 'story'; story: Story }
  | { kind: 'redirect'; location: string; status: 301 | 302 }
  | { kind: 'page-not-found' }
  | { kind: 'unavailable'; fault: UpstreamFault }

/** A product with what only resolution needs to know of it. */
export interface FoundProduct {
  product: Product
  /** 2 or higher means disabled (spec 3). */
  status: number
  /** 1 means that it has no page of its own (spec 3). */
  visibility: number
  /** Ids of the products that are shown as parts of it: when one of them changes, its page does. */
  linkedIds: number[]
}

export interface FoundCategory {
  category: Category
  displayMode: string
}

/** A pre-filtered category (spec 3, landing page). */
export interface LandingPage {
  urlPath: string
  title: string
  category: Category | null
  filters: { attribute: string; value: string }[]
  metaTitle: string
  metaDescription: string
  isFilterLinkAllowed: boolean
  hidesSelectedFilters: boolean
}

/** Small records that stand behind a path and come before any product (spec 2). */
export interface UrlRecords {
  mapping: UrlMapping | null
  redirect: { target: string; status: 301 | 302 } | null
  landingPage: LandingPageRecord | null
}

export interface UrlMapping {
  /** Route name of spec 2. */
  name: string
  params: Readonly<Record<string, string>>
}

export interface LandingPageRecord extends Omit<LandingPage, 'category'> {
  categoryId: number | null
}
