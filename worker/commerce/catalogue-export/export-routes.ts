// How a merchant takes the catalogue out again: what describes products in one answer, products
// themselves page by page in the order of the source.
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { CommerceEnv } from '../env'
import { answer } from '../http/answer'
import { parseQuery } from '../http/parse-call'
import { exportAttributes } from './export-attributes'
import { exportCategories } from './export-categories'
import { exportProducts } from './export-products'
import { exportSkus } from './export-skus'

const MAX_PRODUCTS = 200
const MAX_SKUS = 10_000

/** Behind which product, by its id. */
const skuQuery = z.object({
  after: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
})

const pageQuery = z.object({
  /** Place and id of the last product that was had, as the answer before said. */
  after: z._default(z.string().check(z.regex(/^-?\d{1,12}\.\d{1,12}$/)), '-1.0'),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PRODUCTS)), 100),
})

export const exportRoutes = new Hono<CommerceEnv>()

exportRoutes.get('/admin/export/catalogue', async (c) => {
  const [attributes, categories] = await Promise.all([
    exportAttributes(c.env.DB),
    exportCategories(c.env.DB),
  ])
  return answer(c, { attributes, categories })
})

// What a part of a catalogue may refer to without bringing it along.
exportRoutes.get('/admin/export/skus', async (c) => {
  const query = parseQuery(c, skuQuery)
  if (!query.ok) return query.response
  return answer(c, await exportSkus(c.env.DB, query.value.after, MAX_SKUS))
})

exportRoutes.get('/admin/export/products', async (c) => {
  const query = parseQuery(c, pageQuery)
  if (!query.ok) return query.response
  const [position = 0, id = 0] = query.value.after.split('.').map(Number)
  return answer(c, await exportProducts(c.env.DB, { position, id }, query.value.limit))
})
