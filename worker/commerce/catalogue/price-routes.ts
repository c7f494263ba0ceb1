import { Hono } from 'hono'
import { renderListCalls } from '../../../shared/contract/search/render-list'
import type { CommerceEnv } from '../env'
import { answer, refuse } from '../http/answer'
import { browse } from '../http/browse'
import { readGroup } from '../http/customer-group'
import { parseQuery } from '../http/parse-call'
import { refuseForNow } from '../load-control/refuse-for-now'
import { createSearchTurns } from '../load-control/search-turns'
import { renderPrices } from './render-prices'

/** Of this isolate: a list reads as many products as a search that is narrowed. */
const turns = createSearchTurns({ atOnce: 1, queue: 16, budgetMs: 800, rest: 2 })

export const priceRoutes = new Hono<CommerceEnv>()

priceRoutes.get(renderListCalls.renderList.path, async (c) => {
  const query = parseQuery(c, renderListCalls.renderList.query)
  if (!query.ok) return query.error
  const store = c.get('store')
  const { skus, storeId, currencyCode } = query.value
  if (storeId !== store.storeId) return refuse(c, 400, 'The call names two stores')
  if (currencyCode !== store.i18n.currencyCode) return refuse(c, 400, 'No prices in this currency')
  const group = await readGroup(c.env.SALES, query.value)
  const items = await turns.take(
    async () => renderPrices(await browse(c), store, skus, group),
    (work) => c.executionCtx.waitUntil(work),
  )
  return items.ok ? answer(c, { items: items.value }) : refuseForNow(c, items.error, 'prices')
})
