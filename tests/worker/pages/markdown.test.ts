// Every public page as Markdown, for programs that ask for it by name.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { readHead } from '../../fixtures/read-head.ts'
import { STORES } from '../../fixtures/stores.ts'

const [, , , EN] = STORES
const PAGES = [
  '/',
  '/furniture',
  '/p/RUG-NEST/rug',
  '/blog',
  '/blog/washing-wool',
  '/faq',
  '/terms',
]
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const ask = (path: string, accept?: string, host: string = EN.host) =>
  shop.visit(host, path, accept ? { headers: { accept } } : {})

describe('Markdown of a page', () => {
  it.each(PAGES)('%s says what its HTML says, and no markup', async (path) => {
    const html = await ask(path, BROWSER)
    const { status, headers, text } = await ask(path, 'text/markdown')
    expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=UTF-8'])
    const { title, canonical } = readHead(html.text)
    expect(text).toMatch(/^---\ntitle: "/)
    expect(text).toContain(`title: ${JSON.stringify(title)}`)
    expect(text).toContain(`url: ${JSON.stringify(canonical)}`)
    expect(headers.link).toBe(`<${canonical}>; rel="canonical"`)
    expect(text).toMatch(/^# \S/m)
    expect(text).not.toMatch(/(?<!\\)<\/?[a-z]|undefined|\[object|NaN/)
    expect(text.length).toBeGreaterThan(300)
    expect(text.length).toBeLessThan(html.text.length)
  })

  it.each(STORES)('is in the language of $storeCode', async ({ host, language }) => {
    const { text } = await ask('/', 'text/markdown', host)
    expect(text).toMatch(new RegExp(`^language: "${language}`, 'm'))
  })

  it('names each product of a list with its price, and the next page', async () => {
    const { text } = await ask('/furniture', 'text/markdown')
    expect(text.match(/^- \[[^\]]+\]\(http[^)]+\): (?:From |from )?€[\d.,]+/gm)?.length).toBe(48)
    expect(text).toMatch(/\]\(http:\/\/en\.localhost:\d+\/furniture\?page=2\)$/m)
  })

  it('names every variant of a product with price and stock', async () => {
    const { text } = await ask('/p/MAT-DUIK-NAVY/mat', 'text/markdown')
    expect(text).toMatch(
      /^\| \[MAT-DUIK-NAVY-[^\]]+\]\(http[^)]+\?childSku=[^)]+\) \|.* \| €[\d.,]+.* \|/m,
    )
  })

  it('keeps the status of a page, and says what is not to be indexed', async () => {
    const missing = await ask('/no-such-page', 'text/markdown')
    expect([missing.status, missing.headers['x-robots-tag']]).toEqual([404, 'noindex,nofollow'])
    const search = await ask('/catalogsearch/result?q=rug', 'text/markdown')
    expect([search.status, search.headers['x-robots-tag']]).toEqual([200, 'noindex,nofollow'])
  })
})

describe('who gets which', () => {
  it.each([
    [undefined, 'text/html'],
    ['*/*', 'text/html'],
    ['text/*', 'text/html'],
    [BROWSER, 'text/html'],
    ['text/html, text/markdown;q=0.9', 'text/html'],
    ['text/markdown;q=0', 'text/html'],
    ['application/json', 'text/html'],
    ['text/markdown', 'text/markdown'],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', 'text/markdown'],
    ['Text/Markdown', 'text/markdown'],
  ])('%s gets %s', async (accept, type) => {
    const { headers } = await ask('/about', accept)
    expect(headers['content-type']).toBe(`${type}; charset=UTF-8`)
    expect(headers.vary).toContain('Accept')
  })

  it('never gets what was kept for the other, whoever came first', async () => {
    for (const [path, first, second] of [
      ['/delivery', 'text/markdown', BROWSER],
      ['/returns', BROWSER, 'text/markdown'],
    ] as const) {
      const types = []
      for (const accept of [first, second, first, second]) {
        const { headers, text } = await ask(path, accept)
        expect(text.startsWith('---\n')).toBe(accept === 'text/markdown')
        types.push(headers['x-cache'])
      }
      expect(types).toEqual(['miss', 'miss', 'hit', 'hit'])
    }
  })

  it('splits the page cache in two and no further', async () => {
    await ask('/payment', 'text/markdown')
    const { headers } = await ask('/payment', 'text/markdown;q=0.8, image/png;q=0.1')
    expect(headers['x-cache']).toBe('hit')
    await ask('/payment')
    expect((await ask('/payment', 'application/x-anything')).headers['x-cache']).toBe('hit')
  })

  it('the data of a page stays what it is', async () => {
    expect((await ask('/_data/about', 'text/markdown')).headers['content-type']).toMatch(/json/)
  })
})
