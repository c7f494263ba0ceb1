/** Ways to sort a listing, as they stand in the address; the first is the default (spec 9). */
export const SORT_OPTIONS = [
  { id: 'updated_at:desc', field: 'updated_at', direction: 'desc' },
  { id: 'final_price:asc', field: 'final_price', direction: 'asc' },
  { id: 'final_price:desc', field: 'final_price', direction: 'desc' },
] as const

/** How well a product fits what was searched for: the default of results, and of nothing else. */
export const RELEVANCE = 'relevance'

export type SortId = (typeof SORT_OPTIONS)[number]['id'] | typeof RELEVANCE

/** The sorts that a list offers, the default first. `hasTerm`: it is the result of a search. */
export function sortsOf(hasTerm: boolean): SortId[] {
  const sorts = SORT_OPTIONS.map(({ id }) => id)
  return hasTerm ? [RELEVANCE, ...sorts] : sorts
}

/** The sort an address asks for; whatever is unknown means the default (spec 9). */
export function sortOf(asked: string | null, hasTerm: boolean): SortId {
  const sorts = sortsOf(hasTerm)
  return sorts.find((id) => id === asked) ?? sorts[0] ?? SORT_OPTIONS[0].id
}
