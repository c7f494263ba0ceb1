import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type CommerceShop, openCommerceShop, postJson } from '../../../fakes/commerce-shop'
import { createD1 } from '../../../fakes/d1-in-memory'
import { writeCatalogue } from '../../../fakes/write-catalogue'
import { productDraft, SMALL_SHOP } from '../catalogue/small-shop'
import { oneOf, search } from './query'

let shop: CommerceShop

beforeAll(async () => {
  shop = await openCommerceShop(SMALL_SHOP)
})

const idOf = async (name: string) => {
  const found = await search(shop, { type: 'category', store: 'global_en' })
  return Number(found.items.find((item) => item.name === name)?.id)
}

describe('a listing', () => {
  it('shows listed products, the latest first (spec 9)', async () => {
    expect((await search(shop)).skus).toEqual(['TABLE', 'ELLA', 'NORA'])
  })

  it('has the products of a category and of all below it', async () => {
    const inCategory = async (name: string) =>
      (await search(shop, { filters: [oneOf('category_ids', await idOf(name))] })).skus
    expect(await inCategory('Furniture')).toEqual(['TABLE', 'ELLA'])
    expect(await inCategory('Chairs')).toEqual(['ELLA'])
    expect(await inCategory('Kidswear')).toEqual(['NORA'])
  })

  it('sorts by price, name, position and date, both ways', async () => {
    const sorted = async (sort: string) => (await search(shop, { sort })).skus
    expect(await sorted('price:asc')).toEqual(['NORA', 'TABLE', 'ELLA'])
    expect(await sorted('final_price:desc')).toEqual(['ELLA', 'TABLE', 'NORA'])
    expect(await sorted('name:asc')).toEqual(['TABLE', 'ELLA', 'NORA'])
    expect(await sorted('position:asc')).toEqual(['ELLA', 'TABLE', 'NORA'])
    expect(await sorted('created_at:desc')).toEqual(['TABLE', 'ELLA', 'NORA'])
    expect(await sorted('nonsense:desc')).toEqual(['TABLE', 'ELLA', 'NORA'])
  })

  it('comes in pages with the same total; size 0 means 50, a start below 0 means 0 (spec 5)', async () => {
    const second = await search(shop, { size: 2, from: 2 })
    expect(second).toMatchObject({ skus: ['NORA'], total: 3, start: 2, perPage: 2 })
    expect(await search(shop, { size: 0, from: -5 })).toMatchObject({
      perPage: 50,
      start: 0,
      total: 3,
    })
    expect(await search(shop, { from: 900 })).toMatchObject({ skus: [], total: 3 })
  })

  it('is in the words and prices of its store', async () => {
    const of = async (store: string) =>
      (await search(shop, { store, filters: [oneOf('sku', 'ELLA')] })).items[0]
    expect(await of('nl_nl')).toMatchObject({ name: 'Ella fauteuil', price_tax: 69.25 })
    expect(await of('de_de')).toMatchObject({ name: 'Ella Sessel', original_price_incl_tax: 529 })
    expect(await of('global_en')).toMatchObject({ product_labels: [{ category_text: 'New' }] })
  })
})

