// Changes to the filters of a listing. Each gives a new query and goes back to the first page,
// because the list behind the pages is another one (contract 2.11, toggle).
import type { Filter } from './listing'
import { chosenOf, type ListingQuery, type PriceBounds } from './query'
import { sortsFor } from './sort-options'

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
  const chosen = chosenOf(query.filters, code)
  const others = isSingleChoice ? [] : chosen.filter((one) => one !== id)
  return withFilter(query, code, chosen.includes(id) ? others : [...others, id].sort())
}

function withFilter(query: ListingQuery, code: string, ids: string[]): ListingQuery {
  const { [code]: _before, ...rest } = query.filters
  return { ...query, page: 1, filters: ids.length > 0 ? { ...rest, [code]: ids } : rest }
}

function withPrice(query: ListingQuery, price: PriceBounds | null): ListingQuery {
  return { ...query, page: 1, price }
}

/** Sets or, with null, takes away a range: the price, or an attribute with too many values to list. */
export function withRange(
  query: ListingQuery,
  code: string,
  range: PriceBounds | null,
): ListingQuery {
  if (code === 'price') return withPrice(query, range)
  return withFilter(query, code, range ? [`${range.from ?? ''}-${range.to ?? ''}`] : [])
}

/** Sorts otherwise; the default stands in no address (spec 9). */
export function withSort(query: ListingQuery, id: string): ListingQuery {
  return { ...query, page: 1, sort: id === sortsFor(query)[0] ? null : id }
}

/** The same sort again goes back to the default (contract 2.11). */
export function toggleSort(query: ListingQuery, id: string): ListingQuery {
  return query.sort === id ? { ...query, page: 1, sort: null } : withSort(query, id)
}

export function withPage(query: ListingQuery, page: number): ListingQuery {
  return { ...query, page }
}

/** Drops filters and values that the catalogue does not know (spec 2: unknown filters are ignored). */
export function keepKnownFilters(
  query: ListingQuery,
  isKnown: (code: string, id: string) => boolean,
): ListingQuery {
  const kept = Object.entries(query.filters).map(
    ([code, ids]) => [code, ids.filter((id) => isKnown(code, id))] as const,
  )
  return { ...query, filters: Object.fromEntries(kept.filter(([, ids]) => ids.length > 0)) }
}

/** How many choices narrow the list and can be taken away: each option is one, and so is a range. */
export function countActive(filters: readonly Filter[]): number {
  return filters.reduce(
    (sum, { options, range }) =>
      sum + options.filter(({ isActive }) => isActive).length + (range?.isActive ? 1 : 0),
    0,
  )
}
