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
const counters = 'RATE_API RATE_PAGE RATE_SEARCH RATE_SUGGESTIONS RATE_MEDIA RATE_REPORT'.split(' ')

const env = {
  SESSION_KEYS: 'A'.repeat(43),
  CACHE: createFakeKv(),
  PURGE_LOG: {
    idFromName: () => 'log',
    get: () => ({ since: async () => ({ tags: [], bookmark: null }) }),
  },
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
  ['/_cards?sku=LAMP', 'RATE_API'],
  ['/_suggestions?q=lamp', 'RATE_SUGGESTIONS'],
  ['/_suggestions', 'RATE_SUGGESTIONS'],
  ['/api/search/tracking', 'RATE_REPORT', 'POST'],
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

test.each([
  ['/meubels', 'POST', 'GET, HEAD'],
  ['/', 'PUT', 'GET, HEAD'],
  ['/', 'OPTIONS', 'GET, HEAD'],
  ['/', 'PROPFIND', 'GET, HEAD'],
  ['/checkout-return', 'DELETE', 'POST, GET, HEAD'],
  ['/api/cart/create', 'PATCH', 'POST'],
])('%s refuses %s and tells which methods there are', async (path, method, allow) => {
  const unlimited = { ...env, RATE_API: undefined }
  const headers = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
  const answer = await app.request(ORIGIN + path, { method, headers }, unlimited, context as never)
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
})

test.each([
  ['/_report', 16],
  ['/_error', 8],
  ['/_purge', 100],
  ['/checkout-return', 64],
  ['/cart/add', 16],
  ['/cart/change', 16],
  ['/newsletter/subscribe', 16],
  ['/api/cart/create', 100],
])('%s takes %i kB and no more', async (path, kilobytes) => {
  const unlimited = { ...env, RATE_API: undefined, RATE_REPORT: undefined }
  const headers = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
  const sent = async (size: number) => {
    const init = { method: 'POST', headers, body: 'x'.repeat(size) }
    return (await app.request(ORIGIN + path, init, unlimited, context as never)).status
  }
  expect(await sent(kilobytes * 1024 + 1)).toBe(413)
  expect(await sent(kilobytes * 1024)).not.toBe(413)
})