describe('filters', () => {
  it('are OR within an attribute and AND across', async () => {
    const skus = async (...filters: ReturnType<typeof oneOf>[]) =>
      (await search(shop, { filters })).skus
    expect(await skus(oneOf('color', 'sage', 'oak'))).toEqual(['TABLE', 'ELLA'])
    expect(await skus(oneOf('color', 'sage', 'oak'), oneOf('material', 'wool'))).toEqual(['ELLA'])
    expect(await skus(oneOf('erin_recommends', 1))).toEqual(['ELLA'])
  })

  it('find a size and a colour on one and the same child (contract 2.11)', async () => {
    const find = async (size: string, color: string) =>
      (await search(shop, { filters: [oneOf('size', size), oneOf('color', color)] })).skus
    expect(await find('S', 'red')).toEqual(['NORA'])
    expect(await find('S', 'blue')).toEqual([])
    expect(await find('M', 'blue')).toEqual(['NORA'])
  })

  it('find what a parent says of itself on every child', async () => {
    const filters = [oneOf('size', 'S'), oneOf('material', 'cotton')]
    expect((await search(shop, { filters })).skus).toEqual(['NORA'])
  })

  it('take a price range in decimals, ends included', async () => {
    const between = async (value: object) =>
      (await search(shop, { filters: [{ attribute: 'price', value }] })).skus
    expect(await between({ gte: 39.95, lte: 250 })).toEqual(['TABLE', 'NORA'])
    expect(await between({ gt: 39.95, lt: 250 })).toEqual([])
    expect(await between({ from: 300 })).toEqual(['ELLA'])
    expect(await between({ gte: 'cheap' })).toEqual([])
  })

  it('exclude, and ask whether there is anything at all', async () => {
    const skus = async (value: object) =>
      (await search(shop, { filters: [{ attribute: 'material', value }] })).skus
    expect(await skus({ nin: ['wool'] })).toEqual(['TABLE', 'NORA'])
    expect(await skus({ eq: null })).toEqual(['ELLA', 'NORA'])
    expect(await skus({ neq: null })).toEqual(['TABLE'])
  })

  it('are not narrowed by a filter that the shop does not know, nor by a value', async () => {
    const whole = await search(shop, { facets: ['color', 'price'] })
    for (const unknown of [oneOf('nonsense', 'x'), oneOf('color', 'nonsense')]) {
      const found = await search(shop, { filters: [unknown], facets: ['color', 'price'] })
      expect(found).toEqual({ ...whole, RequestId: expect.any(String) })
    }
    const filters = [oneOf('color', 'nonsense', 'red'), oneOf('size', 'XXXL')]
    expect((await search(shop, { filters })).skus).toEqual(['NORA'])
  })

  it('are empty where the shop has a value and no product has it', async () => {
    const [color, ...others] = SMALL_SHOP.attributes
    const pink = { value: 'pink', label: { all: 'Pink' } }
    const attributes = color ? [{ ...color, options: [...color.options, pink] }, ...others] : []
    const tinted = await openCommerceShop({ ...SMALL_SHOP, attributes })
    expect((await search(tinted, { filters: [oneOf('color', 'pink')] })).skus).toEqual([])
  })

  it('find nothing by a condition of the shop itself on a field that no product has', async () => {
    const own = { attribute: 'nonsense', value: { in: ['x'] }, scope: 'default' as const }
    expect((await search(shop, { filters: [own] })).skus).toEqual([])
  })

  it('find a child, and a parent by its child, when asked without visibility', async () => {
    const byField = async (attribute: string, value: string) => {
      const searchQuery = { _appliedFilters: [{ attribute, value: { eq: value } }] }
      const body = {
        store: 'nl_nl',
        type: 'product',
        searchQuery,
        _sourceInclude: ['sku', 'parentSku'],
      }
      return (await postJson(shop, '/api/catalog/search', body)).body
    }
    expect(await byField('sku', 'nora-m-red')).toMatchObject({
      items: [{ sku: 'NORA-M-RED', parentSku: 'NORA' }],
    })
    expect(await byField('configurable_children.sku', 'NORA-M-RED')).toMatchObject({
      items: [{ sku: 'NORA' }],
    })
    expect(await byField('url_path', 'ella-fauteuil')).toMatchObject({ items: [{ sku: 'ELLA' }] })
  })

  it('never find what is switched off, and what no list shows only by its sku (spec 5)', async () => {
    const other = await openCommerceShop({
      ...SMALL_SHOP,
      products: [
        ...SMALL_SHOP.products,
        productDraft('OFF', { isEnabled: false, attributes: { color: ['oak'] } }),
        productDraft('UNSEEN', { visibility: 1, attributes: { color: ['oak'] } }),
      ],
    })
    const skus = async (...filters: object[]) => {
      const body = { store: 'nl_nl', type: 'product', searchQuery: { _appliedFilters: filters } }
      const answer = (await postJson(other, '/api/catalog/search', body)).body as Answer
      return answer.items.map(({ sku }) => sku)
    }
    type Answer = { items: { sku: string }[] }
    const listed = ['TABLE', 'ELLA', 'NORA']
    expect(await skus()).toEqual(listed)
    expect(await skus({ attribute: 'status', value: { in: [0, 1, 2] } })).toEqual(listed)
    expect(await skus({ attribute: 'sku', value: { neq: 'ELLA' } })).toEqual(['TABLE', 'NORA'])
    expect(await skus({ attribute: 'sku', value: { gte: 'OFF' } })).toEqual(['TABLE'])
    for (const attribute of ['status', 'sku', 'color', 'visibility', 'price']) {
      const value = { in: ['OFF', 'oak', 2, 1, 100] }
      expect(await skus({ attribute, value })).not.toContain('OFF')
      expect(await skus({ attribute, value })).not.toContain('UNSEEN')
    }
    expect(await skus({ attribute: 'sku', value: { in: ['OFF', 'UNSEEN'] } })).toEqual(['UNSEEN'])
  })

  it('hide what is sold out when asked to', async () => {
    const soldOut = { ...productDraft('GONE').stock, qty: 0 }
    const other = await openCommerceShop({
      ...SMALL_SHOP,
      products: [...SMALL_SHOP.products, productDraft('GONE', { stock: soldOut })],
    })
    const filters = [{ attribute: 'stock.is_in_stock', value: { eq: true } }]
    expect((await search(other)).skus).toContain('GONE')
    expect((await search(other, { filters })).skus).not.toContain('GONE')
    expect((await search(other, { filters })).skus).toContain('NORA')
  })
})

