import type { WireAttribute } from '../../../shared/contract/catalogue/attribute'
import { CARD_FIELDS } from '../../../shared/contract/catalogue/card-fields'
import type { WireProduct } from '../../../shared/contract/catalogue/product'
import { categoryTag } from '../../../shared/contract/change-tags'
import type { SearchRequestInput } from '../../../shared/contract/search/search-request'
import { ok, type Result } from '../../../shared/result'
import { keepKnownFilters } from '../../../shared/search/filters'
import { type Listing, sortOptions } from '../../../shared/search/listing'
import { joinFilters, type ListingPlace } from '../../../shared/search/listing-address'
import { countPages, LISTING_PAGE_SIZE } from '../../../shared/search/pagination'
import { type ListingQuery, type PriceBounds, parsePrice } from '../../../shared/search/query'
import { sortOf, sortsFor } from '../../../shared/search/sort-options'
import { attributeOf, filterCodes, isRangeAttribute } from '../mapping/listing/filter-codes'
import { namedColors } from '../mapping/listing/named-colors'
import { toFilters } from '../mapping/listing/to-filters'
import { toCard } from '../mapping/product/to-card'
import { fetchEntities } from '../upstream/catalogue'
import type { UpstreamFault } from '../upstream/fault'
import { loadAttributes } from './load-attributes'
import { cardTags, LIST_TAGS } from './load-cards'
import type { Sources } from './sources'

/** What a listing is about. */
export interface ListingScope {
  /** The category and everything below it; null on search results. */
  categoryIds: number[] | null
  place: ListingPlace
}

type Loaded<T> = Promise<Result<T, UpstreamFault>>

/** What is kept of a list: where it is shown is known anyway. */
type KeptListing = Omit<Listing, 'place'>

/** A page of products. The kept answer is what is drawn, so that nothing is parsed twice. */
export async function loadListing(
  sources: Sources,
  { categoryIds, place }: ListingScope,
  asked: ListingQuery,
): Loaded<Listing> {
  const known = await toKnownQuery(sources, place, asked)
  if (!known.ok) return known
  const query = known.value
  const read = await sources.cache.read(
    {
      kind: 'search',
      parts: { categoryIds, query },
      tags: (listing) => [
        ...LIST_TAGS,
        ...(categoryIds ?? []).map(categoryTag),
        ...cardTags(listing.cards),
      ],
      isRare: isNarrowed(query),
      isEmpty: ({ total }) => total === 0,
    },
    () => fetchListing(sources, categoryIds, query),
  )
  if (!read.ok) return read
  return ok({ ...read.value.value, place, isStale: read.value.isStale })
}

/** By a text, a filter or a price: without one, the number of lists is limited. */
function isNarrowed({ keyword, filters, price }: ListingQuery): boolean {
  return keyword !== '' || price !== null || Object.keys(filters).length > 0
}

/**
 * What the address asks for, without filters, values and sorts that the shop does not know (spec 2),
 * and with the filters of the landing page.
 */
async function toKnownQuery(
  sources: Sources,
  { landingPage }: ListingPlace,
  asked: ListingQuery,
): Loaded<ListingQuery> {
  const sort = sortOf(asked)
  const sorted = { ...asked, sort: sort === sortsFor(asked)[0] ? null : sort }
  const chosen = await knownFilters(sources, sorted)
  if (!chosen.ok) return chosen
  return ok({ ...sorted, filters: joinFilters(landingPage?.filters ?? {}, chosen.value) })
}

async function knownFilters(
  sources: Sources,
  asked: ListingQuery,
): Loaded<ListingQuery['filters']> {
  if (Object.keys(asked.filters).length === 0) return ok({})
  const attributes = await loadAttributes(sources)
  if (!attributes.ok) return attributes
  const isKnown = (code: string, id: string) => {
    const attribute = attributeOf(attributes.value, code)
    if (!attribute || !filterCodes(attributes.value).includes(code)) return false
    if (isRangeAttribute(attribute)) return parsePrice(id) !== null
    return attribute.options?.some(({ value }) => value === id) ?? false
  }
  return ok(keepKnownFilters(asked, isKnown).filters)
}

async function fetchListing(
  sources: Sources,
  categoryIds: number[] | null,
  query: ListingQuery,
): Loaded<KeptListing> {
  const attributes = await loadAttributes(sources)
  if (!attributes.ok) return attributes
  const search = toSearch({ categoryIds, attributes: attributes.value }, query)
  const found = await fetchEntities(sources.upstream, { type: 'product', ...search })
  if (!found.ok) return found
  const { items, total, suggestions, RequestId = '' } = found.value
  // A card shows the child that has what all products of the list have, or what was looked for.
  const wanted = { values: { ...namedColors(query.keyword, attributes.value), ...query.filters } }
  return ok({
    query,
    cards: items.map((item: WireProduct) => toCard(item, attributes.value, sources.store, wanted)),
    total,
    page: query.page,
    perPage: LISTING_PAGE_SIZE,
    totalPages: countPages(total),
    filters: toFilters(found.value, attributes.value, query),
    sorts: sortOptions(query),
    corrected: suggestions.find((text) => typeof text === 'string') ?? null,
    requestId: query.keyword === '' ? '' : RequestId,
    isStale: false,
  })
}

type ProductSearch = Omit<SearchRequestInput, 'store' | 'type'>
type AppliedFilter = NonNullable<ProductSearch['searchQuery']['_appliedFilters']>[number]

interface SearchScope {
  categoryIds: number[] | null
  attributes: readonly WireAttribute[]
}

/** The search backend query of a listing (spec 5, catalogue queries; spec 9). */
export function toSearch(
  { categoryIds, attributes }: SearchScope,
  query: ListingQuery,
): ProductSearch {
  const sort = sortOf(query)
  return {
    searchQuery: {
      _availableFilters: filterCodes(attributes, query.filters).map((field) => ({
        field,
        scope: 'catalog',
      })),
      _appliedFilters: [...ownFilters(categoryIds), ...chosenFilters(attributes, query)],
      _searchText: query.keyword,
    },
    size: LISTING_PAGE_SIZE,
    from: (query.page - 1) * LISTING_PAGE_SIZE,
    // Without a sort a search comes in the order in which it fits.
    ...(sort === 'relevance' ? {} : { sort }),
    _sourceInclude: CARD_FIELDS,
  }
}

function ownFilters(categoryIds: number[] | null): AppliedFilter[] {
  const visible: AppliedFilter[] = [
    { attribute: 'visibility', value: { in: [2, 3, 4] } },
    { attribute: 'status', value: { in: [0, 1] } },
  ]
  const inCategory = categoryIds ? [{ attribute: 'category_ids', value: { in: categoryIds } }] : []
  return [...visible, ...inCategory]
}

/** Values of one attribute are or, attributes are and (spec 3 and 5). */
function chosenFilters(
  attributes: readonly WireAttribute[],
  { filters, price }: ListingQuery,
): AppliedFilter[] {
  const chosen = Object.entries(filters).map(([code, ids]) => {
    const attribute = attributeOf(attributes, code)
    const bounds = attribute && isRangeAttribute(attribute) ? parsePrice(ids[0] ?? '') : null
    return toApplied(code, bounds ? toBounds(bounds) : { in: ids })
  })
  return price ? [...chosen, toApplied('price', toBounds(price))] : chosen
}

function toApplied(attribute: string, value: AppliedFilter['value']): AppliedFilter {
  return { attribute, value, scope: 'catalog' }
}

function toBounds({ from, to }: PriceBounds) {
  return { ...(from === null ? {} : { gte: from }), ...(to === null ? {} : { lte: to }) }
}
