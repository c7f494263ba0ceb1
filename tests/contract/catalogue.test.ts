import { beforeAll, describe, expect, it } from 'vitest'
import { toInventoryQuery } from '../../shared/contract/catalogue/inventory.ts'
import { parseEntities } from '../../shared/contract/search/entities.ts'
import { toSearchAnswer } from '../../shared/contract/search/search-dialects.ts'
import { openBackend } from './backend.ts'
import { findEntities, findSimple, isOfType } from './find-products.ts'

const backend = openBackend()
let sku: string
beforeAll(async () => {
  sku = await findSimple(backend)
})

describe('the search backend query (spec 7)', () => {
  it('answers products that fit the contract, each of them', async () => {
    const { items, rejected, total } = await findEntities(backend, 'product', {}, 48)
    expect(items).toHaveLength(48)
    expect(rejected).toEqual([])
    expect(total).toBeGreaterThanOrEqual(60)
  })

  it('answers configurable products with their children and their options', async () => {
    const { items } = await findEntities(backend, 'product', isOfType('configurable'))
    expect(items.length).toBeGreaterThan(0)
    for (const product of items) {
      expect(product.type_id).toBe('configurable')
      expect(product.configurable_options?.length).toBeGreaterThan(0)
      expect(product.configurable_children?.length).toBeGreaterThan(0)
    }
  })

  it('pages: the second page goes on where the first one ended', async () => {
    const page = async (from: number) => {
      const body = { store: 'nl_nl', type: 'product', searchQuery: {}, size: 5, from }
      return backend.call('search', { body })
    }
    expect(JSON.stringify(await page(5))).not.toBe(JSON.stringify(await page(0)))
  })

  it('is walked through by ids: each product of a list once, whoever goes on behind the last', async () => {
    const seen: number[] = []
    const listed = { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' }
    for (let after: number | undefined = 0; after !== undefined; after = seen.at(-1)) {
      const filters = [listed, { attribute: 'id', value: { gt: after }, scope: 'default' }]
      const searchQuery = { _appliedFilters: filters }
      const _sourceInclude = ['id', 'sku', 'type_id', 'url_path', 'image', 'alternates']
      const body = { store: 'nl_nl', type: 'product', searchQuery, sort: 'id:asc', size: 400 }
      const said = await backend.call('search', { body: { ...body, _sourceInclude } })
      const answer = toSearchAnswer(said, { start: 0, perPage: 400 })
      const { items, rejected } = parseEntities('product', answer?.items ?? [])
      expect(rejected).toEqual([])
      if (items.length === 0) break
      for (const { url_path } of items) expect(url_path).toBeTruthy()
      seen.push(...items.map(({ id }) => id))
    }
    const { total } = await findEntities(backend, 'product', { _appliedFilters: [listed] }, 1)
    expect(seen).toEqual([...new Set(seen)].sort((one, other) => one - other))
    expect(seen).toHaveLength(total ?? 0)
  })

  it('finds a product by its sku alone', async () => {
    const filter = { attribute: 'sku', value: { eq: sku }, scope: 'default' }
    const { items } = await findEntities(backend, 'product', { _appliedFilters: [filter] })
    expect(items.map((product) => product.sku)).toEqual([sku])
  })

  it('finds nothing for a word that stands nowhere', async () => {
    const { items, total } = await findEntities(backend, 'product', { _searchText: 'qqxxzzqq' })
    expect({ items, total }).toEqual({ items: [], total: 0 })
  })

  it('counts facets when it is asked for them', async () => {
    const asked = [{ field: 'color', scope: 'catalog', options: {} }]
    const { aggregations } = await findEntities(backend, 'product', { _availableFilters: asked }, 1)
    expect(Object.keys(aggregations ?? {}).length).toBeGreaterThan(0)
  })

  it.each(['category', 'attribute', 'taxrule', 'redirect', 'url_mapping'] as const)(
    'answers entities of the type %s that fit the contract',
    async (type) => {
      const { rejected } = await findEntities(backend, type)
      expect(rejected).toEqual([])
    },
  )

  it.each(['nl_nl', 'de_de', 'fr_fr', 'global_en'])('has a category tree in %s', async (store) => {
    const { items } = await findEntities(backend, 'category', {}, 100, store)
    expect(items.length).toBeGreaterThan(5)
    for (const { name, url_path } of items) {
      expect(name).toBeTruthy()
      expect(url_path).toBeDefined()
    }
  })
})

describe('what is behind a path (contract 1.7)', () => {
  it('maps the path of a product and of a category, and nothing else', async () => {
    const [product] = (await findEntities(backend, 'product', {}, 1)).items
    const byPath = await backend.call('urlMap', { body: { url: product?.url_path ?? '' } })
    expect(byPath).toMatchObject({ _type: 'product', _source: { sku: product?.sku } })
    const { items } = await findEntities(backend, 'category')
    const category = items.find(({ url_path }) => url_path)
    const there = await backend.call('urlMap', { body: { url: category?.url_path ?? '' } })
    expect(there).toMatchObject({ _type: 'category', _source: { id: category?.id } })
    expect(await backend.call('urlMap', { body: { url: 'no/such/path' } })).toBeNull()
  })

  it('leads a search word to a page or to nothing', async () => {
    const answer = await backend.call('searchRedirect', { query: { tn_q: 'qqxxzzqq' } })
    expect(answer.redirect?.url ?? null).toBeNull()
  })

  it('answers the published home story', async () => {
    const answer = await backend.call('story', { params: { slug: 'home' } })
    expect(answer).toBeTruthy()
  })
})

describe('stock, prices and countries', () => {
  it('answers the stock of many in the order in which they were asked for', async () => {
    const skus = (await findEntities(backend, 'product', isOfType('simple'), 5)).items.map(
      (p) => p.sku,
    )
    const list = await backend.call('stockList', { query: { skus: skus.join(',') } })
    const each = await Promise.all(
      skus.map((one) => backend.call('stockCheck', { query: { sku: one } })),
    )
    expect(list.map(({ qty }) => qty)).toEqual(each.map(({ qty }) => qty))
  })

  it('says whether a quantity can be sold', async () => {
    const ask = (qty: number) =>
      backend.call('inventorySalable', {
        query: toInventoryQuery({ stockId: 1, skuRequests: [{ sku, qty }] }),
      })
    expect(await ask(1)).toMatchObject([{ sku, salable: true }])
    expect(await ask(10_000)).toMatchObject([{ sku, salable: false }])
  })

  it('renders prices, net below gross', async () => {
    const { items } = await backend.call('renderList', {
      query: { skus: sku, currencyCode: 'EUR', storeId: '1' },
    })
    const gross = items[0]?.price_info.final_price ?? 0
    const net = items[0]?.price_info.extension_attributes?.tax_adjustments?.final_price ?? 0
    expect(net).toBeGreaterThan(0)
    expect(net).toBeLessThan(gross)
  })

  it('knows the countries that it sends to', async () => {
    const ids = (await backend.call('countries')).map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['NL', 'BE', 'DE', 'AT', 'FR']))
  })
})