describe('facets', () => {
  const facets = ['color', 'size', 'material', 'price']

  it('count products, not children', async () => {
    const { counts } = await search(shop, { facets })
    expect(counts.color).toEqual({ blue: 1, oak: 1, red: 1, sage: 1 })
    expect(counts.size).toEqual({ S: 1, M: 1, L: 1 })
  })

  it('are not narrowed by their own filter, but by all others, on the same child', async () => {
    const { counts } = await search(shop, { facets, filters: [oneOf('color', 'red')] })
    expect(counts.color).toEqual({ blue: 1, oak: 1, red: 1, sage: 1 })
    expect(counts.size).toEqual({ S: 1, M: 1 })
    expect(counts.material).toEqual({ cotton: 1 })
  })

  it('have the range and the four buckets of prices, without the price filter', async () => {
    const whole = await search(shop, { facets })
    const narrowed = await search(shop, {
      facets,
      filters: [{ attribute: 'price', value: { lte: 50 } }],
    })
    expect(narrowed.skus).toEqual(['NORA'])
    for (const { aggregations } of [whole, narrowed]) {
      expect(aggregations.agg_min_price?.value).toBe(39.95)
      expect(aggregations.agg_max_price?.value).toBe(399)
      const buckets = aggregations.agg_range_price?.buckets ?? []
      expect(buckets.map(({ doc_count }) => doc_count)).toEqual([1, 0, 0, 2])
    }
  })

  it('say what an attribute is called in the store', async () => {
    expect(await search(shop, { facets: ['color', 'price', 'nonsense'] })).toMatchObject({
      attributeMetadata: [{ attribute_code: 'color', frontend_label: 'Kleur' }],
    })
  })

  it('become a range where there are more than a hundred measures', async () => {
    const widths = Array.from({ length: 120 }, (_, at) => String(at + 50))
    const { attributes } = SMALL_SHOP
    const width = {
      code: 'width',
      label: { all: 'Width' },
      input: 'select' as const,
      isFilterable: true,
      isVisible: true,
      position: 9,
      options: widths.map((value) => ({ value, label: { all: `${value} cm` } })),
    }
    const wide = await openCommerceShop({
      ...SMALL_SHOP,
      attributes: [...attributes, width],
      products: widths.map((value) =>
        productDraft(`W${value}`, { attributes: { width: [value] } }),
      ),
    })
    const { aggregations } = await search(wide, { facets: ['width'] })
    expect(aggregations).toMatchObject({
      agg_min_width: { value: 50 },
      agg_max_width: { value: 169 },
    })
    expect(aggregations.agg_terms_width).toBeUndefined()
    const between = { attribute: 'width', value: { gte: 100, lte: 101 }, scope: 'catalog' as const }
    const narrowed = await search(wide, { facets: ['width'], filters: [between], sort: 'id:asc' })
    expect(narrowed.skus).toEqual(['W100', 'W101'])
    expect(narrowed.aggregations.agg_max_width?.value).toBe(169)
  })

  it('become a range by the values that there are, however few of them products have', async () => {
    const options = Array.from({ length: 120 }, (_, cm) => ({
      value: String(cm),
      label: { all: `${cm} cm` },
    }))
    const depth = {
      code: 'depth',
      label: { all: 'Depth' },
      input: 'select' as const,
      isFilterable: true,
      isVisible: true,
      position: 9,
      options,
    }
    const deep = await openCommerceShop({
      ...SMALL_SHOP,
      attributes: [...SMALL_SHOP.attributes, depth],
      products: [productDraft('DEEP', { attributes: { depth: ['40'] } })],
    })
    const { aggregations } = await search(deep, { facets: ['depth'] })
    expect(aggregations).toMatchObject({
      agg_min_depth: { value: 40 },
      agg_max_depth: { value: 40 },
    })
  })

  it('stay a list where the values are ids, and the labels words', async () => {
    const options = Array.from({ length: 120 }, (_, at) => ({
      value: String(5_000 + at),
      label: { all: `Maker ${at}` },
    }))
    const maker = {
      code: 'maker',
      label: { all: 'Maker' },
      input: 'select' as const,
      isFilterable: true,
      isVisible: true,
      position: 9,
      options,
    }
    const made = await openCommerceShop({
      ...SMALL_SHOP,
      attributes: [...SMALL_SHOP.attributes, maker],
      products: [productDraft('MADE', { attributes: { maker: ['5007'] } })],
    })
    const { aggregations } = await search(made, { facets: ['maker'] })
    expect(aggregations.agg_terms_maker?.buckets).toMatchObject([{ key: '5007', label: 'Maker 7' }])
  })

  it('say how an option is called in the store', async () => {
    const { aggregations } = await search(shop, { facets: ['color'] })
    expect(aggregations.agg_terms_color?.buckets).toContainEqual({
      key: 'red',
      doc_count: 1,
      label: 'Rood',
    })
  })
})

