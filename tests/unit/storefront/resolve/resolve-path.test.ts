import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanPath } from '../../../../shared/routing/clean-path'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { resolvePath } from '../../../../worker/storefront/resolve/resolve-path'
import {
  category,
  type FakeCatalogue,
  fakeLookups,
  landingPage,
  product,
  story,
} from './fake-lookups'

const store = storeViewOf('nl_nl')

function resolve(address: string, catalogue: FakeCatalogue) {
  const url = new URL(address, store.baseUrl)
  const clean = cleanPath(url.pathname)
  if (!clean) throw new Error(`${address} has no clean path`)
  return resolvePath(
    { store, ...clean, query: url.searchParams, noResultPath: 'geen-resultaat' },
    fakeLookups(catalogue),
  )
}

const everything = {
  mapping: { name: 'category', params: { url_path: 'mapped' } },
  redirect: { target: 'elsewhere', status: 301 as const },
  landingPage: landingPage('x'),
}
const chairs = { category: category(7, 'chairs'), displayMode: 'PRODUCTS' }

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('URL resolution of unknown paths, in the order of spec 2', () => {
  const mapped = { '/mapped': { entity: chairs } }

  it('takes a stored URL mapping first', async () => {
    const paths = { '/x': { ...everything, entity: product('X') }, ...mapped }
    expect(await resolve('/x', { paths })).toMatchObject({ kind: 'category', category: { id: 7 } })
  })

  it('takes a redirect record second', async () => {
    const paths = { '/x': { ...everything, mapping: null, entity: product('X') } }
    expect(await resolve('/x', { paths })).toEqual({
      kind: 'redirect',
      location: '/elsewhere',
      status: 301,
    })
  })

  it('takes a product third', async () => {
    const paths = { '/x': { landingPage: landingPage('x'), entity: product('X') } }
    expect(await resolve('/x', { paths })).toMatchObject({ kind: 'product' })
  })

  it('takes a category fourth', async () => {
    const paths = { '/x': { landingPage: landingPage('x'), entity: chairs } }
    expect(await resolve('/x', { paths })).toMatchObject({ kind: 'category' })
  })

  it('leaves out a category whose display mode is PAGE', async () => {
    const paths = { '/x': { entity: { ...chairs, displayMode: 'PAGE' } } }
    const stories = [story('x', 'page')]
    expect(await resolve('/x', { paths, stories })).toMatchObject({ kind: 'story' })
  })

  it('shows the products of a category whose display mode is PAGE when it has no story', async () => {
    const paths = { '/x': { entity: { ...chairs, displayMode: 'PAGE' } } }
    expect(await resolve('/x', { paths })).toMatchObject({ kind: 'category', category: { id: 7 } })
  })

  it('takes a landing page fifth, at its own address with a slash', async () => {
    const paths = { '/x': { landingPage: landingPage('x') } }
    expect(await resolve('/x?color=sage', { paths })).toEqual({
      kind: 'redirect',
      location: '/l/x/?color=sage',
      status: 301,
    })
  })

  it('takes a story last, when it is a page or a blog page', async () => {
    const stories = [story('about', 'page'), story('tip', 'blog-page'), story('foot', 'footer')]
    expect(await resolve('/about', { paths: {}, stories })).toMatchObject({ kind: 'story' })
    expect(await resolve('/tip', { paths: {}, stories })).toMatchObject({ kind: 'story' })
    expect(await resolve('/foot', { paths: {}, stories })).toEqual({ kind: 'page-not-found' })
  })

  it('asks for no story when an editor names another component', async () => {
    const stories = [story('about', 'page')]
    const found = await resolve('/about?_storyblok_c=button', { paths: {}, stories })
    expect(found).toEqual({ kind: 'page-not-found' })
  })

  it('is page-not-found when nothing matches', async () => {
    expect(await resolve('/nothing', { paths: {} })).toEqual({ kind: 'page-not-found' })
  })

  it('asks nobody for a screen with a fixed address', async () => {
    const lookups = fakeLookups({ paths: {} })
    const query = new URLSearchParams()
    const spelling = { path: '/cart', hadTrailingSlash: false, hadOddSlashes: false }
    const visit = { store, ...spelling, query, noResultPath: 'geen-resultaat' }
    expect(await resolvePath(visit, lookups)).toEqual({ kind: 'static', route: 'cart' })
    expect(lookups.asked).toEqual([])
  })

  it('is unavailable, never page-not-found, while the upstream is down', async () => {
    for (const path of ['/x', '/c/x', '/p/X/x', '/l/x/']) {
      expect(await resolve(path, { paths: {}, isDown: true })).toMatchObject({
        kind: 'unavailable',
      })
    }
  })
})

