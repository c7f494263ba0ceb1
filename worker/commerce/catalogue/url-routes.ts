// What is behind a path (contract 1.7): one hit, or null with 200.
import { Hono } from 'hono'
import { urlMapCalls } from '../../../shared/contract/url/url-map'
import { CACHE_TAGS_HEADER } from '../../../shared/contract/wire/wire-names'
import type { PriceGroup } from '../../../shared/customer/price-group'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import type { CommerceEnv } from '../env'
import { browse } from '../http/browse'
import { readGroup } from '../http/customer-group'
import { parseBody } from '../http/parse-call'
import { createFieldPicker, type FieldPicker } from '../http/pick-fields'
import { findUrl, type UrlTarget } from './find-url'
import { loadCategory } from './load-category'
import { loadProducts } from './load-products'

export const urlRoutes = new Hono<CommerceEnv>()

urlRoutes.post(urlMapCalls.urlMap.path, async (c) => {
  const body = await parseBody(c, urlMapCalls.urlMap.body)
  if (!body.ok) return body.error
  const store = c.get('store')
  const catalogue = await browse(c)
  const target = await findUrl(catalogue, store.storeId, body.value.url)
  if (target === null) return c.json(null)
  const picker = createFieldPicker(
    body.value.includeFields ?? undefined,
    body.value.excludeFields ?? undefined,
  )
  const group = await readGroup(c.env.SALES, body.value)
  const source = await loadTarget(catalogue, store, target, { picker, group })
  if (source === undefined) return c.json(null)
  c.header(CACHE_TAGS_HEADER, `${target.kind === 'product' ? 'P' : 'C'}${target.id}`)
  const hit = { _index: store.search.index, _id: String(target.id), _score: 1 }
  return c.json({ ...hit, _type: target.kind, _source: source })
})

async function loadTarget(
  db: Database,
  store: StoreView,
  { kind, id }: UrlTarget,
  { picker, group }: { picker: FieldPicker; group: PriceGroup },
): Promise<Record<string, unknown> | undefined> {
  if (kind === 'category') return await loadCategory(db, store.storeId, id, picker)
  const [product] = await loadProducts(db, store, [id], picker, { group })
  return product
}
