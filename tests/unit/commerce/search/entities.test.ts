import { beforeAll, describe, expect, it, vi } from 'vitest'
import { entities } from '../../../../shared/contract/search/entities'
import { searchAnswer } from '../../../../shared/contract/search/search-answer'
import type { EntityType } from '../../../../shared/contract/search/search-request'
import { STORE_VIEWS } from '../../../../shared/store-view/store-views'
import { type CommerceShop, openCommerceShop, postJson } from '../../../fakes/commerce-shop'
import { productDraft, SMALL_SHOP } from '../catalogue/small-shop'

let shop: CommerceShop

beforeAll(async () => {
  shop = await openCommerceShop(SMALL_SHOP)
})

async function find(type: string, filters: object[] = [], store = 'nl_nl', rest = {}) {
  const searchQuery = { _appliedFilters: filters }
  const { status, body } = await postJson(shop, '/api/catalog/search', {
    store,
    type,
    searchQuery,
    ...rest,
  })
  expect(status).toBe(200)
  return searchAnswer.parse(body)
}

describe('the search backend query on every type', () => {
  it('refuses a type that is none, in the words of spec 8', async () => {
    const asked = { store: 'nl_nl', type: 'product,gadget', searchQuery: {} }
    const { status, body } = await postJson(shop, '/api/catalog/search', asked)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('No entity type registered for gadget')
  })

  it('answers in the shape of the contract', async () => {
    const types: EntityType[] = [
      'product',
      'category',
      'attribute',
      'taxrule',
      'url_mapping',
      'redirect',
      'tweakwise_landing_page',
    ]
    for (const type of types) {
      const { items, total } = await find(type)
      expect(items.length, type).toBeGreaterThan(0)
      expect(total, type).toBe(items.length)
      for (const item of items) expect(entities[type].safeParse(item).error, type).toBeUndefined()
    }
  })

  it('has no CMS pages yet', async () => {
    for (const type of ['cms_page', 'cms_block']) {
      expect(await find(type)).toMatchObject({ items: [], total: 0 })
    }
  })
})

describe('categories', () => {
  it('are found by id, url_path, level and parent, in the order of the tree', async () => {
    const names = async (...filters: object[]) =>
      (await find('category', filters)).items.map(({ name }) => name)
    expect(await names({ attribute: 'is_active', value: { eq: true } })).toEqual([
      'Meubels',
      'Kinderkleding',
      'Stoelen',
    ])
    expect(await names({ attribute: 'url_path', value: { eq: '/meubels/stoelen/' } })).toEqual([
      'Stoelen',
    ])
    expect(await names({ attribute: 'level', value: { eq: 2 } })).toEqual([
      'Meubels',
      'Kinderkleding',
    ])
    expect(await names({ attribute: 'parent_id', value: { eq: 1 } })).toHaveLength(2)
    expect(await names({ attribute: 'url_path', value: { eq: 'furniture/chairs' } })).toEqual([])
  })

  it('know their parents, their counts, and where they are in other stores', async () => {
    const { items } = await find('category', [{ attribute: 'slug', value: { eq: 'stoelen' } }])
    const [furniture] = (await find('category', [{ attribute: 'slug', value: { eq: 'meubels' } }]))
      .items
    expect(items[0]).toMatchObject({
      level: 3,
      parent_ids: [String(furniture?.id)],
      product_count: 1,
    })
    expect(furniture).toMatchObject({ product_count: 2, children_count: 1, parent_id: 1 })
    expect(items[0]?.alternates).toContainEqual({
      store_code: 'fr_fr',
      url_path: 'furniture/chairs',
    })
  })

  it('count their products only for who asks, since a row is read for each', async () => {
    const prepare = vi.spyOn(shop.catalogue, 'prepare')
    const counts = () => prepare.mock.calls.filter(([text]) => text.includes('category_listing'))
    await find('category', [], 'nl_nl', { _sourceInclude: ['name'] })
    expect(counts()).toEqual([])
    await find('category', [], 'nl_nl', { _sourceInclude: ['product_count'] })
    expect(counts()).toHaveLength(1)
    prepare.mockRestore()
    const rest = { _sourceInclude: ['name'], sort: 'product_count:asc' }
    const filled = [{ attribute: 'product_count', value: { gt: 0 } }]
    const { items } = await find('category', filled, 'nl_nl', rest)
    expect(items.map(({ name }) => name)).toEqual(['Kinderkleding', 'Stoelen', 'Meubels'])
  })

  it('come with no more fields than asked for', async () => {
    const { items } = await find('category', [], 'nl_nl', {
      _sourceInclude: ['id', 'name'],
      size: 1,
    })
    expect(items).toEqual([{ id: expect.any(Number), name: 'Meubels' }])
  })
})