describe('the search results (spec 2)', () => {
  const search = (address: string, searchRedirects: Record<string, string> = {}) =>
    resolve(address, { paths: {}, searchRedirects })

  it.each([
    ['/catalogsearch/result?q=eiken+tafel', 'eiken tafel'],
    ['/catalogsearch/result', ''],
    ['/catalogsearch/eiken-tafel', 'eiken tafel'],
    ['/catalogsearch/result/tafel', 'tafel'],
    ['/geen-resultaat/tafel', 'tafel'],
    ['/meubels/catalogsearch/tafel?q=bank', 'bank'],
  ])(
    'a search-results path contains catalogsearch or a translated no-result word: %s',
    async (address, keyword) => {
      expect(await search(address)).toEqual({ kind: 'search', keyword })
    },
  )

  it('are at a stored mapping too', async () => {
    const paths = { '/zoeken': { mapping: { name: 'catalogsearch', params: {} } } }
    expect(await resolve('/zoeken?q=bank', { paths })).toEqual({ kind: 'search', keyword: 'bank' })
  })

  it('lead on where a merchant says so for the term', async () => {
    const cards = { cadeaubon: 'gifts/cards?type=gift#top', kerst: 'https://evil.example/' }
    expect(await search('/catalogsearch/result?q=cadeaubon', cards)).toEqual({
      kind: 'redirect',
      location: '/gifts/cards?type=gift#top',
      status: 302,
    })
    expect(await search('/catalogsearch/result?q=kerst', cards)).toMatchObject({ kind: 'search' })
  })

  it('stay where a shopper has begun to narrow or turn them', async () => {
    const cards = { cadeaubon: '/gifts' }
    for (const rest of ['&page=2', '&color=red', '&sort=updated_at:desc']) {
      expect(await search(`/catalogsearch/result?q=cadeaubon${rest}`, cards)).toMatchObject({
        kind: 'search',
      })
    }
  })

  it('are shown while nobody knows where a term leads', async () => {
    const found = await resolve('/catalogsearch/result?q=bank', { paths: {}, isDown: true })
    expect(found).toEqual({ kind: 'search', keyword: 'bank' })
  })
})

describe('one spelling of an address', () => {
  const screen = { name: 'cart', params: {} }
  const catalogue = {
    paths: {
      '/chairs': { entity: chairs },
      '/x': { landingPage: landingPage('x') },
      '/basket': { mapping: screen },
    },
    products: [product('X')],
    stories: [story('about/us', 'page')],
  }

  it.each([
    ['//chairs', '/chairs'],
    ['/chairs/?color=sage', '/chairs?color=sage'],
    ['/about//us', '/about/us'],
    ['/about%2fus', '/about/us'],
    ['/cart/', '/cart'],
    ['/basket/', '/basket'],
    ['/p/X/slug/', '/p/X/slug'],
    ['/l//x/', '/l/x/'],
  ])('%s leads to %s', async (asked, location) => {
    expect(await resolve(`${store.baseUrl}${asked}`, catalogue)).toEqual({
      kind: 'redirect',
      location,
      status: 301,
    })
  })

  it('is not looked for where there is no page', async () => {
    expect(await resolve(`${store.baseUrl}//nothing/`, catalogue)).toMatchObject({
      kind: 'page-not-found',
    })
  })
})

