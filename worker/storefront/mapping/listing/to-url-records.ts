import type { StoreLink } from '../../../../shared/catalog/category'
import type { WireLandingPage } from '../../../../shared/contract/url/url-record'
import { landingPageLink } from '../../../../shared/routing/links'
import { trimSlashes } from '../../../../shared/routing/trim-slashes'
import { joinFilters } from '../../../../shared/search/listing-address'
import type { StoreView } from '../../../../shared/store-view/store-view'
import type { WireUrlRecords } from '../../upstream/url-records'
import { toStoreLinks } from '../product/product-links'
import { toImage } from '../product/to-gallery'
import { cleanHtml } from '../story/clean-html'

/** Small records that stand behind a path and come before any product (spec 2). */
export interface UrlRecords {
  mapping: UrlMapping | null
  redirect: RedirectRecord | null
  landingPage: LandingPageRecord | null
}

export interface UrlMapping {
  /** Route name of spec 2. */
  name: string
  params: Readonly<Record<string, string>>
}

export interface RedirectRecord {
  target: string
  status: 301 | 302
}

/** A pre-filtered category (spec 3, landing page). */
export interface LandingPageRecord {
  urlPath: string
  title: string
  /** Path of a picture, empty when there is none. */
  image: string
  /** Above the products and below them, as clean HTML. */
  contentFirst: string
  contentLast: string
  /** Where its content is, when that is elsewhere; empty otherwise. */
  canonical: string
  alternates: StoreLink[]
  categoryId: number | null
  /** Attribute code → option ids: several values of one attribute are or (spec 3). */
  filters: Record<string, string[]>
  metaTitle: string
  metaDescription: string
  isFilterLinkAllowed: boolean
  hidesSelectedFilters: boolean
}

/** The records of a path in our own words (spec 3, redirect and landing page). */
export function toUrlRecords(
  { mapping, redirect, landingPage }: WireUrlRecords,
  store: StoreView,
): UrlRecords {
  return {
    mapping: mapping && { name: mapping.name, params: mapping.params },
    redirect: redirect && {
      target: redirect.target_path,
      status: redirect.redirect_type === 302 ? 302 : 301,
    },
    landingPage:
      landingPage && landingPage.active !== false ? toLandingPage(landingPage, store) : null,
  }
}

/** A landing page in our own words (spec 3). */
export function toLandingPage(wire: WireLandingPage, store: StoreView): LandingPageRecord {
  const title = wire.heading || wire.name || titleOfPath(wire.url_path)
  return {
    urlPath: trimSlashes(wire.url_path),
    title,
    image: toImage(wire.header_image),
    contentFirst: cleanHtml(wire.content_first, store),
    contentLast: cleanHtml(wire.content_last, store),
    canonical: wire.canonical_url ?? '',
    alternates: toStoreLinks(wire.alternates, landingPageLink),
    categoryId: wire.category_id ?? null,
    filters: toLandingFilters(wire),
    metaTitle: wire.meta_title || title,
    metaDescription: wire.meta_description ?? '',
    isFilterLinkAllowed: wire.is_filter_link_allowed ?? false,
    hidesSelectedFilters: wire.hide_selected_filters ?? false,
  }
}

/** A value may itself be a list, as a search service writes it (contract 1.7). */
function toLandingFilters({ filter_attributes: pairs = [] }: WireLandingPage) {
  return pairs.reduce<Record<string, string[]>>(
    (filters, { attribute, value }) => joinFilters(filters, { [attribute]: value.split('|') }),
    {},
  )
}

/** A path segment in words: dashes become spaces, the first letter a capital (spec 2). */
export function titleOfPath(urlPath: string): string {
  const words = (urlPath.split('/').at(-1) ?? '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
