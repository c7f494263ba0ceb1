import type { WireLandingPage } from '../../../../shared/contract/url/url-record'
import { trimSlashes } from '../../../../shared/routing/trim-slashes'
import { joinFilters } from '../../../../shared/search/listing-address'
import type { WireUrlRecords } from '../../upstream/url-records'

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
  categoryId: number | null
  /** Attribute code → option ids: several values of one attribute are or (spec 3). */
  filters: Record<string, string[]>
  metaTitle: string
  metaDescription: string
  isFilterLinkAllowed: boolean
  hidesSelectedFilters: boolean
}

/** The records of a path in our own words (spec 3, redirect and landing page). */
export function toUrlRecords({ mapping, redirect, landingPage }: WireUrlRecords): UrlRecords {
  return {
    mapping: mapping && { name: mapping.name, params: mapping.params },
    redirect: redirect && {
      target: redirect.target_path,
      status: redirect.redirect_type === 302 ? 302 : 301,
    },
    landingPage: landingPage && landingPage.active !== false ? toLandingPage(landingPage) : null,
  }
}

/** A landing page in our own words (spec 3). */
export function toLandingPage(wire: WireLandingPage): LandingPageRecord {
  const title = wire.heading ?? wire.name ?? titleOfPath(wire.url_path)
  return {
    urlPath: trimSlashes(wire.url_path),
    title,
    categoryId: wire.category_id ?? null,
    filters: toLandingFilters(wire),
    metaTitle: wire.meta_title ?? title,
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
