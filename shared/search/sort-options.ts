/** Ways to sort a listing, as they stand in the address; the first is the default (spec 9). */
export const SORT_OPTIONS = [
  { id: 'updated_at:desc', field: 'updated_at', direction: 'desc' },
  { id: 'final_price:asc', field: 'final_price', direction: 'asc' },
  { id: 'final_price:desc', field: 'final_price', direction: 'desc' },
] as const

export type SortId = (typeof SORT_OPTIONS)[number]['id']

/** The sort an address asks for; whatever is unknown means the default (spec 9). */
export function sortOf(asked: string | null): SortId {
  return SORT_OPTIONS.find(({ id }) => id === asked)?.id ?? SORT_OPTIONS[0].id
}