describe('both URL styles (spec 2, routes)', () => {
  it('finds a category at /c/ and at its own path', async () => {
    const paths = { '/chairs': { entity: chairs } }
    expect(await resolve('/c/chairs', { paths })).toMatchObject({ kind: 'category' })
    expect(await resolve('/nl_nl/c/chairs', { paths })).toMatchObject({ kind: 'category' })
    expect(await resolve('/chairs', { paths })).toMatchObject({ kind: 'category' })
    expect(await resolve('/c/tables', { paths })).toEqual({ kind: 'page-not-found' })
  })

  it('finds a product at /p/ by its sku', async () => {
    const catalogue = { paths: {}, products: [product('X')] }
    expect(await resolve('/p/X/any-slug', catalogue)).toMatchObject({ kind: 'product' })
    expect(await resolve('/p/Y/any-slug', catalogue)).toEqual({ kind: 'page-not-found' })
  })

  it('knows the child that a product is asked for with, by its path or by a stored mapping', async () => {
    const mapping = {
      name: 'configurable-product',
      params: { parentSku: 'X', slug: 'x', childSku: 'X-S' },
    }
    const catalogue = { paths: { '/small-x': { mapping } }, products: [product('X')] }
    const asked = async (address: string) => await resolve(address, catalogue)
    expect(await asked('/p/X/any-slug/X-M')).toMatchObject({ kind: 'product', childSku: 'X-M' })
    expect(await asked('/small-x')).toMatchObject({ kind: 'product', childSku: 'X-S' })
    expect(await asked('/p/X/any-slug')).toMatchObject({ kind: 'product', childSku: null })
  })

  it('finds a landing page at /l/ and insists on its slash', async () => {
    const paths = { '/oak': { landingPage: landingPage('oak') } }
    expect(await resolve('/l/oak/', { paths })).toMatchObject({ kind: 'landing-page' })
    expect(await resolve('/l/oak', { paths })).toEqual({
      kind: 'redirect',
      location: '/l/oak/',
      status: 301,
    })
  })

  it('moves a product or category with a slash to the address without', async () => {
    const paths = { '/chairs': { entity: chairs } }
    expect(await resolve('/chairs/?page=2', { paths })).toEqual({
      kind: 'redirect',
      location: '/chairs?page=2',
      status: 301,
    })
  })
})

describe('products that have no page of their own (spec 2 and 4)', () => {
  const parent = product('E')

  it('sends a child to its configurable parent with 301', async () => {
    const child = product('E-S', { visibility: 1 })
    const catalogue = { paths: { '/e-s': { entity: child } }, parents: { 'E-S': parent } }
    expect(await resolve('/e-s', catalogue)).toEqual({
      kind: 'redirect',
      location: '/e?childSku=E-S',
      status: 301,
    })
  })

  it('has no page for a child without a parent, nor for a disabled product', async () => {
    const orphan = { '/o': { entity: product('O', { visibility: 1 }) } }
    const disabled = { '/d': { entity: product('D', { status: 2 }) } }
    expect(await resolve('/o', { paths: orphan })).toEqual({ kind: 'page-not-found' })
    expect(await resolve('/d', { paths: disabled })).toEqual({ kind: 'page-not-found' })
  })

  it('says in the log why, in the words of spec 8', async () => {
    const disabled = { '/d': { entity: product('D', { status: 2 }) } }
    const orphan = { '/o': { entity: product('O', { visibility: 1 }) } }
    await resolve('/d', { paths: disabled })
    await resolve('/o', { paths: orphan })
    await resolve('/p/NOPE/x', { paths: {} })
    await resolve('/c/nope', { paths: {} })
    const lines = vi.mocked(console.info).mock.calls.map(([line]) => JSON.parse(line))
    expect(lines.map(({ message, path }) => [message, path])).toEqual([
      ['Product query returned empty result product status = 2', '/d'],
      ['Product query returned empty result product visibility = 1', '/o'],
      ['Product not found', '/p/NOPE/x'],
      ['Category query returned empty result url_key = nope', '/c/nope'],
    ])
  })

  it('does not lead to a parent that has no page either', async () => {
    const child = product('E-S', { visibility: 1 })
    const hidden = product('E', { visibility: 1 })
    const catalogue = { paths: { '/e-s': { entity: child } }, parents: { 'E-S': hidden } }
    expect(await resolve('/e-s', catalogue)).toEqual({ kind: 'page-not-found' })
  })
})

