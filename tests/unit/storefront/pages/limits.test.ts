// What a client may ask for in a minute, wherever asking costs something: the whole storefront in
// this process, with every counter spent.
import { beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../../../../worker/storefront/app'
import { createFakeKv } from '../../../fakes/fake-kv'
import { createFakeResponseCache } from '../../../fakes/fake-response-cache'

vi.mock('../../../../worker/storefront/pages/page-assets', () => ({
  BUILD_ID: 'build',
  assetsOf: () => ({ scripts: [], preloads: [], styles: [], fonts: [], refresh: null }),
}))

const ORIGIN = 'http://nl.localhost'
const app = createApp()
const cache = createFakeResponseCache()
vi.stubGlobal('caches', { default: cache })

const asked = vi.fn<(counter: string, key: string) => void>()
const fetchBackend = vi.fn(async () => new Response('bytes'))

beforeEach(() => {
  asked.mockClear()
  fetchBackend.mockClear()
})

const spent = (counter: string) => ({
  limit: async ({ key }: { key: string }) => {
    asked(counter, key)
    return { success: false }
  },
})
const counters = 'RATE_API RATE_PAGE RATE_SEARCH RATE_MEDIA RATE_REPORT'.split(' ')

const env = {
  SESSION_KEYS: 'A'.repeat(43),
  CACHE: createFakeKv(),
  PURGE_LOG: { idFromName: () => 'log', get: () => ({ since: async () => [] }) },
  COMMERCE: { fetch: fetchBackend },
  ...Object.fromEntries(counters.map((name) => [name, spent(name)])),
}
const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }

async function visit(path: string, method = 'GET'): Promise<Response> {
  const headers = {
    'cf-connecting-ip': '10.1.2.3',
    origin: ORIGIN,
    'sec-fetch-site': 'same-origin',
  }
  return await app.request(ORIGIN + path, { method, headers }, env, context as never)
}

test.each([
  ['/meubels', 'RATE_PAGE'],
  ['/_data/meubels', 'RATE_PAGE'],
  ['/catalogsearch/result?q=lamp', 'RATE_SEARCH'],
  ['/cart', 'RATE_PAGE'],
  ['/_menu', 'RATE_API'],
  ['/media/400x600/demo/sofa.webp', 'RATE_MEDIA'],
  ['/api/stock/check?sku=LAMP', 'RATE_API'],
  ['/_report', 'RATE_REPORT', 'POST'],
  ['/_error', 'RATE_REPORT', 'POST'],
  ['/cart/add', 'RATE_API', 'POST'],
])(
  'whoever asked for too much is told at %s when to come back, and the backend is spared',
  async (path, counter, method = 'GET') => {
    const answer = await visit(path, method)
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('60')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(asked.mock.calls).toEqual([[counter, '10.1.2.3']])
    expect(fetchBackend).not.toHaveBeenCalled()
  },
)

test('a picture that is kept counts for nobody', async () => {
  const key = 'https://images.internal/400x600/image/jpeg/first/demo/kept.webp'
  await cache.put(key, new Response('kept', { headers: { 'x-picture-as-of': '1' } }))
  const answer = await visit('/media/400x600/demo/kept.webp')
  expect([answer.status, await answer.text()]).toEqual([200, 'kept'])
  expect(asked).not.toHaveBeenCalled()
})
