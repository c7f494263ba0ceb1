// How a merchant takes the catalogue out again: what describes products in one answer, products
// themselves page by page in the order of the source.
import { Hono } from 'hono'
import { type AdminResult, adminCalls } from '../../../shared/contract/admin/admin-calls'
import type { CommerceEnv } from '../env'
import { answer } from '../http/answer'
import { parseQuery } from '../http/parse-call'
import { exportAttributes } from './export-attributes'
import { exportCategories } from './export-categories'
import { exportProducts } from './export-products'
import { exportSkus } from './export-skus'

/** Skus in one answer. */
const MAX_SKUS = 10_000

export const exportRoutes = new Hono<CommerceEnv>()

exportRoutes.get(adminCalls.describeCatalogue.path, async (c) => {
  const [attributes, categories] = await Promise.all([
    exportAttributes(c.env.CATALOGUE),
    exportCategories(c.env.CATALOGUE),
  ])
  return answer(c, { attributes, categories } satisfies AdminResult<'describeCatalogue'>)
})

exportRoutes.get(adminCalls.listSkus.path, async (c) => {
  const query = parseQuery(c, adminCalls.listSkus.input)
  if (!query.ok) return query.error
  return answer(c, await exportSkus(c.env.CATALOGUE, query.value.after, MAX_SKUS))
})

exportRoutes.get(adminCalls.exportProducts.path, async (c) => {
  const query = parseQuery(c, adminCalls.exportProducts.input)
  if (!query.ok) return query.error
  const [position = 0, id = 0] = query.value.after.split('.').map(Number)
  return answer(c, await exportProducts(c.env.CATALOGUE, { position, id }, query.value.limit))
})
