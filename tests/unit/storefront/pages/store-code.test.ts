// The whole storefront in this process, in front of the commerce Worker, with the store code in
// front of every path. Off in all four stores today, so nothing else would notice that it broke.
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { createApp } from '../../../../worker/storefront/app'
import { type CommerceShop, openCommerceShop } from '../../../fakes/commerce-shop'
import { createFakeKv } from '../../../fakes/fake-kv'
import { createFakeResponseCache } from '../../../fakes/fake-response-cache'
import { LINKED_PAGES, LINKING_SHOP } from '../../../fixtures/linking-shop'

vi.mock('../../../../shared/store-view/store-views', async (original) => {
  const { STORE_VIEWS: views } =
    await original<typeof import('../../../../shared/store-view/store-views')>()
  const STORE_VIEWS = views.map((view) => ({ ...view, appendStoreCode: true }))
  const storeViewOf = (code: StoreCode) => STORE_VIEWS.find(({ storeCode }) => storeCode === code)
  return { STORE_VIEWS, storeViewOf }
})
vi.mock('../../../../worker/storefront/pages/page-assets', () => ({
  BUILD_ID: 'build',
  assetsOf: () => ({ scripts: [], preloads: [], styles: [], fonts: [], refresh: null }),
}))

const HOSTS = { nl_nl: 'http://nl.localhost', de_de: 'http://de.localhost' }
/** Filters make endless addresses: of those below one path, a few are enough. */
const ENOUGH = 3
const LINK = /\s(?:href|action)="([^"]+)"/g
/** They take what a shopper has filled in: there is no page behind them. */
const POST_FORM = /<form[^>]* method="post"[^>]*>/g
const BLOG_PAGES = ['blog', 'blog?page=2', 'blog/wool', 'blog/washing-wool']
/** The build's own are still named by their source here. */
const FILES = /^\/(?:media|assets|flags|icons|client\/ui\/pictures)\//

let commerce: CommerceShop

beforeAll(async () => {
  vi.stubGlobal('caches', { default: createFakeResponseCache() })
  commerce = await openCommerceShop(LINKING_SHOP)
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

/** Where the links and forms of a page lead in the same shop; a place on the page itself is none. */
function innerLinksOf(html: string, page: string): URL[] {
  return Array.from(html.matchAll(LINK), ([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => !href.startsWith('#'))
    .map((href) => new URL(href, page))
    .filter(({ origin, pathname }) => origin === new URL(page).origin && !FILES.test(pathname))
}

/** Opens the pages that are reached by links from the home page of a store. */
async function crawl(storeCode: keyof typeof HOSTS) {
  const host = HOSTS[storeCode]
  const seen = new Map<string, number>()
  const paths: string[] = []
  /** Each with the page that leads there. */
  const foreign = new Map<string, string>()
  const waiting = [`/${storeCode}/`]
  for (let link = waiting.shift(); link !== undefined; link = waiting.shift()) {
    const { pathname } = new URL(link, host)
    if (seen.has(link) || paths.filter((path) => path === pathname).length >= ENOUGH) continue
    const response = await visit(link, {}, host)
    seen.set(link, response.status)
    paths.push(pathname)
    const html = await response.text()
    for (const { pathname: target } of innerLinksOf(html, host + link)) {
      if (!target.startsWith(`/${storeCode}/`)) foreign.set(target, link)
    }
    const pages = innerLinksOf(html.replace(POST_FORM, ''), host + link)
    waiting.push(...pages.map(({ pathname: target, search }) => target + search))
  }
  return { seen, foreign: [...foreign] }
}

describe('with the store code in front of every path', () => {
  test.each(['nl_nl', 'de_de'] as const)(
    'every link of %s leads to a page of that store',
    async (storeCode) => {
      const { seen, foreign } = await crawl(storeCode)
      const broken = [...seen].filter(([, status]) => status !== 200)
      expect([foreign, broken]).toEqual([[], []])
      const linked = [...Object.values(LINKED_PAGES), ...BLOG_PAGES]
      expect(linked.filter((slug) => !seen.has(`/${storeCode}/${slug}`))).toEqual([])
    },
    60_000,
  )

  test('a page is also there as data, and as the same page', async () => {
    const answer = await visit('/de_de/_data/ella-armchair')
    const { page } = (await answer.json()) as { page: { path: string; storeCode: string } }
    expect([page.path, page.storeCode]).toEqual(['/de_de/ella-armchair', 'de_de'])
  })

  test('links that lead to no page of the shop stay as they are', async () => {
    const html = await (await visit('/de_de/', {}, HOSTS.de_de)).text()
    for (const href of ['#top', 'mailto:a@example.com', '/media/lamp.webp', 'mailto:a@b.example']) {
      expect(html).toContain(`href="${href}"`)
    }
  })

  test('the menu shows what editors add to a department, and leads on in the store', async () => {
    const answer = await visit('/de_de/_menu', {}, HOSTS.de_de)
    const { result } = (await answer.json()) as { result: { highlight?: { link: string } }[] }
    expect(result.flatMap(({ highlight }) => highlight?.link ?? [])).toEqual(['/de_de/from-hero'])
  })

  test('canonical and languages carry each store’s own code', async () => {
    const html = await (await visit('/nl_nl/ella-fauteuil')).text()
    expect(html).toContain('rel="canonical" href="http://nl.localhost/nl_nl/ella-fauteuil"')
    expect(html).toContain('href="http://de.localhost/de_de/ella-armchair"')
  })

  test.each([
    ['/nl_nl/old-chair', '/nl_nl/ella-fauteuil'],
    ['/nl_nl/home', '/nl_nl/'],
    ['/nl_nl/ella-fauteuil/', '/nl_nl/ella-fauteuil'],
    ['/nl_nl/p/NORA-S-RED/x', '/nl_nl/nora-dress?childSku=NORA-S-RED'],
  ])('%s leads on within the store', async (from, to) => {
    const answer = await visit(from)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
  })

  test('home has one address', async () => {
    for (const path of ['/de_de', '/de_de/']) {
      const html = await (await visit(path, {}, HOSTS.de_de)).text()
      expect(html).toContain('rel="canonical" href="http://de.localhost/de_de/"')
    }
  })

  test('what a page posts by itself arrives, and leads on within the store', async () => {
    const page = await (await visit('/de_de/ella-armchair', {}, HOSTS.de_de)).text()
    expect(page).toContain('action="/de_de/cart/add"')
    const answer = await visit(
      '/de_de/cart/add',
      {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams({ sku: 'ELLA', qty: '2' }),
      },
      HOSTS.de_de,
    )
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de_de/cart'])
    const cookie = answer.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ')
    const cart = await visit('/de_de/cart', { headers: { cookie } }, HOSTS.de_de)
    expect(await cart.text()).toContain('Ella Sessel')
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
