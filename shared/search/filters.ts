// Changes to the filters of a listing. Each gives a new query and goes back to the first page,
// because the list behind the pages is another one (contract 2.11, toggle).
import type { ListingQuery, PriceBounds } from './query'

/**
 * Selects an option, or takes it away when it is selected already (spec 4, listing). A filter of a
 * single choice replaces what was chosen; a list that becomes empty is dropped (spec 5).
 */
export function toggleFilter(
  query: ListingQuery,
  code: string,
  id: string,
  isSingleChoice = false,
): ListingQuery {
  const chosen = query.filters[code] ?? []
  const others = isSingleChoice ? [] : chosen.filter((one) => one !== id)
  return withFilter(query, code, chosen.includes(id) ? others : [...others, id].sort())
}

function withFilter(query: ListingQuery, code: string, ids: string[]): ListingQuery {
  const { [code]: _before, ...rest } = query.filters
  return { ...query, page: 1, filters: ids.length > 0 ? { ...rest, [code]: ids } : rest }
}

/** Sets or, with null, takes away the price filter. */
export function withPrice(query: ListingQuery, price: PriceBounds | null): ListingQuery {
  return { ...query, page: 1, price }
}

/** Sorts otherwise; the same sort again goes back to the default (contract 2.11). */
export function toggleSort(query: ListingQuery, id: string): ListingQuery {
  return { ...query, page: 1, sort: query.sort === id ? null : id }
}

export function withPage(query: ListingQuery, page: number): ListingQuery {
  return { ...query, page }
}

/** Takes every filter away; the search text and the order stay. */
export function clearFilters(query: ListingQuery): ListingQuery {
  return { ...query, page: 1, price: null, filters: {} }
}

/** Drops filters that the catalogue does not know (spec 2: unknown filters are ignored). */
export function keepKnownFilters(query: ListingQuery, codes: Iterable<string>): ListingQuery {
  const known = new Set(codes)
  const kept = Object.entries(query.filters).filter(([code]) => known.has(code))
  return { ...query, filters: Object.fromEntries(kept) }
}

/** How many choices narrow the list: each option is one, and so is the price. */
export function countFilters({ price, filters }: Pick<ListingQuery, 'price' | 'filters'>): number {
  const options = Object.values(filters).reduce((sum, ids) => sum + ids.length, 0)
  return options + (price ? 1 : 0)
}
