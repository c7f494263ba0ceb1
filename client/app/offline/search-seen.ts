import MiniSearch from 'minisearch'
import type { ProductCard } from '../../../shared/catalog/product'
import { emptyListing } from '../../../shared/search/listing'
import { LISTING_PAGE_SIZE } from '../../../shared/search/pagination'
import { isSearchTerm, MAX_TERM_LENGTH } from '../../../shared/search/search-term'
import type { FoundOffline } from './offline-page'

/** What a name may differ in, as a share of its letters. */
const FUZZINESS = 0.2

/**
 * Searches products that were seen, without a connection (spec 4): what is found is marked as found
 * offline, and whether that is nothing. The address is a path with its query.
 */
export function searchSeen(cards: readonly ProductCard[], address: string): FoundOffline {
  const [basePath = '', query = ''] = address.split('?')
  const keyword = (new URLSearchParams(query).get('q') ?? '').trim().slice(0, MAX_TERM_LENGTH)
  const found = isSearchTerm(keyword) ? find(cards, keyword).slice(0, LISTING_PAGE_SIZE) : []
  const asked = { page: 1, sort: null, price: null, filters: {}, keyword }
  const place = { basePath, landingPage: null, landingPages: [] }
  const listing = emptyListing(asked, place, LISTING_PAGE_SIZE)
  return {
    route: 'catalogsearch',
    keyword,
    listing: { ...listing, cards: found, total: found.length, isStale: true },
    offline: { noresults: found.length === 0 },
  }
}

function find(cards: readonly ProductCard[], keyword: string): ProductCard[] {
  const index = new MiniSearch<ProductCard>({ idField: 'sku', fields: ['name', 'sku'] })
  index.addAll(cards)
  const bySku = new Map(cards.map((card) => [card.sku, card]))
  const hits = index.search(keyword, { prefix: true, fuzzy: FUZZINESS, combineWith: 'AND' })
  return hits.flatMap(({ id }) => bySku.get(id) ?? [])
}
