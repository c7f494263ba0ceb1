/** Ways to sort a listing, as they stand in the address (spec 9). */
const LIST_SORTS = ['updated_at:desc', 'final_price:asc', 'final_price:desc'] as const
/** What was searched for, in the order in which it fits: a way of its own, so that Latest is the latest. */
const SEARCH_SORTS = ['relevance', ...LIST_SORTS] as const

export type SortId = (typeof SEARCH_SORTS)[number]

/** The ways to sort a list, the default first; what was searched for has one more (spec 9). */
export function sortsFor({ keyword }: { keyword: string }): readonly SortId[] {
  return keyword === '' ? LIST_SORTS : SEARCH_SORTS
}

/** The sort that a list is in; whatever is unknown means its default (spec 9). */
export function sortOf(query: { keyword: string; sort: string | null }): SortId {
  const sorts = sortsFor(query)
  return sorts.find((id) => id === query.sort) ?? sorts[0] ?? 'updated_at:desc'
}