describe('attributes', () => {
  it('come with the words of the store', async () => {
    const { items } = await find('attribute', [
      { attribute: 'attribute_code', value: { eq: 'color' } },
    ])
    expect(items[0]).toMatchObject({ frontend_label: 'Kleur', is_visible: true })
    expect(items[0]?.options).toContainEqual({
      value: 'sage',
      label: 'Saliegroen',
      swatch: '#9caf88',
    })
  })

  it('that are only filtered by are visible, though not on the product', async () => {
    const { items } = await find('attribute', [
      { attribute: 'attribute_code', value: { eq: 'erin_recommends' } },
    ])
    expect(items[0]).toMatchObject({
      is_visible: true,
      is_visible_on_front: false,
      options: [{ value: '1', label: 'Erin recommends' }],
    })
  })
})

describe('tax rules', () => {
  it('hold the rate of every country of the Union for each class', async () => {
    const { items } = await find('taxrule')
    expect(items).toHaveLength(2)
    expect(items[0]?.rates).toContainEqual(
      expect.objectContaining({ rate: 21, tax_country_id: 'NL', tax_region_id: 0 }),
    )
  })
})

describe('the records of a path', () => {
  const types = 'url_mapping,redirect,tweakwise_landing_page'
  const at = (path: string, store = 'nl_nl') =>
    find(types, [{ attribute: 'request_path', value: { eq: path } }], store)

  it('are found by one query, each saying what it is', async () => {
    expect((await at('old-chair')).items).toEqual([
      {
        _type: 'redirect',
        request_path: 'old-chair',
        target_path: 'ella-fauteuil',
        redirect_type: 301,
      },
    ])
    expect((await at('zitten')).items).toEqual([
      {
        _type: 'url_mapping',
        request_path: 'zitten',
        name: 'category',
        params: { slug: 'meubels/stoelen' },
      },
    ])
    expect((await at('/furniture/oak/')).items[0]).toMatchObject({
      _type: 'tweakwise_landing_page',
      url_path: 'furniture/oak',
      filter_attributes: [{ attribute: 'color', value: 'oak' }],
      is_filter_link_allowed: true,
      active: true,
    })
    expect((await at('nowhere')).items).toEqual([])
  })

  it('know where a landing page is in the other stores', async () => {
    const [page] = (await at('furniture/oak')).items
    expect(page?.alternates).toEqual(
      STORE_VIEWS.map(({ storeCode }) => ({ store_code: storeCode, url_path: 'furniture/oak' })),
    )
  })

  it('belong to one store, unless they are of all', async () => {
    expect((await at('old-chair', 'de_de')).items).toEqual([])
    expect((await at('furniture/oak', 'de_de')).items).toHaveLength(1)
  })
})

describe('a page of 48 cards', () => {
  const CARD = [
    ...['id', 'sku', 'parentSku', 'type_id', 'name', 'url_path', 'image', 'hover_image'],
    ...['price_incl_tax', 'original_price_incl_tax', 'special_price_incl_tax'],
    ...['stock.is_in_stock', 'product_labels', 'amxnotif_hide_alert'],
    ...['configurable_options.attribute_id', 'configurable_options.attribute_code'],
    ...['configurable_options.label', 'configurable_options.values'],
    ...['configurable_children.sku', 'configurable_children.image', 'configurable_children.color'],
    ...['configurable_children.size', 'configurable_children.price_incl_tax'],
    ...['configurable_children.original_price_incl_tax', 'configurable_children.stock.is_in_stock'],
  ]

  it('weighs less than 60 kB, with facets', async () => {
    const products = Array.from({ length: 60 }, (_, n) => dress(n)).flat()
    const large = await openCommerceShop({
      ...SMALL_SHOP,
      products: [...SMALL_SHOP.products, ...products],
    })
    const body = {
      store: 'nl_nl',
      type: 'product',
      size: 48,
      searchQuery: {
        _availableFilters: ['color', 'size', 'price', 'material'].map((field) => ({ field })),
        _appliedFilters: [{ attribute: 'visibility', value: { in: [2, 3, 4] } }],
      },
      _sourceInclude: CARD,
    }
    const { body: answer } = await postJson(large, '/api/catalog/search', body)
    expect(searchAnswer.parse(answer).items).toHaveLength(48)
    expect(JSON.stringify(answer).length).toBeLessThan(60_000)
  })

  function dress(n: number) {
    const children = ['S', 'M', 'L'].map((size) =>
      productDraft(`DRESS-${n}-${size}`, {
        visibility: 1,
        attributes: { size: [size], color: ['red'] },
      }),
    )
    const parent = productDraft(`DRESS-${n}`, {
      typeId: 'configurable',
      description: { all: 'Long words about a dress. '.repeat(100) },
      variations: { attributes: ['size'], skus: children.map(({ sku }) => sku) },
    })
    return [parent, ...children]
  }
})
