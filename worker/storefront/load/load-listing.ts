import type { WantedVariant } from '../../../shared/catalog/opening-variant'
import type { WireProduct } from '../../../shared/contract/catalogue/product'
import { categoryTag } from '../../../shared/contract/change-tags'
import type { SearchRequestInput } from '../../../shared/contract/search/search-request'
import { ok, type Result } from '../../../shared/result'
import { DEFAULT_FILTERS } from '../../../shared/search/default-filters'
import { keepKnownFilters } from '../../../shared/search/filters'
import type { Listing } from '../../../shared/search/listing'
import { countPages, LISTING_PAGE_SIZE } from '../../../shared/search/pagination'
import type { ListingQuery } from '../../../shared/search/query'
import { RELEVANCE, sortOf, sortsOf } from '../../../shared/search/sort-options'
import { toFilters } from '../mapping/listing/to-filters'
import { CARD_FIELDS, toCard } from '../mapping/product/to-card'
import { fetchEntities } from '../upstream/catalogue'
import type { UpstreamFault } from '../upstream/fault'
import { loadAttributes } from './load-attributes'
import { cardTags, LIST_TAGS } from './load-cards'
import type { Sources } from './sources'

/** What a listing is about, before a shopper narrows it. */
export interface ListingScope {
  /** The category and everything below it; null on search results. */
  categoryIds: number[] | null
  /** Filters of the page itself, as a landing page has them. */
  fixed: { attribute: string; value: string }[]
}

/** A page of products. The kept answer is what is drawn, so that nothing is parsed twice. */
export async function loadListing(
  sources: Sources,
  scope: ListingScope,
  asked: ListingQuery,
): Promise<Result<Listing, UpstreamFault>> {
  const query = {
    ...keepKnownFilters(asked, DEFAULT_FILTERS),
    sort: sortOf(asked.sort, asked.keyword !== ''),
  }
  const read = await sources.cache.read(
    {
      kind: 'search',
      parts: { scope, query },
      tags: (listing) => [
        ...LIST_TAGS,
        ...(scope.categoryIds ?? []).map(categoryTag),
        ...cardTags(listing.cards),
      ],
      isRare: isNarrowed(query),
      isEmpty: ({ total }) => total === 0,
    },
    () => fetchListing(sources, scope, query),
  )
  if (!read.ok) return read
  return ok(read.value.isStale ? { ...read.value.value, isStale: true } : read.value.value)
}

/** By a text, a filter or a price: without one, the number of lists is limited. */
function isNarrowed({ keyword, filters, price }: ListingQuery): boolean {
  return keyword !== '' || price !== null || Object.keys(filters).length > 0
}

async function fetchListing(
  sources: Sources,
  scope: ListingScope,
  query: ListingQuery,
): Promise<Result<Listing, UpstreamFault>> {
  const [found, attributes] = await Promise.all([
    fetchEntities(sources.upstream, { type: 'product', ...toSearch(scope, query) }),
    loadAttributes(sources),
  ])
  if (!found.ok) return found
  if (!attributes.ok) return attributes
  const { items, total, aggregations } = found.value
  const wanted = toWanted(scope, query)
  return ok({
    cards: items.map((item: WireProduct) => toCard(item, attributes.value, sources.store, wanted)),
    total,
    page: query.page,
    perPage: LISTING_PAGE_SIZE,
    totalPages: countPages(total),
    filters: toFilters(aggregations, attributes.value, query),
    sorts: sortsOf(query.keyword !== '').map((id) => ({ id, isActive: id === query.sort })),
    isStale: false,
  })
}

/** What every product of the list has: a card shows the child that has it. */
function toWanted({ fixed }: ListingScope, { filters }: ListingQuery): WantedVariant {
  const own = fixed.map(({ attribute, value }) => [attribute, value.split('|')] as const)
  return { values: { ...Object.fromEntries(own), ...filters } }
}

type ProductSearch = Omit<SearchRequestInput, 'store' | 'type'>
type AppliedFilter = NonNullable<ProductSearch['searchQuery']['_appliedFilters']>[number]

/** The search backend query of a listing (spec 5, catalogue queries; spec 9). */
export function toSearch(scope: ListingScope, query: ListingQuery): ProductSearch {
  return {
    searchQuery: {
      _availableFilters: DEFAULT_FILTERS.map((field) => ({ field, scope: 'catalog' })),
      _appliedFilters: [...ownFilters(scope), ...chosenFilters(query)],
      _searchText: query.keyword,
    },
    size: LISTING_PAGE_SIZE,
    from: (query.page - 1) * LISTING_PAGE_SIZE,
    // Without a sort the backend puts first what fits best.
    ...(query.sort && query.sort !== RELEVANCE ? { sort: query.sort } : {}),
    _sourceInclude: CARD_FIELDS,
  }
}

function ownFilters({ categoryIds, fixed }: ListingScope): AppliedFilter[] {
  const visible: AppliedFilter[] = [
    { attribute: 'visibility', value: { in: [2, 3, 4] } },
    { attribute: 'status', value: { in: [0, 1] } },
  ]
  const inCategory = categoryIds ? [{ attribute: 'category_ids', value: { in: categoryIds } }] : []
  const ofPage = fixed.map(({ attribute, value }) => ({
    attribute,
    value: { in: value.split('|') },
    scope: 'catalog' as const,
  }))
  return [...visible, ...inCategory, ...ofPage]
}

function chosenFilters({ filters, price }: ListingQuery): AppliedFilter[] {
  const lists = Object.entries(filters).map(([attribute, ids]) => ({
    attribute,
    value: { in: ids },
    scope: 'catalog' as const,
  }))
  if (!price) return lists
  const bounds = {
    ...(price.from === null ? {} : { gte: price.from }),
    ...(price.to === null ? {} : { lte: price.to }),
  }
  return [...lists, { attribute: 'price', value: bounds, scope: 'catalog' }]
}
