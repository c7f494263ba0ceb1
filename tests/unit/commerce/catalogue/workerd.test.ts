// The same in workerd and D1 itself: that joins fewer SELECTs, binds fewer values and allows fewer statements than
// the SQLite of Node.
import type { D1PreparedStatement } from '@cloudflare/workers-types'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { CatalogueDraft } from '../../../../shared/contract/admin/catalogue-draft'
import type { ExportedPage } from '../../../../shared/contract/admin/catalogue-export'
import { CARD_FIELDS } from '../../../../shared/contract/catalogue/card-fields'
import { CATALOGUE_BOOKMARK_HEADER } from '../../../../shared/contract/wire/wire-names'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { derivePrices } from '../../../../worker/commerce/catalogue/derive-prices'
import { loadProducts } from '../../../../worker/commerce/catalogue/load-products'
import { commitImport } from '../../../../worker/commerce/catalogue-import/commit-import'
import { beginImport } from '../../../../worker/commerce/catalogue-import/import-run'
import { stageDraft } from '../../../../worker/commerce/catalogue-import/stage'
import type { Database } from '../../../../worker/commerce/db/databases'
import { createFieldPicker } from '../../../../worker/commerce/http/pick-fields'
import { ADMIN_KEY } from '../../../fakes/admin-key'
import { type CommerceShop, postJson } from '../../../fakes/commerce-shop'
import { createWorkerdD1, type WorkerdD1 } from '../../../fakes/d1-in-workerd'
import { oneOf, search } from '../search/query'
import { productDraft, SMALL_SHOP } from './small-shop'

/** The same database, with how many rows it read. */
function countRowsRead(db: Database): { db: Database; rows: () => number } {
  let rows = 0
  const count = (statement: D1PreparedStatement): D1PreparedStatement =>
    Object.assign(Object.create(statement), {
      bind: (...values: unknown[]) => count(statement.bind(...values)),
      all: async () => {
        const answer = await statement.all()
        rows += answer.meta.rows_read
        return answer
      },
    })
  const prepare = (text: string) => count(db.prepare(text))
  return { db: { ...db, prepare }, rows: () => rows }
}

/** One call for each step of an import, as importers make them. */
async function postImport(step: string, body: unknown): Promise<Record<string, unknown>> {
  const key = { authorization: `Bearer ${ADMIN_KEY}` }
  const { body: answer } = await postJson(shop, `/admin/import/${step}`, body, key)
  return (answer as { result: Record<string, unknown> }).result
}

async function importCatalogue(draft: CatalogueDraft): Promise<Record<string, unknown>> {
  const { runId } = await postImport('begin', { mode: 'replace' })
  await postImport('stage', { runId, draft })
  return await postImport('commit', { runId })
}

let d1: WorkerdD1
let shop: Pick<CommerceShop, 'fetch'>

beforeAll(async () => {
  d1 = await createWorkerdD1(new URL('../../../../worker/commerce/index.ts', import.meta.url))
  shop = { fetch: (path, init) => d1.fetch(new Request(`http://commerce.test${path}`, init)) }
  expect(await importCatalogue(SMALL_SHOP)).toMatchObject({ isDone: true })
}, 60_000)

afterAll(() => d1?.dispose())

it('writes, lists, counts and searches in D1', async () => {
  const facets = ['color', 'size', 'material', 'erin_recommends', 'price', 'nothing']
  expect(await search(shop, { facets })).toMatchObject({
    skus: ['TABLE', 'ELLA', 'NORA'],
    total: 3,
  })
  const filters = [
    oneOf('color', 'red'),
    oneOf('size', 'M'),
    oneOf('material', 'cotton'),
    { attribute: 'price', value: { gte: 10, lte: 100 } },
  ]
  expect(await search(shop, { facets, filters })).toMatchObject({
    skus: ['NORA'],
    counts: { size: { S: 1, M: 1 }, color: { red: 1, blue: 1 } },
  })
  const text = 'fautuil stoel meubels one two three four five six seven eight'
  expect((await search(shop, { facets, text })).status).toBe(200)
  expect((await search(shop, { facets, text: 'fautuil' })).skus).toEqual(['ELLA'])
}, 30_000)

it.each(['nonsense', '00000085-0000024c-00004c6d-8e61117bf38d7adb71b934ebbf891683'])(
  'answers whoever asks for a catalogue as new as %s',
  async (bookmark) => {
    const headers = { [CATALOGUE_BOOKMARK_HEADER]: bookmark }
    expect((await shop.fetch('/api/stock/check?sku=NORA', { headers })).status).toBe(200)
  },
)

it('answers every other read in D1', async () => {
  const types = 'url_mapping,redirect,tweakwise_landing_page,category,attribute,taxrule'
  const { status } = await postJson(shop, '/api/catalog/search', {
    store: 'nl_nl',
    type: types,
    searchQuery: {},
  })
  expect(status).toBe(200)
  expect((await postJson(shop, '/api/url/map', { url: 'meubels/stoelen' })).body).toMatchObject({
    _type: 'category',
  })
  for (const path of [
    '/api/stock/list?skus=NORA,NOPE,TABLE',
    '/api/product/render-list?skus=ELLA,NORA&currencyCode=EUR&storeId=1',
    '/api/ext/storyblok/story/',
    '/api/search/redirect?tn_q=winkels',
  ]) {
    expect((await shop.fetch(path)).status, path).toBe(200)
  }
}, 30_000)

