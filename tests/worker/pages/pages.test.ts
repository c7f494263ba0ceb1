import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { MENU_PATH } from '../../../shared/routing/data-paths.ts'
import type { MenuBranch } from '../../../shared/routing/page-chrome.ts'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { STORES } from '../../fixtures/stores.ts'
import { TEST_SECRETS } from '../../fixtures/test-secrets.ts'
import { type Answer, fromAddress } from '../../fixtures/visit.ts'

const [NL, DE, , EN] = STORES
const LISTING = '/furniture'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1] ?? ''

describe('what one client may have made', () => {
  it('ends with an honest page and Retry-After, for that client alone', async () => {
    const ask = (path: string, address = '10.1.2.3') =>
      shop.visit(NL.host, path, { headers: fromAddress(address) })
    await ask('/')
    const refused = await askUntilRefused((n) => ask(`/nowhere?n=${n}`))
    expect(refused?.headers['retry-after']).toBe('60')
    expect(refused?.headers['cache-control']).toBe('no-store')
    expect(refused?.text).toContain('Even wachten')
    expect((await ask('/')).status).toBe(200)
    expect((await ask('/nowhere?n=none', '10.3.2.1')).status).toBe(404)
  })
})

/** The first answer with 429. The minute that is counted may end in between: then once more. */
async function askUntilRefused(ask: (n: number) => Promise<Answer>): Promise<Answer | undefined> {
  for (let n = 0; n < 520; n += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => ask(n + at)))
    const refused = answers.find(({ status }) => status === 429)
    if (refused) return refused
  }
  return undefined
}

describe('a search that finds nothing', () => {
  it.each(STORES)('shows what others buy, in $storeCode', async ({ host }) => {
    const { text } = await shop.visit(host, '/catalogsearch/result?q=qqxxzz')
    const [, below = ''] =
      /<section[^>]*><h2[^>]*>(?:Bestseller|Meilleures ventes)(.*)/s.exec(text) ?? []
    expect(below.split('</section>')[0]?.match(/<h3>/g)).toHaveLength(4)
    const some = await shop.visit(host, '/catalogsearch/result?q=lamp')
    expect(some.text).not.toMatch(/>(?:Bestseller|Meilleures ventes)/)
  })
})

describe('a search that names a colour', () => {
  it.each([
    ['nl', 'groene bank'],
    ['de', 'grünes Sofa'],
    ['fr', 'canapé vert'],
    ['en', 'green sofa'],
  ])('shows it on its cards, in %s', async (store, text) => {
    const query = encodeURIComponent(text)
    const page = await shop.visit(`${store}.localhost`, `/catalogsearch/result?q=${query}`)
    const sofas = page.text.match(/(?<=<h3><a href="[^"]*childSku=)SOFA-[^"]*/g) ?? []
    expect(sofas.length).toBeGreaterThan(1)
    expect(sofas).toEqual(sofas.map(() => expect.stringMatching(/-(?:SAGE|FOREST|OLIVE)$/)))
  })
})

describe.each(STORES)('a page with nothing to show, in $storeCode', ({ host }) => {
  const mainOf = async (path: string) =>
    /<main[^>]*>(.*)<\/main>/s.exec((await shop.visit(host, path)).text)?.[1] ?? ''

  it('leads on from an order that nobody knows: to the shop and to an address to write to', async () => {
    expect(await mainOf('/order-status?orderHash=nobody')).toMatch(/href="mailto:[^"]+@/)
  })

  it('leads on from an empty checkout to all departments, without script as well', async () => {
    const departments: MenuBranch[] = JSON.parse((await shop.visit(host, MENU_PATH)).text).result
    const main = await mainOf('/checkout')
    for (const { link } of departments) expect(main).toContain(`href="${link}"`)
  })
})

