// What programs read beside pages: products for merchants' programs, articles, llms.txt, health.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ok } from '../../../shared/result.ts'
import { storeViewOf } from '../../../shared/store-view/store-views.ts'
import { loadLinked } from '../../../worker/storefront/load/load-linked.ts'
import { toFoundProduct } from '../../../worker/storefront/mapping/product/to-product.ts'
import { fetchEntities } from '../../../worker/storefront/upstream/catalogue.ts'
import { openUpstream } from '../../../worker/storefront/upstream/open-upstream.ts'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { parseXml } from '../../fixtures/read-sitemap.ts'
import { STORES } from '../../fixtures/stores.ts'
import { TEST_SECRETS } from '../../fixtures/test-secrets.ts'
import { fromAddress, randomAddress } from '../../fixtures/visit.ts'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const patient = () => ({ headers: fromAddress(randomAddress()), patience: 60_000 })

interface Item {
  [name: string]: unknown
}

async function readFeed(host: string, path: string): Promise<Item[]> {
  const { status, text } = await shop.visit(host, path, patient())
  expect(status).toBe(200)
  const { rss } = parseXml(text) as { rss: { channel: { item: Item[] } } }
  return rss.channel.item
}

describe.each(STORES)('the feed of products of $storeCode', ({ host, storeCode }) => {
  it('sells everything at the price and in the stock of its page', async () => {
    const [items, pages] = [await readFeed(host, '/feeds/products.xml'), await readPages(storeCode)]
    const told = items.map((item) => [
      item['g:id'],
      item['g:price'],
      item['g:sale_price'],
      item['g:availability'],
    ])
    expect(told.length).toBeGreaterThan(1000)
    expect(new Map(told.map(([id, ...rest]) => [id, rest]))).toEqual(pages)
  }, 120_000)

  it('names for each item where it is bought, how it looks and what it costs to be sent', async () => {
    for (const item of await readFeed(host, '/feeds/products.xml')) {
      expect(item).toMatchObject({
        'g:title': expect.stringMatching(/\S/),
        'g:description': expect.stringMatching(/\S/),
        'g:link': expect.stringContaining(`http://${host}:${shop.port}/`),
        'g:image_link': expect.stringContaining(`http://${host}:${shop.port}/media/`),
        'g:condition': 'new',
        'g:price': expect.stringMatching(/^\d+\.\d\d EUR$/),
      })
    }
  })
})

/** What every product costs on its own page, with the loaders and the mapping of that page. */
async function readPages(storeCode: (typeof STORES)[number]['storeCode']) {
  const store = storeViewOf(storeCode)
  const commerceKey = TEST_SECRETS.storefront.COMMERCE_KEY
  const settings = { commerceUrl: shop.upstream.url, commerceKey, tokenInHeader: true, patience: 1 }
  const nobody = { fetch: () => Promise.reject(new Error('It is asked over the network')) }
  const upstream = openUpstream({ COMMERCE: nobody }, settings, {
    storeCode,
    report: () => undefined,
  })
  const attributes = await fetchEntities(upstream, {
    type: 'attribute',
    searchQuery: {},
    size: 150,
  })
  if (!attributes.ok) throw new Error(attributes.error.message)
  const known = new Map<string, (string | undefined)[]>()
  for (let after = 0; ; ) {
    const found = await fetchEntities(upstream, {
      type: 'product',
      searchQuery: {
        _appliedFilters: [
          { attribute: 'visibility', value: { in: [2, 3, 4] } },
          { attribute: 'id', value: { gt: after } },
        ],
      },
      sort: 'id:asc',
      size: 25,
    })
    if (!found.ok) throw new Error(found.error.message)
    for (const wire of found.value.items) {
      const isMadeOfOthers = ['grouped', 'bundle'].includes(wire.type_id)
      const linked = isMadeOfOthers ? await loadLinked({ upstream }, wire) : ok(new Map())
      if (!linked.ok) throw new Error(linked.error.message)
      const context = { attributes: attributes.value.items, linked: linked.value, store }
      const { product } = toFoundProduct(wire, context)
      const sold = product.variants.length > 0 ? product.variants : [product]
      for (const { sku, price, isInStock } of sold) {
        const write = (cents: number | null) =>
          cents === null ? undefined : `${(cents / 100).toFixed(2)} EUR`
        const availability = isInStock ? 'in_stock' : 'out_of_stock'
        known.set(sku, [write(price.regular), write(price.special), availability])
      }
    }
    const last = found.value.items.at(-1)
    if (!last) return known
    after = last.id
  }
}

describe.each(STORES)('for programs of $storeCode', ({ host }) => {
  it('the newest articles come as RSS', async () => {
    const items = await readFeed(host, '/feeds/blog.xml')
    expect(items).toHaveLength(12)
    const days = items.map(({ pubDate }) => Date.parse(String(pubDate)))
    expect(days).toEqual([...days].sort((one, other) => other - one))
    for (const { title, link, guid, description } of items) {
      expect([title, description].every(Boolean)).toBe(true)
      expect(guid).toBe(link)
      expect(link).toContain(`http://${host}:${shop.port}/blog/`)
    }
  })

  it('llms.txt names the departments, the feeds and nothing that is not there', async () => {
    const { status, text, headers } = await shop.visit(host, '/llms.txt', patient())
    expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=UTF-8'])
    const links = Array.from(text.matchAll(/^- \[[^\]]+\]\((\S+)\)$/gm), ([, link = '']) => link)
    expect(links.length).toBeGreaterThan(20)
    expect(text).toMatch(/^# Wilm & Erin/)
    for (const link of links.filter((_, index) => index % 6 === 0)) {
      const { pathname } = new URL(link)
      expect((await shop.visit(host, pathname, patient())).status, link).toBe(200)
    }
  })
})

describe('health', () => {
  const ask = () => shop.visit('nl.localhost', '/health', patient())

  it('is good while everything answers, and is kept by nobody', async () => {
    const { status, headers, json } = await ask()
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    const fine = { status: 'ok', catalogue: 'ok', sales: 'ok', cache: 'ok', purges: 'ok' }
    expect(json()).toEqual(fine)
  })

  it('asks what it stands on once, however often it is asked', async () => {
    shop.upstream.resetCalls()
    await Promise.all(Array.from({ length: 50 }, ask))
    const calls = [...shop.upstream.calls.values()].reduce((sum, count) => sum + count, 0)
    expect(calls).toBeLessThanOrEqual(4)
  })
})
