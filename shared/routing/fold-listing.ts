import type { Filter, FilterOption } from '../search/listing'
import type { PageData } from './page'

/** With more options than this some are hidden behind a link (spec 9, show-more threshold). */
export const SHOWN_OPTIONS = 5

/** What of a filter stands in sight: the first options, and what is chosen. */
export function shownOptions(options: readonly FilterOption[]): FilterOption[] {
  return options.filter(({ isActive }, index) => isActive || index < SHOWN_OPTIONS)
}

/**
 * A page whose filters carry no more than is in sight, for a first visit that downloads them
 * (spec 2, filters). To see more, the browser loads the page as data. Fields of a card that only the
 * server needs are left out.
 */
export function foldListing(data: PageData): PageData {
  if (!('listing' in data)) return data
  const { listing } = data
  const cards = listing.cards.map((card) => ({ ...card, id: null }))
  return { ...data, listing: { ...listing, cards, filters: listing.filters.map(fold) } }
}

function fold(filter: Filter): Filter {
  const options = shownOptions(filter.options)
  return { ...filter, options, folded: filter.options.length - options.length }
}
