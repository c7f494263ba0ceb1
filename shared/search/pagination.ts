/** Products on a page of a listing (spec 9). */
export const LISTING_PAGE_SIZE = 48
/** Pages that can be seen at once in the pagination (spec 9). */
const VISIBLE_PAGES = 3

/** How many pages a list fills: at least one, even when it is empty (spec 9). */
export function countPages(total: number, perPage = LISTING_PAGE_SIZE): number {
  return Math.max(Math.ceil(total / perPage), 1)
}

/** Brings a page number into what is there. */
export function clampPage(page: number, totalPages: number): number {
  return Math.min(Math.max(Math.trunc(page) || 1, 1), Math.max(totalPages, 1))
}

/** The page numbers to show: three in a row with the current one in the middle where it can be. */
export function visiblePages(page: number, totalPages: number): number[] {
  const count = Math.min(VISIBLE_PAGES, totalPages)
  const middle = clampPage(page, totalPages) - Math.floor(count / 2)
  const first = Math.min(Math.max(middle, 1), totalPages - count + 1)
  return Array.from({ length: count }, (_, index) => first + index)
}
