import { Hono } from 'hono'
import { renderListCalls } from '../../../shared/contract/render-list'
import { answer, refuse } from '../answer'
import type { CommerceEnv } from '../env'
import { parseQuery } from '../parse-call'
import { renderPrices } from './render-list'

export const priceRoutes = new Hono<CommerceEnv>()

priceRoutes.get(renderListCalls.renderList.path, async (c) => {
  const query = parseQuery(c, renderListCalls.renderList.query)
  if (!query.ok) return query.response
  const store = c.get('store')
  const { skus, storeId, currencyCode } = query.value
  if (storeId !== store.storeId) return refuse(c, 400, 'The call names two stores')
  if (currencyCode !== store.i18n.currencyCode) return refuse(c, 400, 'No prices in this currency')
  return answer(c, { items: await renderPrices(c.env.DB, store, skus) })
})
