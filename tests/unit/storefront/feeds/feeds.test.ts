// What programs read, from the whole storefront in this process in front of the commerce Worker.
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../../../worker/storefront/app'
import { type CommerceShop, openCommerceShop } from '../../../fakes/commerce-shop'
import { createFakeKv } from '../../../fakes/fake-kv'
import { createFakeResponseCache } from '../../../fakes/fake-response-cache'
import { LINKING_SHOP } from '../../../fixtures/linking-shop'
import { parseXml } from '../../../fixtures/read-sitemap'

vi.mock('../../../../worker/storefront/pages/page-assets', () => ({
  BUILD_ID: 'build',
  assetsOf: () => ({ scripts: [], preloads: [], styles: [], fonts: [], refresh: null }),
}))

let commerce: CommerceShop
let isDown = false

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
      if (isDown) return new Response('secret words of a database', { status: 500 })
      const { pathname, search } = new URL(request.url)
      const body = request.method === 'GET' ? undefined : await request.text()
      const { method, headers } = request
      return commerce.fetch(pathname + search, { method, headers, ...(body ? { body } : {}) })
    },
  },
}
const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
const app = createApp()
const ask = async (path: string, headers = {}) =>
  await app.request(`http://nl.localhost${path}`, { headers }, env, context as never)

describe('what programs read', () => {
  it.each([
    '/sitemap.xml',
    '/sitemap/categories.xml',
    '/sitemap/stories.xml',
    '/sitemap/products-1.xml',
    '/feeds/products.xml',
    '/feeds/blog.xml',
  ])('%s is well-formed XML', async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/xml; charset=UTF-8$/)
    expect(Object.keys(parseXml(await answer.text()))).toHaveLength(2)
  })

  it('a story of the sitemap names the stores that have it, and its picture', async () => {
    const lines = (await (await ask('/sitemap/stories.xml')).text()).split('\n')
    const line = lines.find((one) => one.includes('<loc>http://nl.localhost/blog/wool<')) ?? ''
    expect(
      Array.from(line.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g), ([, ...at]) => at),
    ).toEqual([
      ['nl-NL', 'http://nl.localhost/blog/wool'],
      ['de-DE', 'http://de.localhost/blog/wool'],
      ['fr-FR', 'http://fr.localhost/blog/wool'],
      ['en', 'http://en.localhost/blog/wool'],
      ['x-default', 'http://en.localhost/blog/wool'],
    ])
    expect(line).toContain('<image:loc>http://nl.localhost/media/1024x1536/wool.webp</image:loc>')
    expect(lines.join()).not.toMatch(/hreflang="fr-FR" href="[^"]*dutch-only/)
    expect(lines.join()).toContain('<loc>http://nl.localhost/dutch-only<')
  })

  it('an item of the feed has the price of the page, and each variant its own', async () => {
    const text = await (await ask('/feeds/products.xml')).text()
    const chair = text.split('<item>').find((item) => item.includes('<g:id>ELLA</g:id>')) ?? ''
    expect(chair).toContain('<g:price>499.00 EUR</g:price><g:sale_price>399.00 EUR</g:sale_price>')
    expect(chair).toContain('<g:availability>in_stock</g:availability>')
    expect(text.match(/<g:item_group_id>NORA<\/g:item_group_id>/g)).toHaveLength(4)
  })

  it('what comes behind a page of the feed has an address of its own', async () => {
    expect((await ask('/feeds/products-2.xml')).status).toBe(404)
    expect((await ask('/feeds/products-1.xml')).status).toBe(404)
  })

  it('a page is Markdown for who asks for it by name', async () => {
    const answer = await ask('/ella-fauteuil', { accept: 'text/markdown' })
    const text = await answer.text()
    expect([answer.status, answer.headers.get('vary')]).toEqual([200, 'Accept'])
    expect(text).toContain('# Ella fauteuil')
    expect(text).toContain('**€ 399,00 (~~€ 499,00~~)**')
    expect(await (await ask('/ella-fauteuil')).text()).toContain('<!DOCTYPE html>')
  })

  it('robots.txt keeps crawlers from what the pages ask for, and from no page', async () => {
    const [everybody = ''] = (await (await ask('/robots.txt')).text()).split('\n\n')
    const lines = everybody.split('\n')
    const closed = lines.flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? [])
    expect(closed).toEqual(['/api/', '/_data/', '/_menu', '/_cards', '/_suggestions'])
  })

  it('llms.txt leads to what there is', async () => {
    const text = await (await ask('/llms.txt')).text()
    expect(text).toContain('(http://nl.localhost/feeds/products.xml)')
    expect(text).toMatch(/^## \S/m)
  })
})

describe('when the backend is down', () => {
  it('a feed is refused whole instead of ending early', async () => {
    isDown = true
    const answer = await ask('/feeds/products.xml').finally(() => {
      isDown = false
    })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  })

  it('health says so, and not why', async () => {
    expect((await ask('/health')).status).toBe(200)
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
    isDown = true
    const answer = await ask('/health').finally(() => {
      isDown = false
      vi.useRealTimers()
    })
    expect(answer.status).toBe(503)
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({ status: 'down', catalogue: 'down', sales: 'down' })
    expect(text).not.toContain('secret')
  })
})
