import type { Category } from '../catalog/category'
import type { Story } from '../content/story'
import type { Filter, FilterOption } from '../search/listing'
import type { PageData } from './page'

/** With more options than this some are hidden behind a link (spec 9, show-more threshold). */
const MANY_OPTIONS = 5

/** Whether some options of a filter are out of sight until somebody asks for them (spec 4). */
export function isFoldable({ options, folded, shownCount }: Filter): boolean {
  const count = options.length + folded
  return count > MANY_OPTIONS && count > shownCount
}

/** What of a filter stands in sight: the first options, and what is chosen. */
export function shownOptions(filter: Filter): FilterOption[] {
  if (!isFoldable(filter)) return filter.options
  return filter.options.filter(({ isActive }, index) => isActive || index < filter.shownCount)
}

/**
 * A page whose filters carry no more than is in sight, for a first visit that downloads them
 * (spec 2, filters). To see more, the browser loads the page as data. Fields of a card, of the
 * category and of its story that only the server needs are left out.
 */
export function foldListing(data: PageData): PageData {
  if (!('listing' in data)) return data
  const { listing } = data
  const cards = listing.cards.map((card) => ({ ...card, id: null }))
  const folded = { ...listing, cards, filters: listing.filters.map(fold) }
  if (data.route !== 'category') return { ...data, listing: folded }
  return {
    ...data,
    category: foldCategory(data.category),
    listing: folded,
    content: data.content && foldStory(data.content),
  }
}

/** The second text is for where the first is missing. */
function foldCategory(category: Category): Category {
  const seoText = category.description ? '' : category.seoText
  return { ...category, seoText, metaTitle: '', metaDescription: '', alternates: [] }
}

/** Where editors keep it says nothing of how its blocks look. */
function foldStory({ missingIn, ...story }: Story): Story {
  return { ...story, uuid: '', name: '', slug: '', fullSlug: '' }
}

function fold(filter: Filter): Filter {
  const options = shownOptions(filter)
  return { ...filter, options, folded: filter.options.length - options.length }
}