describe('resolution of an address (spec 2)', () => {
  it.each([
    ['/', 200],
    ['/pwa.html', 200],
    [LISTING, 200],
    ['/c/furniture', 200],
    ['/rest-rug', 404],
    ['/cart', 200],
    ['/wishlist', 200],
    ['/checkout', 200],
    ['/catalogsearch/result?q=rug', 200],
    ['/checkout-failed', 200],
    ['/error', 200],
    ['/order-status', 404],
    ['/no-such-page', 404],
    ['/p/NO-SUCH-SKU/no-such-product', 404],
    ['/c/no-such-category', 404],
    ['/%ff', 404],
  ])('%s has the status %i', async (path, status) => {
    expect((await shop.visit(EN.host, path)).status).toBe(status)
  })

  it('finds a product by the link on its card, and agrees on which page is canonical', async () => {
    const listing = await shop.visit(EN.host, LISTING)
    const product = /<h3><a href="([^"]+)"/.exec(listing.text)?.[1]
    expect(product).toBeDefined()
    const byPath = await shop.visit(EN.host, product ?? '')
    expect(byPath.status).toBe(200)
    const canonical = /rel="canonical" href="([^"]*)"/.exec(byPath.text)?.[1]
    expect(canonical).toMatch(new RegExp(`${product?.split('?')[0]}$`))
  })

  it('opens a product with the child that the path asks for, at the canonical address of its parent', async () => {
    const { text } = await shop.visit(EN.host, '/p/MAT-DUIK-NAVY/x/MAT-DUIK-NAVY-60X100')
    expect(text).toContain('"MAT-DUIK-NAVY-60X100"')
    expect(text).toMatch(/<input[^>]*checked[^>]*value="60x100"|value="60x100"[^>]*checked/i)
    expect(/rel="canonical" href="([^"]*)"/.exec(text)?.[1]).not.toMatch(/60x100/i)
  })

  it('sends a path with a slash too much to the page itself in one hop, or shows the page', async () => {
    const answer = await shop.visit(EN.host, `${LISTING}/`)
    if (answer.status === 200) return expect(titleOf(answer.text)).toContain('Furniture')
    expect([301, 308]).toContain(answer.status)
    const next = await shop.visit(EN.host, String(answer.headers.location))
    expect(next.status).toBe(200)
  })
})

describe('four stores at once (trust I10)', () => {
  const canaries = [
    ['nl.localhost', '/meubels', 'nl-NL', 'Meubels'],
    ['de.localhost', '/moebel', 'de-DE', 'Möbel'],
    ['fr.localhost', '/meubles', 'fr-FR', 'Meubles'],
    ['en.localhost', '/furniture', 'en', 'Furniture'],
  ] as const

  it('never answers with the page of another store', async () => {
    const visits = Array.from({ length: 25 }, () => canaries).flat()
    const answers = await Promise.all(
      visits.map(async ([host, path, language, title]) => {
        const answer = await shop.visit(host, path)
        return { answer, language, title }
      }),
    )
    for (const { answer, language, title } of answers) {
      expect(answer.status).toBe(200)
      expect(answer.text).toContain(`<html lang="${language}`)
      expect(titleOf(answer.text)).toContain(title)
    }
  })

  it('does not know the paths of another store', async () => {
    expect((await shop.visit(DE.host, '/meubels')).status).toBe(404)
    expect((await shop.visit(NL.host, '/furniture')).status).toBe(404)
  })
})

