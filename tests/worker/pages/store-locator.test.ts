// The shops that one can walk into, on the built Workers and in every store.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { STORES } from '../../fixtures/stores.ts'

const TITLES = {
  nl_nl: 'Onze winkels',
  de_de: 'Unsere Filialen',
  fr_fr: 'Nos magasins',
  global_en: 'Our shops',
}

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const namesIn = (html: string) =>
  Array.from(html.matchAll(/<h2>(Wilm &amp; Erin [^<]+)<\/h2>/g), ([, name]) => name)

it('while the backend is down and nothing is kept, it says so and is no empty list', async () => {
  shop.upstream.breakCalls('status-500', '/api/ext/store-locator')
  const { status } = await shop.visit(STORES[0].host, '/storelocator/')
  shop.upstream.breakCalls(null)
  expect(status).toBe(503)
})

describe.each(STORES)('the store locator of $storeCode (spec 2)', ({ host, storeCode }) => {
  const visit = (path: string) => shop.visit(host, path)

  it('lists every shop without script, with its hours of each day', async () => {
    const { status, text } = await visit('/storelocator/')
    expect(status).toBe(200)
    expect(text).toContain(`<h1>${TITLES[storeCode]}</h1>`)
    expect(namesIn(text)).toHaveLength(13)
    expect(text.match(/<dt>/g)?.length).toBeGreaterThanOrEqual(13 * 7)
    expect(text).toContain('https://www.openstreetmap.org/directions?to=')
  })

  it('the slash at its end belongs to its address, and both lead there', async () => {
    const { status, headers } = await visit('/storelocator?q=Delft')
    expect(status).toBe(301)
    expect(headers.location).toBe('/storelocator/?q=Delft')
    const { text } = await visit('/storelocator/')
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\/storelocator\/"/)
  })

  it.each([
    ['Potsdam', 'Berlin'],
    ['9711 JT', 'Groningen'],
    ['WC1N 3NG', 'London'],
  ])('from %s the nearest is that in %s', async (asked, city) => {
    const { status, text } = await visit(`/storelocator/?q=${encodeURIComponent(asked)}`)
    expect(status).toBe(200)
    expect(namesIn(text)[0]).toBe(`Wilm &amp; Erin ${city}`)
    expect(text).toContain('noindex')
  })

  it('says that it does not know a place, and lists every shop all the same', async () => {
    const { status, text } = await visit('/storelocator/?q=%3Cb%3Eqqxxzz')
    expect(status).toBe(200)
    expect(namesIn(text)).toHaveLength(13)
    expect(text).toContain('&lt;b&gt;qqxxzz')
    expect(text).not.toContain('<b>qqxxzz')
  })

  it('is in the footer, in the sitemap and in the words of schema.org', async () => {
    const { text } = await visit('/storelocator/')
    expect(/<footer[\s\S]*<\/footer>/.exec(text)?.[0]).toContain('href="/storelocator/"')
    expect((await visit('/sitemap/categories.xml')).text).toMatch(/<loc>[^<]*\/storelocator\/</)
    expect(text.match(/"@type":"FurnitureStore"/g)).toHaveLength(13)
  })
})

it('a postcode of several countries is that of the country that is named', async () => {
  const nearest = async (country: string) => {
    const { text } = await shop.visit(STORES[0].host, `/storelocator/?q=1012&country=${country}`)
    return namesIn(text)[0]
  }
  expect(await nearest('NL')).toBe('Wilm &amp; Erin Amsterdam')
  expect(await nearest('BE')).toBe('Wilm &amp; Erin Antwerpen')
})

it('no postcode is broken', async () => {
  const { text } = await shop.visit(STORES[0].host, '/storelocator/')
  expect(text).toContain('London WC1N\u00a03NG')
})
