import type { WireSearchAnswer } from '../../../shared/contract/search/search-answer'
import type { EntityType, SearchRequest } from '../../../shared/contract/search/search-request'
import type { PriceGroup } from '../../../shared/customer/price-group'
import type { StoreView } from '../../../shared/store-view/store-view'
import { loadProducts } from '../catalogue/load-products'
import type { Database } from '../db/databases'
import type { FoundEntities } from '../db/found-entities'
import { createFieldPicker } from '../http/pick-fields'
import type { BetweenSteps } from '../load-control/search-turns'
import { ENTITY_SEARCHES } from './entity-search'
import { findProducts, QUESTION_PARTS } from './find-products'
import { REPLACED_PICTURES, type ReplacedPictures } from './memory/replaced-pictures'
import { type HeldCatalogue, heldOf, type Snapshot, withSnapshot } from './memory/snapshot'

type Found = FoundEntities &
  Partial<Pick<WireSearchAnswer, 'attributeMetadata' | 'suggestions'>> & {
    tags: string[]
    replaced?: ReplacedPictures | null
  }

export type SearchAnswer = Omit<WireSearchAnswer, 'items'> & Pick<FoundEntities, 'items'>

/**
 * A request without the types that it names, which are handed over beside it, and for which group of
 * customers it is; without one, for guests.
 */
export type TypelessRequest = Omit<SearchRequest, 'type'> & { group?: PriceGroup }

/** Most products of one answer, with chosen fields: each comes with its children. */
const MAX_PRODUCTS = 1000
/** Most with all that is known of them: an answer is held whole. */
const MAX_WHOLE_PRODUCTS = 100

interface FoundAnswer {
  answer: SearchAnswer
  /** The cache tags of what is in it. */
  tags: string[]
  /** Which pictures have another address, as far as that is known already. */
  replaced: ReplacedPictures | null
}

/** The answer to a search over one or several types. Throws at its next step when its time is over. */
export async function searchEntities(
  catalogue: HeldCatalogue,
  store: StoreView,
  types: readonly EntityType[],
  request: TypelessRequest,
  between?: BetweenSteps,
): Promise<FoundAnswer> {
  const found = await Promise.all(
    types.map((type) => searchType(catalogue, store, { ...request, type }, between)),
  )
  const total = found.reduce((sum, own) => sum + own.total, 0)
  const answer: SearchAnswer = {
    items: found.flatMap(({ items }) => items),
    total,
    noresults: total === 0,
    // Whoever keeps an answer says so (spec 3, search result).
    cache: false,
    offline: false,
    RequestId: crypto.randomUUID(),
    start: request.from,
    perPage: request.size,
    aggregations: Object.assign({}, ...found.map(({ aggregations }) => aggregations)),
    attributeMetadata: found.flatMap(({ attributeMetadata = [] }) => attributeMetadata),
    suggestions: found.flatMap(({ suggestions = [] }) => suggestions),
  }
  const [only, ...others] = found
  const replaced = others.length === 0 ? (only?.replaced ?? null) : null
  return { answer, tags: found.flatMap(({ tags }) => tags), replaced }
}

async function searchType(
  catalogue: HeldCatalogue,
  store: StoreView,
  request: SearchRequest,
  between?: BetweenSteps,
): Promise<Found> {
  const { type } = request
  if (type === 'product') {
    return await withSnapshot(catalogue, [...QUESTION_PARTS, REPLACED_PICTURES], (snapshot) =>
      searchProducts(catalogue.db, snapshot, store, request, between),
    )
  }
  const found = await ENTITY_SEARCHES[type](catalogue.db, store, request)
  const isCategory = type === 'category'
  return { ...found, tags: [type, ...(isCategory ? found.items.map(({ id }) => `C${id}`) : [])] }
}

async function searchProducts(
  db: Database,
  snapshot: Snapshot,
  store: StoreView,
  { group, ...request }: SearchRequest & Pick<TypelessRequest, 'group'>,
  between?: BetweenSteps,
): Promise<Found> {
  const size = Math.min(request.size, request._sourceInclude ? MAX_PRODUCTS : MAX_WHOLE_PRODUCTS)
  const found = await findProducts(db, snapshot, store, { ...request, size }, between)
  const { ids, total, aggregations, attributes, corrected } = found
  await between?.()
  const picker = createFieldPicker(request._sourceInclude, request._sourceExclude)
  const items = await loadProducts(db, store, ids, picker, group === undefined ? {} : { group })
  const tags = ['product', ...ids.map((id) => `P${id}`)]
  return {
    items,
    total,
    aggregations,
    attributeMetadata: attributes,
    suggestions: corrected === null ? [] : [corrected],
    tags,
    replaced: heldOf(snapshot, REPLACED_PICTURES),
  }
}
