import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { readHead } from '../../fixtures/read-head.ts'
import { readSitemap, readSitemapIndex, type SitemapUrl } from '../../fixtures/read-sitemap.ts'
import { STORES } from '../../fixtures/stores.ts'
import { fromAddress, randomAddress } from '../../fixtures/visit.ts'

const MAX_URLS = 50_000
const MAX_BYTES = 50_000_000
/** Addresses of each store that are visited; `npm run crawl` visits all. */
const SAMPLE = 12

let shop: OpenShop
const sitemaps = new Map<string, SitemapUrl[]>()
beforeAll(async () => {
  shop = await openShop()
  for (const { host } of STORES) {
    const urls: SitemapUrl[] = []
    for (const page of await readSitemapIndex(shop, host))
      urls.push(...(await readSitemap(shop, page)))
    sitemaps.set(host, urls)
  }
})
afterAll(() => shop.close())

const urlsOf = (host: string) => sitemaps.get(host) ?? []
const everyUrl = () => [...sitemaps.values()].flat()

/** So many of a list, from all over it. */
function everyNth<T>(list: T[], count: number): T[] {
  return list.filter((_, index) => index % Math.ceil(list.length / count) === 0)
}

describe('robots.txt', () => {
  it.each(STORES)(
    'of $storeCode names its own sitemap, and is open to all but those who train models',
    async ({ host }) => {
      const { status, text, headers } = await shop.visit(host, '/robots.txt')
      expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=UTF-8'])
      expect(text).toContain(`Sitemap: http://${host}:${shop.port}/sitemap.xml`)
      const [everybody, trainers] = text.split('\n\n')
      expect(everybody).toMatch(/^User-agent: \*$/m)
      expect(everybody).not.toMatch(/^Disallow: \/$/m)
      expect(trainers).toMatch(/^User-agent: GPTBot\n(User-agent: [\w-]+\n)*Disallow: \/$/m)
    },
  )
})

describe.each(STORES)('the sitemap of $storeCode', ({ host }) => {
  it('names each address once, all of them of this store', () => {
    const locs = urlsOf(host).map(({ loc }) => loc)
    expect(locs.length).toBeGreaterThan(900)
    expect(new Set(locs).size).toBe(locs.length)
    const origin = `http://${host}:${shop.port}`
    expect(locs.filter((loc) => new URL(loc).origin !== origin)).toEqual([])
  })

  it('has pages of at most 50,000 addresses and 50 MB', async () => {
    for (const page of await readSitemapIndex(shop, host)) {
      const { status, text, headers } = await shop.visit(host, new URL(page).pathname)
      expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=UTF-8'])
      expect(text.split('<url>').length - 1).toBeLessThanOrEqual(MAX_URLS)
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_BYTES)
    }
  })

  it('says when products and stories last changed, and shows their pictures', () => {
    const urls = urlsOf(host)
    const changed = urls.filter(({ lastmod }) => lastmod !== undefined)
    expect(changed.length).toBeGreaterThan(800)
    for (const { lastmod } of changed) expect(lastmod).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/)
    const pictures = urls.flatMap(({ images }) => images)
    expect(pictures.length).toBeGreaterThan(1000)
    expect(pictures.filter((address) => !address.startsWith('http'))).toEqual([])
  })

  it('has no page behind the last', async () => {
    expect((await shop.visit(host, '/sitemap/products-99.xml')).status).toBe(404)
    expect((await shop.visit(host, '/sitemap/products-0.xml')).status).toBe(404)
  })

  it('leads to nothing but pages that are canonical and may be indexed', async () => {
    const isProduct = ({ lastmod, images }: SitemapUrl) => lastmod && images.length > 0
    const products = urlsOf(host).filter(isProduct)
    const others = urlsOf(host).filter((url) => !isProduct(url))
    const sample = [...everyNth(products, SAMPLE / 3), ...everyNth(others, SAMPLE)]
    const headers = fromAddress(randomAddress())
    for (const { loc } of sample) {
      const { pathname, search } = new URL(loc)
      const { status, text } = await shop.visit(host, pathname + search, { headers })
      const { canonical, robots } = readHead(text)
      expect({ loc, status, canonical, robots }).toEqual({
        loc,
        status: 200,
        canonical: loc,
        robots: 'index,follow',
      })
    }
  })
})

describe('the sitemaps of all stores', () => {
  it('name translations that name them in turn', () => {
    const known = new Map(everyUrl().map((url) => [url.loc, url]))
    const linked = everyUrl().filter(({ alternates }) => alternates.length > 0)
    expect(linked.length).toBeGreaterThan(3600)
    const broken = linked.flatMap(({ loc, alternates }) =>
      [loc, ...alternates.map(({ href }) => href)].filter((href) => {
        const back = known.get(href)?.alternates.map((other) => other.href) ?? []
        return !back.includes(loc)
      }),
    )
    expect(broken).toEqual([])
  })

  it('name one page for everybody else', () => {
    const fallbacks = everyUrl().map(({ alternates }) =>
      alternates.filter(({ hreflang }) => hreflang === 'x-default'),
    )
    expect(fallbacks.filter((some) => some.length > 1)).toEqual([])
    expect(fallbacks.flat().length).toBeGreaterThan(3600)
  })
})
