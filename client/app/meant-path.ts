import { type ListingPlace, listingAddress } from '../../shared/search/listing-address'
import { joinChoices, NOT_FILTERS } from './join-choices'

/**
 * Where a choice in a list leads while the list of an earlier one is on its way: both count, also
 * where either leads to or from a landing page. Takes and gives paths with their queries.
 */
export function meantPath(
  place: ListingPlace,
  drawn: string,
  asked: string,
  wanted: string,
): string {
  const paths = [drawn, asked, wanted].map(pathOf)
  if (new Set(paths).size === 1) {
    return pathOf(wanted) + joinChoices(queryOf(drawn), queryOf(asked), queryOf(wanted))
  }
  const [before, earlier, now] = [drawn, asked, wanted].map((href) => wholeQuery(place, href))
  if (before == null || earlier == null || now == null) return wanted
  return shortAddress(place, new URLSearchParams(joinChoices(before, earlier, now)))
}

/** The query of a state of this list, with the filters of its landing page; null for another list. */
function wholeQuery(place: ListingPlace, href: string): string | null {
  const path = pathOf(href)
  const page = [place.landingPage, ...place.landingPages].find((one) => one?.link === path)
  if (!page && path !== place.basePath) return null
  const query = new URLSearchParams(queryOf(href))
  for (const [code, ids] of Object.entries(page?.filters ?? {})) {
    for (const id of ids) if (!query.has(code, id)) query.append(code, id)
  }
  return query.size > 0 ? `?${query}` : ''
}

/** The address of a whole query: what a landing page stands for is in its path. */
function shortAddress(place: ListingPlace, query: URLSearchParams): string {
  const codes = [...new Set(query.keys())].filter((code) => !NOT_FILTERS.includes(code))
  const filters = Object.fromEntries(codes.map((code) => [code, query.getAll(code)]))
  const whole = { page: 1, sort: null, price: null, keyword: '', filters }
  const { path, query: rest } = listingAddress(place, whole)
  for (const code of codes) {
    for (const id of query.getAll(code)) {
      if (!rest.filters[code]?.includes(id)) query.delete(code, id)
    }
  }
  return query.size > 0 ? `${path}?${query}` : path
}

function pathOf(href: string): string {
  return href.split('?')[0] ?? href
}

function queryOf(href: string): string {
  return href.slice(pathOf(href).length)
}
