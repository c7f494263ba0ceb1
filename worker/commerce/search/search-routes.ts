// The search backend query and what belongs to it (spec 7, contract 1.7).
import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { searchCalls } from '../../../shared/contract/search/search'
import {
  type EntityType,
  entityType,
  searchRequest,
} from '../../../shared/contract/search/search-request'
import { CACHE_TAGS_HEADER } from '../../../shared/contract/wire/wire-names'
import { ok } from '../../../shared/result'
import { LISTING_PAGE_SIZE } from '../../../shared/search/pagination'
import { refreshPrices } from '../catalogue-import/refresh-prices'
import { tellStorefront } from '../changes/tell-storefront'
import type { Bindings, CommerceEnv } from '../env'
import { browse } from '../http/browse'
import { readGroup } from '../http/customer-group'
import { parseBody, parseQuery } from '../http/parse-call'
import { refuseForNow } from '../load-control/refuse-for-now'
import { type BetweenSteps, createSearchTurns, type KeepAlive } from '../load-control/search-turns'
import { findSearchRedirect } from './record-search'
import { searchEntities, type TypelessRequest } from './search-entities'
import { heldCatalogue, searchStore } from './search-store'

/** One type, or several with commas between. */
const typeList = z.pipe(
  z.string().check(z.maxLength(200)),
  z.pipe(
    z.transform((types: string) => [...new Set(types.split(','))]),
    z.array(entityType),
  ),
)
const requestForTypes = z.extend(searchRequest, { type: typeList })

/**
 * Spec 9: a server waits 1000 ms for a search. It is told before that it waits in vain, or it would
 * take the whole search for broken.
 */
const BUDGET_MS = 800

/** Of this isolate: lists are counted in memory, and the more is narrowed or told, the longer it takes. */
const turns = {
  whole: createSearchTurns({ atOnce: 4, queue: 32, budgetMs: BUDGET_MS, rest: 0 }),
  narrowed: createSearchTurns({ atOnce: 1, queue: 16, budgetMs: BUDGET_MS, rest: 2 }),
  heavy: createSearchTurns({ atOnce: 1, queue: 16, budgetMs: BUDGET_MS, rest: 4 }),
}

/** Of these a shop may have as many as products, and more. */
const MANY: ReadonlySet<EntityType> = new Set([
  'url_mapping',
  'redirect',
  'tweakwise_landing_page',
  'review',
])
const NAMES = ['id', 'request_path', 'url_path', 'category_id', 'product_id']

/** What finds other things than products is quick and waits for nobody, where they are few or named. */
function turnsFor(types: readonly EntityType[], request: TypelessRequest) {
  if (!types.includes('product')) {
    return types.some((type) => MANY.has(type)) && !namesThings(request) ? turns.narrowed : null
  }
  const { _appliedFilters, _searchText } = request.searchQuery
  const isChosen = _appliedFilters.some(({ scope }) => scope === 'catalog')
  if (isHeavy(request)) return turns.heavy
  return isChosen || _searchText !== '' ? turns.narrowed : turns.whole
}

function namesThings({ searchQuery }: TypelessRequest): boolean {
  return searchQuery._appliedFilters.some(
    ({ attribute, value }) => NAMES.includes(attribute) && (value.eq ?? value.in) !== undefined,
  )
}

/** Many products, or several with all that is known of them: a listing asks for a card of each. */
function isHeavy({ size, _sourceInclude }: TypelessRequest): boolean {
  return size > LISTING_PAGE_SIZE || (size > 1 && _sourceInclude === undefined)
}

function keepAlive(c: Context<CommerceEnv>): KeepAlive {
  return (work) => c.executionCtx.waitUntil(work)
}

export const searchRoutes = new Hono<CommerceEnv>()

searchRoutes.post(searchCalls.search.path, async (c) => {
  const body = await parseBody(c, requestForTypes)
  if (!body.ok) return body.error
  const store = searchStore(c, body.value.store)
  if (!store.ok) return store.error
  const { type: types, ...request } = body.value
  const asked = { ...request, group: await readGroup(c.env.SALES, request) }
  const search = async (between?: BetweenSteps) =>
    searchEntities(await heldCatalogue(c), store.value, types, asked, between)
  const own = turnsFor(types, request)
  const found = own ? await own.take(search, keepAlive(c)) : ok(await search())
  if (!found.ok) return refuseForNow(c, found.error, 'search')
  const { answer, tags, replaced } = found.value
  if (replaced) c.set('replacedPictures', replaced)
  c.executionCtx.waitUntil(keepPrices(c.env))
  c.header(CACHE_TAGS_HEADER, tags.join(','))
  return c.json(answer)
})

async function keepPrices(env: Bindings): Promise<void> {
  const hasTurned = await refreshPrices(env.CATALOGUE, new Date().toISOString())
  if (hasTurned) await tellStorefront(env)
}

searchRoutes.get(searchCalls.searchRedirect.path, async (c) => {
  const query = parseQuery(c, searchCalls.searchRedirect.query)
  if (!query.ok) return query.error
  const url = await findSearchRedirect(
    await browse(c),
    c.get('store').storeId,
    query.value.tn_q ?? '',
  )
  return c.json({ redirect: url === null ? null : { url } })
})
