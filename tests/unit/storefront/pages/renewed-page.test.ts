// A page that is made again behind an answer, in the whole storefront in this process: nothing of the
// visitor who happened to be answered may stay on it.
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '../../../../worker/storefront/app'
import { PAGE_POLICY } from '../../../../worker/storefront/cache/policy'
import { type CommerceShop, openCommerceShop } from '../../../fakes/commerce-shop'
import { createFakeKv } from '../../../fakes/fake-kv'
import { createFakeResponseCache } from '../../../fakes/fake-response-cache'
import { LINKING_SHOP } from '../../../fixtures/linking-shop'

vi.mock('../../../../worker/storefront/pages/page-assets', () => ({
  BUILD_ID: 'build',
  assetsOf: () => ({ scripts: [], preloads: [], styles: [], fonts: [], refresh: null }),
}))

let commerce: CommerceShop
beforeAll(async () => {
  vi.stubGlobal('caches', { default: createFakeResponseCache() })
  commerce = await openCommerceShop(LINKING_SHOP)
})
afterEach(() => void vi.useRealTimers())

const env = {
  SESSION_KEYS: 'A'.repeat(43),
  CACHE: createFakeKv(),
  PURGE_LOG: {
    idFromName: () => 'log',
    get: () => ({ since: async () => ({ tags: [], bookmark: null }) }),
  },
  COMMERCE: {
    async fetch(request: Request) {
      const { pathname, search } = new URL(request.url)
      const body = request.method === 'GET' ? undefined : await request.text()
      const { method, headers } = request
      return commerce.fetch(pathname + search, { method, headers, ...(body ? { body } : {}) })
    },
  },
}
const app = createApp()

/** Answers, and waits for what goes on behind the answer. */
async function visit(path: string) {
  const behind: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => void behind.push(work)
  const context = { waitUntil, passThroughOnException: () => undefined, props: {} }
  const { headers } = await app.request(`http://nl.localhost${path}`, {}, env, context as never)
  for (const work of behind) await work
  const [from, robots, vary] = ['x-cache', 'x-robots-tag', 'vary'].map((name) => headers.get(name))
  return { from, robots, vary }
}

test('a campaign that renews a page says noindex of its own address only (spec 2)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { vary } = await visit('/')
  const clean = { from: 'hit', robots: null, vary }
  expect(await visit('/')).toEqual(clean)
  vi.advanceTimersByTime(1000 * ((PAGE_POLICY.home?.freshSeconds ?? 0) + 1))
  const campaign = await visit('/?utm_source=letter')
  expect(campaign).toEqual({ from: 'stale', robots: 'noindex,nofollow', vary })
  expect(await visit('/')).toEqual(clean)
})
