// Every page that editors wrote, on the built Workers and in every store.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toUnsubscribeToken } from '../../../worker/storefront/gateway/unsubscribe-token.ts'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { STORES } from '../../fixtures/stores.ts'
import { TEST_SECRETS } from '../../fixtures/test-secrets.ts'

const PAGES = [
  ...['/', '/blog', '/blog?page=2', '/about', '/service', '/delivery', '/returns', '/payment'],
  ...['/terms', '/privacy', '/faq', '/newsletter', '/wallpaper-guide', '/kids-sizes'],
  ...['/curtain-sizes', '/rug-sizes', '/bed-sizes', '/sofa-guide', '/wallpaper-finder'],
]

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const linksIn = (html: string) => [
  ...new Set(Array.from(html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g), ([, href]) => href ?? '')),
]

describe.each(STORES)('the pages of editors in $storeCode', ({ host }) => {
  const visit = (path: string) => shop.visit(host, path)

  it.each(PAGES)('%s is there, with one title and no marks of how it was written', async (path) => {
    const { status, text } = await visit(path)
    expect(status).toBe(200)
    expect(text.match(/<h1[\s>]/g)).toHaveLength(1)
    const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? ''
    expect(main).not.toMatch(/<(?:p|li)>\s*(?:## |&gt; |- |1\. )|\]\(|undefined|\[object/)
  })

  it.each(['/withdraw', '/kids-sizes', '/wallpaper-finder'])(
    '%s has neighbours and contact beside it',
    async (path) => {
      expect((await visit(path)).text).toMatch(/<aside.*<nav.*<address.*<\/aside>/s)
    },
  )

  it('the blog leads to twelve articles, each with others to read on', async () => {
    const lists = await Promise.all(['/blog', '/blog?page=2'].map(visit))
    const articles = new Set(
      lists.flatMap(({ text }) => linksIn(text)).filter((href) => href.startsWith('/blog/')),
    )
    expect(articles.size).toBe(12)
    for (const path of articles) {
      const { status, text } = await visit(path)
      expect(status, path).toBe(200)
      const others = linksIn(text).filter((href) => href.startsWith('/blog/') && href !== path)
      expect(others.length, path).toBeGreaterThanOrEqual(2)
    }
    expect((await visit('/blog?page=3')).status).toBe(404)
  })

  it('the second page of the blog says where it stands', async () => {
    const { text } = await visit('/blog?page=2')
    expect(text).toMatch(/<link rel="prev" href="[^"]*\/blog"/)
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\/blog\?page=2"/)
    expect(text).not.toContain('<link rel="next"')
    expect(text).toContain('index,follow')
  })

  it('departments show what editors put above, between and below their products', async () => {
    const home = await visit('/')
    const nav = /<nav[\s\S]*?<\/nav>/.exec(home.text)?.[0] ?? ''
    const [furniture = ''] = linksIn(nav)
    const { text } = await visit(furniture)
    expect(text).toContain('href="/sofa-guide"')
    expect(text).toContain('href="/blog/oiled-table"')
    expect(text).toMatch(/href="\/blog\/choosing-a-colour"/)
    const [shelf = ''] = linksIn(text).filter((href) => href.startsWith(`${furniture}/`))
    expect((await visit(shelf)).text).not.toContain('href="/sofa-guide"')
  })

  it('the menu shows beside the shelves what editors chose', async () => {
    const { text } = await visit('/_menu')
    const { result } = JSON.parse(text) as { result: { highlight?: { link: string } }[] }
    expect(result.map(({ highlight }) => highlight?.link)).toContain('/sofa-guide')
  })
})

it('the newsletter form is answered through the gateway, and its link unsubscribes', async () => {
  const [, , , english] = STORES
  const email = 'reader@example.com'
  const key = TEST_SECRETS.storefront.NEWSLETTER_KEY
  const token = await toUnsubscribeToken(key, english.storeCode, email)
  const send = async (method: string, body: object) => {
    const text = JSON.stringify(body)
    const headers = {
      'content-type': 'application/json',
      'content-length': String(text.length),
      'sec-fetch-site': 'same-origin',
    }
    const path = '/api/ext/magento2-newsletter/subscribe'
    return (await shop.visit(english.host, path, { method, headers, body: text })).status
  }
  expect(await send('POST', { email })).toBe(200)
  expect(await send('POST', { email })).toBe(200)
  expect(await send('DELETE', { email })).toBe(403)
  expect(await send('DELETE', { email, token })).toBe(200)
})
