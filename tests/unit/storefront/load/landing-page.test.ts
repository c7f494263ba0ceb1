import { beforeAll, describe, expect, it } from 'vitest'
import type { CatalogueDraft } from '../../../../shared/contract/admin/catalogue-draft'
import type { LandingPageDraft } from '../../../../shared/contract/admin/content-draft'
import type { PageData } from '../../../../shared/routing/page'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import { loadPage } from '../../../../worker/storefront/load/load-page'
import { createLookups } from '../../../../worker/storefront/load/lookups'
import { resolvePath } from '../../../../worker/storefront/resolve/resolve-path'
import { type CommerceShop, openCommerceShop } from '../../../fakes/commerce-shop'
import { sourcesOnCommerce } from '../../../fakes/sources-on-commerce'
import { SMALL_SHOP } from '../../commerce/catalogue/small-shop'

const page = (store: StoreCode, urlPath: string, rest: Partial<LandingPageDraft> = {}) => ({
  store,
  urlPath,
  category: 'Furniture',
  isActive: true,
  name: urlPath,
  filters: ['sage', 'oak'].map((value) => ({ attribute: 'color', value })),
  isFilterLinkAllowed: true,
  hidesSelectedFilters: false,
  ...rest,
})

const SHOP: CatalogueDraft = {
  ...SMALL_SHOP,
  landingPages: [
    page('nl_nl', 'meubels/groen-en-eiken', {
      heading: 'Groen en eiken',
      headerImage: '/landing/green.webp',
      contentFirst: '<p>Rust</p><script>alert(1)</script>',
      contentLast: '<p>Voor jaren</p>',
    }),
    page('de_de', 'gruen-und-eiche'),
    page('nl_nl', 'saliegroen', {
      filters: [{ attribute: 'color', value: 'sage' }],
      hidesSelectedFilters: true,
      canonicalUrl: '/meubels',
    }),
    page('nl_nl', 'stil', {
      filters: [{ attribute: 'color', value: 'oak' }],
      isFilterLinkAllowed: false,
    }),
  ],
}

let shop: CommerceShop
beforeAll(async () => {
  shop = await openCommerceShop(SHOP)
})

async function pageAt(address: string) {
  const sources = sourcesOnCommerce(shop, 'nl_nl')
  const url = new URL(address, 'http://nl.localhost:8787')
  const path = url.pathname.replace(/(?<=.)\/$/, '')
  const spelling = { path, hadTrailingSlash: path !== url.pathname, hadOddSlashes: false }
  const visit = { store: sources.store, ...spelling, query: url.searchParams, noResultPath: 'geen' }
  const found = await resolvePath(visit, createLookups(sources))
  if (found.kind === 'redirect' || found.kind === 'unavailable') throw new Error(found.kind)
  const loaded = await loadPage(sources, found, { url, path, t: (key) => key })
  if (!loaded.ok) throw new Error(loaded.error.kind)
  return loaded.value
}

type LandingData = Extract<PageData, { route: 'landing-page' }>
type CategoryData = Extract<PageData, { route: 'category' }>

async function landingAt(address: string): Promise<LandingData> {
  const { data } = await pageAt(address)
  if (data.route !== 'landing-page') throw new Error(data.route)
  return data
}

const GREEN_AND_OAK = '/l/meubels/groen-en-eiken/'

describe('a landing page (spec 2 and 3)', () => {
  it('is a pre-filtered category, in which several values of one attribute are or', async () => {
    const { title, listing } = await landingAt(GREEN_AND_OAK)
    expect(title).toBe('Groen en eiken')
    expect(listing.cards.map(({ sku }) => sku).sort()).toEqual(['ELLA', 'TABLE'])
  })

  it('shows its own filters as active', async () => {
    const { listing } = await landingAt(GREEN_AND_OAK)
    const color = listing.filters.find(({ code }) => code === 'color')
    const active = color?.options.filter(({ isActive }) => isActive)
    expect(active?.map(({ id }) => id).sort()).toEqual(['oak', 'sage'])
  })

  it('hides the facets that define it when it is told to', async () => {
    const { listing } = await landingAt('/l/saliegroen/')
    expect(listing.cards.map(({ sku }) => sku)).toEqual(['ELLA'])
    expect(listing.filters.map(({ code }) => code)).not.toContain('color')
  })

  it('has breadcrumbs of its path segments, with dashes turned to spaces and capitalised', async () => {
    const { breadcrumbs } = await landingAt(GREEN_AND_OAK)
    expect(breadcrumbs).toEqual([
      { name: 'Meubels', link: '/meubels' },
      { name: 'Groen en eiken', link: GREEN_AND_OAK },
    ])
  })

  it('carries its picture and what the merchant writes, cleaned', async () => {
    const { image, contentFirst, contentLast } = await landingAt(GREEN_AND_OAK)
    expect([image, contentFirst, contentLast]).toEqual([
      'landing/green.webp',
      '<p>Rust</p>',
      '<p>Voor jaren</p>',
    ])
  })

  it('leads on to the sub-categories that have products', async () => {
    const { subcategories } = await landingAt(GREEN_AND_OAK)
    expect(subcategories).toEqual([{ name: 'Stoelen', link: '/meubels/stoelen' }])
  })

  it('is known in the stores that have the same one', async () => {
    const { stores } = await pageAt(GREEN_AND_OAK)
    expect(stores.filter(({ isSamePage }) => isSamePage).map(({ href }) => href)).toEqual([
      `http://nl.localhost:8787${GREEN_AND_OAK}`,
      'http://de.localhost:8787/l/gruen-und-eiche/',
    ])
  })

  it('has the canonical address that its merchant gives it, else its own', async () => {
    expect((await pageAt(GREEN_AND_OAK)).seo.canonical).toBe(
      `http://nl.localhost:8787${GREEN_AND_OAK}`,
    )
    expect((await pageAt('/l/saliegroen/')).seo.canonical).toBe('http://nl.localhost:8787/meubels')
  })
})

describe('the category of landing pages (spec 7, landing pages by category id)', () => {
  it('knows those to which its filters may lead', async () => {
    const { listing } = (await pageAt('/meubels')).data as CategoryData
    expect(listing.place.landingPages).toEqual([
      { link: GREEN_AND_OAK, filters: { color: ['oak', 'sage'] } },
      { link: '/l/saliegroen/', filters: { color: ['sage'] } },
    ])
  })

  it('ignores unknown filters and values in the list, its count and its addresses', async () => {
    const { data, seo } = await pageAt('/meubels?foo=bar&color=sage&color=nobody&price=1-9999')
    const { listing } = data as CategoryData
    expect(listing.query.filters).toEqual({ color: ['sage'] })
    expect(listing.cards.map(({ sku }) => sku)).toEqual(['ELLA'])
    expect(seo.canonical).toBe('http://nl.localhost:8787/meubels?color=sage&price=1-9999')
  })
})