describe('the page cache (design 5.6)', () => {
  it('answers from the cache, says so, and makes the page anew once its tag was purged', async () => {
    const path = '/textiles'
    expect((await shop.visit(EN.host, path)).headers['x-cache']).toBe('miss')
    const hit = await untilHit(path)
    expect(hit.headers['x-cache']).toBe('hit')
    expect(Number(hit.headers.age)).toBeGreaterThanOrEqual(0)
    const purged = await shop.visit(EN.host, '/_purge', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${TEST_SECRETS.storefront.PURGE_KEY}`,
      },
      body: JSON.stringify({ tags: ['category'] }),
    })
    expect(purged.status).toBe(200)
    expect((await shop.visit(EN.host, path)).headers['x-cache']).toBe('miss')
  })

  it('purges nothing without the key', async () => {
    const body = JSON.stringify({ tags: ['category'] })
    const headers = { 'content-type': 'application/json', authorization: 'Bearer wrong' }
    const answer = await shop.visit(EN.host, '/_purge', { method: 'POST', headers, body })
    expect(answer.status).toBe(401)
  })

  it('asks the backend at most twice for each fact of a cold page that 500 visitors want', async () => {
    shop.upstream.resetCalls()
    const visits = Array.from({ length: 500 }, () => shop.visit(NL.host, '/textiel'))
    const answers = await Promise.all(visits)
    expect(answers.every((answer) => answer.status === 200)).toBe(true)
    expect(shop.upstream.calls.size).toBeGreaterThan(0)
    for (const [call, count] of shop.upstream.calls) {
      expect(count, call).toBeLessThanOrEqual(2)
    }
  })

  it.each(['/cart', '/checkout', '/my-account', '/cart%2f.js', '/my-account/x.css'])(
    'never lets %s be kept with a session cookie',
    async (path) => {
      const answer = await shop.visit(EN.host, path, { headers: { cookie: '__Host-session=x' } })
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(answer.status).toBeLessThan(500)
    },
  )

  async function untilHit(path: string) {
    return await vi.waitFor(async () => {
      const answer = await shop.visit(EN.host, path)
      expect(answer.headers['x-cache']).not.toBe('miss')
      return answer
    }, 10_000)
  }
})

describe('every answer (trust 2.7)', () => {
  it.each(['/', LISTING, '/cart', '/checkout', '/no-such-page', '/api/no-such-call'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await shop.visit(EN.host, path)
      expect(headers['content-security-policy']).toMatch(/object-src 'none'/)
      expect(headers['content-security-policy']).toMatch(/base-uri 'none'/)
      expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
      expect(headers['content-security-policy']).not.toContain('unsafe-inline')
      expect(headers['strict-transport-security']).toMatch(/max-age=(\d{8,}).*includeSubDomains/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin')
      expect(headers['content-type']).toMatch(/charset=utf-8/i)
      expect(headers['access-control-allow-origin']).toBeUndefined()
    },
  )

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('a page refuses %s', async (method) => {
    expect((await shop.visit(EN.host, LISTING, { method })).status).toBe(405)
  })

  it.each(['x-forwarded-host', 'x-original-url', 'x-rewrite-url', 'forwarded'])(
    '%s does not reach the page',
    async (name) => {
      const value = 'canary.evil.example'
      const { text } = await shop.visit(EN.host, '/home-decor', { headers: { [name]: value } })
      expect(text).not.toContain(value)
    },
  )

  it.each([
    '/.git/config',
    '/.dev.vars',
    '/wrangler.json',
    '/index.js.map',
    '/.vite/manifest.json',
  ])('%s is not there', async (path) => {
    expect((await shop.visit(EN.host, path)).status).toBe(404)
  })
})

// Last: the tests of the page cache want pages that nobody has asked for.
it.each(STORES)(
  'a department of $storeCode leads to all that is right below it',
  async ({ host }) => {
    const departments: MenuBranch[] = JSON.parse((await shop.visit(host, MENU_PATH)).text).result
    expect(Math.max(...departments.map(({ children }) => children.length))).toBeGreaterThan(5)
    for (const { link, children } of departments) {
      const main = /<main[^>]*>(.*)<\/main>/s.exec((await shop.visit(host, link)).text)?.[1] ?? ''
      const [row = ''] =
        /<nav[^>]*>(?:(?!<\/nav>).)*<\/nav>/s.exec(main.split('<h1')[1] ?? '') ?? []
      expect([...row.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(
        children.map((child) => child.link),
      )
    }
  },
)
