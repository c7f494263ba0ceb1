import { describe, expect, it } from 'vitest'
import { NO_NEIGHBOURS } from '../../../../shared/catalog/neighbours'
import { NO_REVIEWS } from '../../../../shared/reviews/review'
import type { PageData } from '../../../../shared/routing/page'
import { emptyListing } from '../../../../shared/search/listing'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { pageInStores } from '../../../../worker/storefront/load/page-in-stores'
import { seoFacts } from '../../../../worker/storefront/load/seo-facts'
import { placeAt, queryAt } from '../../../fixtures/listing'
import { category, product } from '../resolve/fake-lookups'

const store = storeViewOf('nl_nl')
const words = { title: 'Stoelen', description: '', image: null }
const origin = 'https://www.wilmenerin.example'

function listing(page: number, totalPages: number, address = '/stoelen'): PageData {
  const empty = emptyListing(queryAt(address), placeAt('/stoelen'), 48)
  return {
    route: 'category',
    category: category(1, 'stoelen'),
    subcategories: [],
    breadcrumbs: [],
    listing: { ...empty, page, totalPages },
    content: null,
    visuals: [],
  }
}

const facts = (address: string, data: PageData) =>
  seoFacts({ store, url: new URL(address, origin), link: '/stoelen' }, data, words)

describe('what search engines are told (spec 2)', () => {
  it.each([
    ['/stoelen', 'index,follow'],
    ['/stoelen?page=2', 'index,follow'],
    ['/stoelen?color=sage', 'noindex,nofollow'],
    ['/stoelen?page=2&sort=final_price:asc', 'noindex,nofollow'],
    ['/stoelen?utm_source=x', 'noindex,nofollow'],
  ])('of %s is %s', (address, robots) => {
    expect(facts(address, listing(1, 3)).robots).toBe(robots)
  })

  it('of a product with a child chosen is what it is of the product', () => {
    const data: PageData = {
      route: 'product',
      product: product('E').product,
      breadcrumbs: [],
      neighbours: NO_NEIGHBOURS,
      reviews: NO_REVIEWS,
      usps: [],
    }
    const { robots, canonical } = facts('/stoelen?childSku=E-S', data)
    expect([robots, canonical]).toEqual(['index,follow', `${origin}/stoelen`])
    expect(facts('/stoelen?childSku=E-S&x=1', data).robots).toBe('noindex,nofollow')
  })

  it('keeps in the canonical address of a list what narrows and sorts it, and its page', () => {
    const canonical = (address: string, page = 1) =>
      facts(address, listing(page, 3, address)).canonical
    expect(canonical('/stoelen')).toBe(`${origin}/stoelen`)
    expect(canonical('/stoelen?page=2', 2)).toBe(`${origin}/stoelen?page=2`)
    expect(canonical('/stoelen?page=2&color=sage', 2)).toBe(`${origin}/stoelen?color=sage&page=2`)
  })

  it('keeps in prev and next of a list what narrows and sorts it', () => {
    const address = '/stoelen?sort=final_price:asc&color=sage&page=2'
    expect(facts(address, listing(2, 3, address))).toMatchObject({
      prev: `${origin}/stoelen?color=sage&sort=final_price%3Aasc`,
      next: `${origin}/stoelen?color=sage&sort=final_price%3Aasc&page=3`,
    })
  })

  it('links paginated lists to the page before and after', () => {
    expect(facts('/stoelen', listing(1, 3))).toMatchObject({
      prev: null,
      next: `${origin}/stoelen?page=2`,
    })
    expect(facts('/stoelen?page=2', listing(2, 3))).toMatchObject({
      prev: `${origin}/stoelen`,
      next: `${origin}/stoelen?page=3`,
    })
    expect(facts('/stoelen?page=3', listing(3, 3)).next).toBeNull()
  })

  it('says nothing about screens that belong to one shopper', () => {
    expect(facts('/cart', { route: 'cart', cart: null })).toMatchObject({
      canonical: null,
      robots: 'noindex,nofollow',
    })
  })
})

describe('the same page in the other stores (spec 2, language switcher)', () => {
  it('is known for a product by its own address there', () => {
    const { product: sold } = product('E')
    const alternates = [{ storeCode: 'de_de' as const, link: '/ella-sessel' }]
    const data: PageData = {
      route: 'product',
      product: { ...sold, alternates },
      breadcrumbs: [],
      neighbours: NO_NEIGHBOURS,
      reviews: NO_REVIEWS,
      usps: [],
    }
    const stores = pageInStores(data, { url: new URL('http://nl.localhost:8787/e'), path: '/e' })
    expect(stores.find(({ storeCode }) => storeCode === 'de_de')).toEqual({
      storeCode: 'de_de',
      href: 'http://de.localhost:8787/ella-sessel',
      isSamePage: true,
    })
    expect(stores.find(({ storeCode }) => storeCode === 'fr_fr')).toEqual({
      storeCode: 'fr_fr',
      href: 'http://fr.localhost:8787/',
      isSamePage: false,
    })
  })

  it('is the same address for the cart', () => {
    const stores = pageInStores(
      { route: 'cart', cart: null },
      { url: new URL(`${origin}/cart`), path: '/cart' },
    )
    expect(stores.every(({ isSamePage, href }) => isSamePage && href.endsWith('/cart'))).toBe(true)
  })

  it('is the story’s own address, also where a mapping leads to it from elsewhere', () => {
    const url = new URL('http://nl.localhost:8787/klantenservice')
    const data = { route: 'storyblok', story: { fullSlug: 'service' } } as PageData
    const stores = pageInStores(data, { url, path: '/service' })
    expect(stores.map(({ href }) => new URL(href).pathname)).toEqual(Array(4).fill('/service'))
  })
})