describe('redirect records (trust I21)', () => {
  const to = (target: string, status: 301 | 302 = 301) => ({ redirect: { target, status } })

  it('lead to the end of a chain in one hop', async () => {
    const paths = { '/a': to('b', 302), '/b': to('/c1'), '/c1': { entity: chairs } }
    expect(await resolve('/a', { paths })).toEqual({
      kind: 'redirect',
      location: '/c1',
      status: 302,
    })
  })

  it('lead past what would redirect again', async () => {
    const child = product('E-S', { visibility: 1 })
    const catalogue = {
      paths: { '/old': to('e-s'), '/e-s': { entity: child } },
      parents: { 'E-S': product('E') },
    }
    expect(await resolve('/old', catalogue)).toMatchObject({ location: '/e?childSku=E-S' })
  })

  it('take the query of the visitor along unless the target has one', async () => {
    const paths = { '/a': to('b'), '/q': to('b?x=1') }
    expect(await resolve('/a?utm=2', { paths })).toMatchObject({ location: '/b?utm=2' })
    expect(await resolve('/q?utm=2', { paths })).toMatchObject({ location: '/b?x=1' })
  })

  it('are ignored when they go round in circles or lead outside', async () => {
    const paths = { '/a': to('b'), '/b': to('a'), '/out': to('https://evil.example/') }
    expect(await resolve('/a', { paths })).toEqual({ kind: 'page-not-found' })
    expect(await resolve('/out', { paths })).toEqual({ kind: 'page-not-found' })
  })

  it('never loop and never need a second hop, in any web of records', async () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    const name = fc.constantFrom(...names)
    const records = fc.dictionary(name, name, { maxKeys: 5 })
    await fc.assert(
      fc.asyncProperty(records, name, async (web, start) => {
        const paths = Object.fromEntries(
          Object.entries(web).map(([from, target]) => [`/${from}`, to(target)]),
        )
        const first = await resolve(`/${start}`, { paths })
        if (first.kind !== 'redirect') return
        const second = await resolve(first.location, { paths })
        expect(second.kind).not.toBe('redirect')
      }),
    )
  })
})

describe('a category route', () => {
  const lamps = category(9, 'lamps')

  it.each([
    ['/c/chairs', 7],
    ['/nl_nl/c/chairs', 7],
    ['/c/lamps', 9],
    ['/c/12', 12],
  ])('takes url_path, url-key, slug or id: %s', async (address, id) => {
    const found = await resolve(address, {
      paths: { '/chairs': { entity: chairs } },
      keys: { lamps },
    })
    expect(found).toMatchObject({ kind: 'category', category: { id } })
  })

  it('that names none is not found', async () => {
    expect(await resolve('/c/nothing', { paths: {} })).toEqual({ kind: 'page-not-found' })
    expect(await resolve('/c/a/nothing', { paths: {} })).toEqual({ kind: 'page-not-found' })
  })
})

describe('home has one address', () => {
  const stories = [story('home', 'page'), story('nl_nl', 'page'), story('de_de/service', 'page')]

  it.each(['/home', '/nl_nl', '/nl_nl/home'])('%s leads there', async (address) => {
    const location = '/?utm_source=mail'
    expect(await resolve(`${address}?utm_source=mail`, { paths: {}, stories })).toEqual({
      kind: 'redirect',
      location,
      status: 301,
    })
  })

  it.each(['/de_de', '/de_de/service', '/global_en'])('%s is another store', async (address) => {
    expect(await resolve(address, { paths: {}, stories })).toEqual({ kind: 'page-not-found' })
  })
})