describe('what is held in memory', () => {
  it('counts nothing that came since it was read', async () => {
    const { db: catalogue, sqlite } = createD1('catalogue')
    const own = await openCommerceShop(SMALL_SHOP, { catalogue, sales: createD1('sales').db })
    const named = { attribute: 'sku', value: { in: ['ELLA', 'NORA-S-RED'] } }
    const ask = () => search(own, { facets: ['price', 'color'], filters: [named] })
    const before = await ask()
    sqlite.exec(`INSERT INTO listing
      SELECT store_id, (SELECT id FROM product WHERE sku = 'NORA-S-RED'), visibility, 0, name, 1, NULL,
        created_at, updated_at
      FROM listing WHERE product_id = (SELECT id FROM product WHERE sku = 'ELLA')`)
    const after = await ask()
    expect([after.total, after.skus]).toEqual([1, ['ELLA']])
    expect(after.aggregations).toEqual(before.aggregations)
  })

  it('answers the second list without reading the catalogue again', async () => {
    const ask = () => search(shop, { filters: [oneOf('color', 'red')], facets: ['color', 'size'] })
    const first = await ask()
    const statements = vi.spyOn(shop.catalogue, 'prepare')
    const second = await ask()
    const asked = statements.mock.calls.map(([text]) => text)
    statements.mockRestore()
    expect(second).toEqual({ ...first, RequestId: expect.any(String) })
    expect(asked.filter((text) => /list_column|facet|FROM listing AS/.test(text))).toEqual([])
  })

  it('narrows a text without reading its words again', async () => {
    const ask = (...filters: Parameters<typeof oneOf>[]) =>
      search(shop, {
        text: 'ella',
        filters: filters.map((filter) => oneOf(...filter)),
        _sourceInclude: ['sku', 'image'],
      })
    await ask()
    const statements = vi.spyOn(shop.catalogue, 'prepare')
    const narrowed = await ask(['type_id', 'nothing'])
    const whole = await ask()
    const asked = statements.mock.calls.map(([text]) => text)
    statements.mockRestore()
    expect([narrowed.skus, whole.skus]).toEqual([[], ['ELLA']])
    expect(asked.filter((text) => /search_posting|picture_version/.test(text))).toEqual([])
  })

  it('is read anew after an import', async () => {
    const other = await openCommerceShop(SMALL_SHOP)
    expect((await search(other, { text: 'ella' })).skus).toEqual(['ELLA'])
    const renamed = productDraft('ELLA', { name: { all: 'Otto' }, attributes: { color: ['red'] } })
    await writeCatalogue(other, { ...SMALL_SHOP, products: [renamed] }, 'replace')
    expect((await search(other, { text: 'ella' })).skus).toEqual(['ELLA'])
    expect((await search(other, { text: 'otto' })).skus).toEqual(['ELLA'])
    const { skus, counts } = await search(other, { facets: ['color'] })
    expect([skus, counts.color]).toEqual([['ELLA'], { red: 1 }])
  })
})
