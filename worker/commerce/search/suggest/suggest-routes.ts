// What helps while a shopper is still typing, and beside what they look at (spec 7, contract 1.7).
import { type Context, Hono } from 'hono'
import { searchCalls } from '../../../../shared/contract/search/search'
import type { AppliedFilter } from '../../../../shared/contract/search/search-request'
import type { CommerceEnv } from '../../env'
import { answer } from '../../http/answer'
import { browse } from '../../http/browse'
import { parseBody, parseQuery } from '../../http/parse-call'
import { refuseForNow } from '../../load-control/refuse-for-now'
import { type BetweenSteps, createSearchTurns } from '../../load-control/search-turns'
import { heldCatalogue } from '../search-store'
import { findCards } from './find-cards'
import { findSubCategories } from './find-sub-categories'
import { countClick } from './product-clicks'
import { recommend } from './recommend'
import { suggest, toWireSuggestions } from './suggest'

const DEFAULT_RESULTS = 6
const MAX_RESULTS = 24

/** Of this isolate: somebody types faster than anybody searches. */
const turns = createSearchTurns({ atOnce: 2, queue: 32, budgetMs: 800, rest: 2 })

async function inTurn<T extends object>(
  c: Context<CommerceEnv>,
  work: (between: BetweenSteps) => Promise<T>,
): Promise<Response> {
  const found = await turns.take(work, (done) => c.executionCtx.waitUntil(done))
  return found.ok ? c.json(found.value) : refuseForNow(c, found.error, 'search')
}

export const suggestRoutes = new Hono<CommerceEnv>()

suggestRoutes.get(searchCalls.searchSuggestions.path, async (c) => {
  const query = parseQuery(c, searchCalls.searchSuggestions.query)
  if (!query.ok) return query.error
  const { tn_q } = query.value
  return await inTurn(c, async () =>
    toWireSuggestions(await suggest(await heldCatalogue(c), c.get('store'), tn_q)),
  )
})

suggestRoutes.get(searchCalls.searchAutocomplete.path, async (c) => {
  const query = parseQuery(c, searchCalls.searchAutocomplete.query)
  if (!query.ok) return query.error
  const { tn_q, tn_cid, tn_maxresults = DEFAULT_RESULTS } = query.value
  const size = Math.min(Math.max(tn_maxresults, 1), MAX_RESULTS)
  return await inTurn(c, async (between) => {
    const catalogue = await heldCatalogue(c)
    const question = { text: tn_q, filters: inCategory(tn_cid), size }
    const items = await findCards(catalogue, c.get('store'), question, between)
    const { phrases } = await suggest(catalogue, c.get('store'), tn_q)
    return {
      items,
      suggestions: phrases.map((title) => ({ title })),
      RequestId: crypto.randomUUID(),
    }
  })
})

suggestRoutes.get(searchCalls.searchRecommendations.path, async (c) => {
  const query = parseQuery(c, searchCalls.searchRecommendations.query)
  if (!query.ok) return query.error
  const { productId = '' } = query.value
  return await inTurn(c, async () => {
    const items = await recommend(await heldCatalogue(c), c.get('store'), productId, Date.now())
    return [{ name: 'recommendations', items }]
  })
})

suggestRoutes.get(searchCalls.landingPageSubCategories.path, async (c) => {
  const query = parseQuery(c, searchCalls.landingPageSubCategories.query)
  if (!query.ok) return query.error
  const { urlPath } = query.value
  return c.json({ items: await findSubCategories(await browse(c), c.get('store'), urlPath) })
})

/** Nobody waits for the count; the profile key and the term are not kept. */
suggestRoutes.post(searchCalls.searchTracking.path, async (c) => {
  const body = await parseBody(c, searchCalls.searchTracking.body)
  if (!body.ok) return body.error
  const { ItemId } = body.value
  if (ItemId) {
    c.executionCtx.waitUntil(countClick(c.env.CATALOGUE, c.get('store'), ItemId, Date.now()))
  }
  return answer(c, true)
})

/** Exports prefix the id of a category with 1 and the store in four digits. */
function inCategory(id: string | undefined): AppliedFilter[] {
  const plain = /^1\d{4}(\d+)$/.exec(id ?? '')?.[1] ?? id
  if (!plain) return []
  return [{ attribute: 'category_ids', value: { in: [plain] }, scope: 'default' }]
}
