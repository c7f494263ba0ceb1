// The whole storefront in this process, in front of the commerce Worker, with the store code in
// front of every path. Off in all four stores today, so nothing else would notice that it broke.
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { StoreCode } from '../../../shared/store-view/store-view'
import { createApp } from '../../../worker/app'
import { type CommerceShop, openCommerceShop } from '../../fakes/commerce-shop'
import { createFakeKv } from '../../fakes/fake-kv'
import { createFakeResponseCache } from '../../fakes/fake-response-cache'
import { SMALL_SHOP } from '../commerce-catalogue/small-shop'

vi.mock('../../../shared/store-view/store-views', async (original) => {
  const { STORE_VIEWS: views } =
    await original<typeof import('../../../shared/store-view/store-views')>()
  const STORE_VIEWS = views.map((view) => ({ ...view, appendStoreCode: true }))
  const storeViewOf = (code: StoreCode) => STORE_VIEWS.find(({ storeCode }) => storeCode === code)
  return { STORE_VIEWS, storeViewOf }
})
vi.mock('../../../worker/render/page-assets', () => ({
  BUILD_ID: 'build',
  assetsOf: () => ({ scripts: [], preloads: [], styles: [], fonts: [], refresh: null }),
}))

const HOSTS = { nl_nl: 'http://nl.localhost', de_de: 'http://de.localhost' }
/** Filters make endless addresses; by then each kind of page has been seen. */
const ENOUGH = 40
const LINK = /href="([^"]+)"/g

/** Prices lead to what delivery costs. */
const DELIVERY = {
  store: 'all',
  fullSlug: 'delivery',
  name: 'Delivery',
  content: { component: 'page', _uid: 'delivery', title: 'Delivery' },
  isPublished: true,
  createdAt: '2026-01-01T00:00:00.000Z',
} as const

let commerce: CommerceShop

beforeAll(async () => {
  vi.stubGlobal('caches', { default: createFakeResponseCache() })
  commerce = await openCommerceShop({
    ...SMALL_SHOP,
    stories: [...(SMALL_SHOP.stories ?? []), DELIVERY],
  })
})

const env = {
  SESSION_KEYS: 'A'.repeat(43),
  PAGE_CACHE: 'off',
  CACHE: createFakeKv(),
  PURGE_LOG: { idFromName: () => 'log', get: () => ({ since: async () => [] }) },
  COMMERCE: {
    async fetch(request: Request) {
      const { pathname, search } = new URL(request.url)
      const body = request.method === 'GET' ? undefined : await request.text()
      const { method, headers } = request
      return commerce.fetch(pathname + search, { method, headers, ...(body ? { body } : {}) })
    },
  },
}
const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
const app = createApp()

const visit = (path: string, init?: RequestInit, host = HOSTS.nl_nl) =>
  app.request(host + path, init, env, context as never)

/** Opens the pages that are reached by links from the home page of a store. */
async function crawl(storeCode: keyof typeof HOSTS): Promise<Map<string, number>> {
  const host = HOSTS[storeCode]
  const seen = new Map<string, number>()
  const waiting = [`/${storeCode}/`]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (seen.has(path) || seen.size >= ENOUGH) continue
    const response = await visit(path, {}, host)
    seen.set(path, response.status)
    const html = await response.text()
    for (const [, href = ''] of html.matchAll(LINK)) {
      const url = new URL(href.replaceAll('&amp;', '&'), host + path)
      const isPage = url.origin === host && !/^\/(?:media|assets|flags|icons)\//.test(url.pathname)
      if (isPage && url.pathname !== '/' && url.hash === '') waiting.push(url.pathname + url.search)
    }
  }
  return seen
}

describe('with the store code in front of every path', () => {
  test.each(['nl_nl', 'de_de'] as const)(
    'every link of %s leads to a page of that store',
    async (storeCode) => {
      const seen = await crawl(storeCode)
      const foreign = [...seen.keys()].filter((path) => !path.startsWith(`/${storeCode}/`))
      const broken = [...seen].filter(([, status]) => status !== 200)
      expect([foreign, broken]).toEqual([[], []])
      expect(seen.size).toBeGreaterThan(8)
    },
    60_000,
  )

  test('a page is also there as data, and as the same page', async () => {
    const answer = await visit('/de_de/_data/ella-armchair')
    const { page } = (await answer.json()) as { page: { path: string; storeCode: string } }
    expect([page.path, page.storeCode]).toEqual(['/de_de/ella-armchair', 'de_de'])
  })

  test('canonical and languages carry each store’s own code', async () => {
    const html = await (await visit('/nl_nl/ella-fauteuil')).text()
    expect(html).toContain('rel="canonical" href="http://nl.localhost/nl_nl/ella-fauteuil"')
    expect(html).toContain('href="http://de.localhost/de_de/ella-armchair"')
  })

  test('the gateway is asked below the code, so that it knows the store', async () => {
    const answer = await visit('/fr_fr/api/cart/pull', {
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(await answer.json()).toEqual({ code: 200, result: [] })
  })

  test('without a code there is nothing but the default store', async () => {
    expect((await visit('/nl_nl')).status).toBe(200)
    expect((await visit('/nl_nlx')).status).toBe(404)
  })
})