it('changes nothing when the same catalogue is written again', async () => {
  expect(await importCatalogue(SMALL_SHOP)).toMatchObject({ changed: 0, removed: 0 })
}, 30_000)

it('reads a row and its place in the index for each card, however many children there are', async () => {
  const { results } = await d1.databases.catalogue
    .prepare('SELECT product_id AS id FROM listing WHERE store_id = 1')
    .all<{ id: number }>()
  const ids = results.map(({ id }) => id)
  const counted = countRowsRead(d1.databases.catalogue)
  const picker = createFieldPicker(CARD_FIELDS)
  const cards = await loadProducts(counted.db, storeViewOf('nl_nl'), ids, picker)
  expect(cards.map(({ sku }) => sku)).toEqual(['ELLA', 'TABLE', 'NORA'])
  expect(counted.rows()).toBe(2 * cards.length)
}, 30_000)

it('brings prices up to date after an answer that noticed they were not', async () => {
  const db = d1.databases.catalogue
  const outdated = db.prepare(
    `UPDATE listing SET price = 1, price_until = '2020-01-01' WHERE product_id = 1`,
  )
  await db.batch([outdated, ...derivePrices(db)])
  const least = async () =>
    (await search(shop, { facets: ['price'] })).aggregations.agg_min_price?.value
  expect(await least()).toBe(0.01)
  await vi.waitFor(async () => expect(await least()).toBe(39.95), 10_000)
}, 30_000)

it('imports over HTTP, and keeps pictures in R2', async () => {
  const key = { authorization: `Bearer ${ADMIN_KEY}` }
  const { runId } = await postImport('begin', { mode: 'merge' })
  await postImport('stage', { runId, draft: { products: [productDraft('LAMP')] } })
  expect(await postImport('commit', { runId })).toMatchObject({ changed: 1 })

  const bytes = new TextEncoder().encode('GIF89a, or so it begins')
  const put = { method: 'PUT', headers: key, body: bytes }
  expect((await shop.fetch('/admin/media/a/lamp.webp', put)).status).toBe(200)
  const served = await shop.fetch('/media/a/lamp.webp')
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes)
  const known = { headers: { 'if-none-match': served.headers.get('etag') ?? '' } }
  expect((await shop.fetch('/media/a/lamp.webp', known)).status).toBe(304)
  const head = await shop.fetch('/admin/media/a/lamp.webp', { method: 'HEAD', headers: key })
  expect(head.headers.get('etag')).toBe(served.headers.get('etag'))
  expect((await shop.fetch('/media/none.webp')).status).toBe(404)
}, 30_000)

it('writes the catalogue out page by page in D1, and says what a run came to', async () => {
  const headers = { authorization: `Bearer ${ADMIN_KEY}` }
  const ask = async (path: string) => {
    const response = await shop.fetch(`/admin/${path}`, { headers })
    expect(response.status, path).toBe(200)
    return ((await response.json()) as { result: never }).result
  }
  const skus: string[] = []
  for (let after: string | null = '-1.0'; after !== null; ) {
    const page: ExportedPage = await ask(`export/products?limit=2&after=${after}`)
    skus.push(...page.products.map(({ draft }) => draft.sku))
    after = page.next
  }
  expect(skus).toEqual([...SMALL_SHOP.products.map(({ sku }) => sku), 'LAMP'])
  expect(await ask('export/skus')).toHaveLength(skus.length)
  const known: CatalogueDraft = await ask('export/catalogue')
  expect(known.categories).toHaveLength(SMALL_SHOP.categories.length)
  const run = await d1.databases.catalogue
    .prepare('SELECT id FROM import_run LIMIT 1')
    .first<{ id: string }>()
  expect(await ask(`import/run?runId=${run?.id}`)).toMatchObject({ state: 'done', removed: 0 })
}, 30_000)

it('swaps a large import in by steps in D1', async () => {
  const { catalogue } = d1.databases
  const products = SMALL_SHOP.products.map((own) => ({ ...own, name: { all: 'Another' } }))
  const runId = await beginImport(catalogue, 'replace')
  await stageDraft(catalogue, runId, { ...SMALL_SHOP, products })
  const large = { atOnce: 10, budgetMs: 150_000 }
  expect(await commitImport(d1.databases, runId, new Date(), large)).toMatchObject({ ok: true })
  const { items } = await search(shop, { facets: ['color'], text: 'another' })
  expect(items.map(({ name }) => name)).toEqual(['Another', 'Another', 'Another'])
  expect(await importCatalogue(SMALL_SHOP)).toMatchObject({ isDone: true })
  expect((await search(shop, { text: 'another' })).total).toBe(0)
}, 150_000)
