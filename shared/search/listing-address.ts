// Every state of a list has one address. A landing page is a list whose own filters are chosen from
// the start: they stand in its path instead of its query.
import { chosenOf, formatListingQuery, type ListingQuery } from './query'

/** A landing page as an address for a choice of filters (spec 3, landing page). */
export interface LandingPageLink {
  link: string
  filters: ListingQuery['filters']
}

/** Where a list is. */
export interface ListingPlace {
  /** Of the category or the search results, without a query. */
  basePath: string
  /** The landing page on which the list is shown. */
  landingPage: LandingPageLink | null
  /** Pages that stand for a choice of filters in this category. */
  landingPages: LandingPageLink[]
}

/** An address in two parts, as a form needs it. */
export interface ListingAddress {
  path: string
  query: ListingQuery
}

/**
 * Where a state of a list is (spec 4, listing): a choice that is just that of a landing page is at the
 * landing page; what is chosen beside the filters of the current landing page stays on it; and without
 * one of its own filters the list is at its parent path.
 */
export function listingAddress(place: ListingPlace, query: ListingQuery): ListingAddress {
  const { landingPage, landingPages, basePath } = place
  const exact = landingPages.find(({ filters }) => hasSameFilters(filters, query.filters))
  const page = landingPage && hasAll(query.filters, landingPage.filters) ? landingPage : null
  const found = page && hasSameFilters(page.filters, query.filters) ? page : (exact ?? page)
  if (!found) return { path: basePath, query }
  const filters = without(query.filters, found.filters)
  return { path: found.link, query: { ...query, filters } }
}

/** The same as the text of a link. */
export function listingLink(place: ListingPlace, query: ListingQuery): string {
  const { path, query: rest } = listingAddress(place, query)
  return path + formatListingQuery(rest)
}

/** The filters of two places together: several values of one attribute are or (spec 3). */
export function joinFilters(
  one: ListingQuery['filters'],
  other: ListingQuery['filters'],
): ListingQuery['filters'] {
  const codes = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort()
  return Object.fromEntries(
    codes.map((code) => [
      code,
      [...new Set([...chosenOf(one, code), ...chosenOf(other, code)])].sort(),
    ]),
  )
}

/**
 * Takes every filter away. The filters of the landing page stay while there are others; they go when
 * there are none, and the list is at its parent path then (spec 4, clear all).
 */
export function clearAll(place: ListingPlace, query: ListingQuery): ListingQuery {
  const own = place.landingPage?.filters ?? {}
  const isOnlyOwn = query.price === null && hasSameFilters(own, query.filters)
  return { ...query, page: 1, price: null, filters: isOnlyOwn ? {} : own }
}

function hasSameFilters(one: ListingQuery['filters'], other: ListingQuery['filters']): boolean {
  return hasAll(one, other) && hasAll(other, one)
}

function hasAll(filters: ListingQuery['filters'], wanted: ListingQuery['filters']): boolean {
  return Object.entries(wanted).every(([code, ids]) =>
    ids.every((id) => chosenOf(filters, code).includes(id)),
  )
}

function without(
  filters: ListingQuery['filters'],
  taken: ListingQuery['filters'],
): ListingQuery['filters'] {
  const left = Object.entries(filters).map(
    ([code, ids]) => [code, ids.filter((id) => !chosenOf(taken, code).includes(id))] as const,
  )
  return Object.fromEntries(left.filter(([, ids]) => ids.length > 0))
}
