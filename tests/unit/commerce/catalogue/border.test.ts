import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminCalls, MEDIA_PATH } from '../../../../shared/contract/admin/admin-calls'
import { calls } from '../../../../shared/contract/calls'
import { failureEnvelope } from '../../../../shared/contract/wire/envelope'
import { createApp } from '../../../../worker/commerce/app'
import { ADMIN_KEY } from '../../../fakes/admin-key'
import { type CommerceShop, openCommerceShop, postJson } from '../../../fakes/commerce-shop'
import { SMALL_SHOP } from './small-shop'

let shop: CommerceShop

beforeAll(async () => {
  shop = await openCommerceShop(SMALL_SHOP)
})

const json = { 'content-type': 'application/json' }
const query = { store: 'nl_nl', type: 'product', searchQuery: {} }

async function statusOf(path: string, init?: RequestInit): Promise<number> {
  const response = await shop.fetch(path, init)
  if (!response.ok) {
    const body = failureEnvelope.parse(await response.json())
    expect(body.code).toBe(response.status)
    expect(JSON.stringify(body)).not.toMatch(/\bat .+\.ts|SQLITE|stack/)
  }
  return response.status
}

describe('the border', () => {
  const post = (body: BodyInit, headers: Record<string, string> = json) =>
    statusOf('/api/catalog/search', { method: 'POST', headers, body })

  it('refuses an unknown store, and two stores in one call', async () => {
    expect(await statusOf('/api/directory/countries?storeCode=xx_xx')).toBe(400)
    const named = { headers: { 'x-vs-store-code': 'xx_xx' } }
    expect(await statusOf('/api/directory/countries', named)).toBe(400)
    expect(await post(JSON.stringify({ ...query, store: 'xx_xx' }))).toBe(400)
    const other = { ...json, 'x-vs-store-code': 'de_de' }
    expect(await post(JSON.stringify(query), other)).toBe(400)
    expect(await post(JSON.stringify({ ...query, store: 'de_de' }), other)).toBe(200)
    expect(await post(JSON.stringify({ ...query, store: 'de_de' }))).toBe(200)
  })

  it('refuses a body that is not JSON, is not declared as JSON, or is too large', async () => {
    expect(await post('{"store":')).toBe(400)
    expect(await post('')).toBe(400)
    expect(await post(new Uint8Array([0x7b, 0xff, 0x7d]))).toBe(400)
    expect(await post(JSON.stringify(query), { 'content-type': 'text/plain' })).toBe(415)
    expect(await post(JSON.stringify(query), { 'content-type': 'application/jsonp' })).toBe(415)
    expect(await post(`{"pad":"${'é'.repeat(600_000)}"}`)).toBe(413)
    expect(await post(`${'['.repeat(5000)}${']'.repeat(5000)}`)).toBe(400)
  })

  it('refuses types and values that the contract does not have', async () => {
    for (const wrong of [
      { type: 'secrets' },
      { type: '' },
      { type: 'product,secrets' },
      { size: 1e9 },
      { size: 1.5 },
      { from: 'x' },
      { sort: 'price; DROP TABLE product' },
      { searchQuery: { _appliedFilters: [{ attribute: 'a b', value: {} }] } },
      { searchQuery: { _searchText: 'x'.repeat(300) } },
      { searchQuery: 'x' },
    ]) {
      expect(await post(JSON.stringify({ ...query, ...wrong })), JSON.stringify(wrong)).toBe(400)
    }
  })

  it('refuses an unknown path and a wrong method', async () => {
    for (const path of ['/', '/nope', '/api', '/api/nope', '/api/catalog/search/x', '/admin']) {
      expect([401, 404]).toContain(await statusOf(path))
    }
    const wrong = await shop.fetch('/api/catalog/search')
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST'])
    const put = await shop.fetch('/api/stock/check?sku=A', { method: 'PUT' })
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    const login = await shop.fetch('/api/user/login', { method: 'DELETE' })
    expect([login.status, login.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('names a wrong method of the admin API only to a caller with its key', async () => {
    const paths = [...new Set(Object.values(adminCalls).map(({ path }) => path))]
    for (const path of [...paths, `${MEDIA_PATH}/a.webp`]) {
      const headers = { authorization: `Bearer ${ADMIN_KEY}` }
      const wrong = await shop.fetch(path, { method: 'DELETE', headers })
      expect([wrong.status, wrong.headers.has('allow')], path).toEqual([405, true])
      expect(await statusOf(path, { method: 'DELETE' }), path).toBe(401)
    }
  })
})

it('every call of the contract has a route', () => {
  const routes = createApp().routes.map(({ method, path }) => `${method} ${path}`)
  const missing = Object.values(calls).filter(
    ({ method, path }) => !routes.includes(`${method} ${path}`),
  )
  expect(missing.map(({ path }) => path)).toEqual([])
})

describe('a random call', () => {
  it('never gets a 5xx for a path and a query', async () => {
    const reads = ['/api/stock/check', '/api/stock/list', '/api/product/render-list', '/media/']
    const paths = fc.oneof(
      fc.webPath(),
      fc.constantFrom(...reads, '/api/ext/storyblok/story/', '/api/search/redirect'),
    )
    await fc.assert(
      fc.asyncProperty(paths, fc.webQueryParameters(), async (path, parameters) => {
        expect(await statusOf(`${path || '/'}?${parameters}`)).toBeLessThan(500)
      }),
      { numRuns: 400 },
    )
  })

  it('never gets a 5xx for a body', async () => {
    const filters = fc.array(
      fc.record({
        attribute: fc.constantFrom(
          'price',
          'color',
          'sku',
          'category_ids',
          'visibility',
          'x',
          'updated_at',
        ),
        value: fc.dictionary(
          fc.constantFrom('eq', 'neq', 'in', 'nin', 'gte', 'lt', 'or', 'from'),
          fc.oneof(fc.jsonValue(), fc.string(), fc.double(), fc.constant(null)),
        ),
      }),
      { maxLength: 3 },
    )
    const body = fc.record({
      store: fc.constantFrom('nl_nl', 'fr_fr'),
      type: fc.constantFrom(
        'product',
        'category',
        'attribute',
        'redirect',
        'tweakwise_landing_page',
      ),
      searchQuery: fc.record({
        _availableFilters: fc.constant([{ field: 'color' }, { field: 'price' }]),
        _appliedFilters: filters,
        _searchText: fc.string({ unit: 'grapheme', maxLength: 60 }),
      }),
      sort: fc.constantFrom('price:asc', 'name:desc', '', 'x:asc'),
    })
    await fc.assert(
      fc.asyncProperty(body, async (given) => {
        const { status } = await postJson(shop, '/api/catalog/search', given)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 400 },
    )
  }, 60_000)
})

describe('the border of an import', () => {
  const begin = (headers: Record<string, string>) =>
    statusOf('/admin/import/begin', {
      method: 'POST',
      headers: { ...json, ...headers },
      body: '{}',
    })

  it('opens to the key of the shop only', async () => {
    expect(await begin({})).toBe(401)
    expect(await begin({ authorization: 'Bearer wrong' })).toBe(401)
    expect(await begin({ authorization: `Basic ${ADMIN_KEY}` })).toBe(401)
    expect(await begin({ authorization: 'Bearer ' })).toBe(401)
    expect(await statusOf('/admin/media/a.webp', { method: 'PUT', body: 'x' })).toBe(401)
  })
})
