import { Readable } from 'node:stream'
import { beforeAll, describe, expect, it } from 'vitest'
import { STORE_VIEWS } from '../../../../shared/store-view/store-views'
import type { ExportSettings } from '../../../../worker/tools/catalogue-files/export-settings'
import {
  kindOfFile,
  readDocuments,
} from '../../../../worker/tools/catalogue-files/vsf-index/read-documents'
import { readIndex } from '../../../../worker/tools/catalogue-files/vsf-index/read-index'
import { type CommerceShop, openCommerceShop } from '../../../fakes/commerce-shop'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { SMALL_SHOP } from '../../commerce/catalogue/small-shop'
import { search } from '../../commerce/search/query'
import { SETTINGS } from './read-files'
import { SHOP_OF_EVERYTHING } from './shop-of-everything'
import { load } from './take-out'

/** Everything that files of documents come to. */
async function read(files: Record<string, string>, settings: ExportSettings = SETTINGS) {
  const opened = Object.entries(files).map(([name, text]) => ({
    name,
    store: undefined,
    documents: readDocuments(Readable.from([text]), kindOfFile(name)),
  }))
  const source = await readIndex(opened, settings)
  const result = {
    products: [...source.products()],
    attributes: [...source.attributes],
    categories: [...source.categories],
    pictures: [...source.pictures()],
    problems: [...source.problems.all()],
  }
  source.close()
  return result
}

const lines = (documents: unknown[]) => documents.map((doc) => JSON.stringify(doc)).join('\n')

const COLOUR = {
  attribute_code: 'color',
  attribute_id: 93,
  frontend_input: 'select',
  frontend_label: 'Color',
  is_user_defined: true,
  options: [
    { value: '', label: ' ' },
    { value: '49', label: 'Black', swatch: { value: '#000000' } },
    { value: 50, label: 'Blue' },
  ],
}
const CATEGORIES = [
  { id: 2, parent_id: 1, level: 1, name: 'Default Category', path: '1/2' },
  {
    id: 20,
    parent_id: 2,
    level: 2,
    name: 'Women',
    url_key: 'women',
    position: 2,
    path: '1/2/20',
    is_active: true,
    children_data: [{ id: 21, parent_id: 20, level: 3, name: 'Tops / Tees', url_key: 'tops' }],
  },
]
const SHIRT = {
  id: 1,
  sku: 'S-Black',
  type_id: 'simple',
  name: 'Shirt &amp; tie',
  price: 29.99,
  special_price: '19.9900',
  special_from_date: '2026-01-01 00:00:00',
  status: 1,
  visibility: 4,
  tax_class_id: 2,
  url_key: 'shirt',
  color: '49',
  category_ids: ['2', '21'],
  media_gallery: [
    { image: '/s/h/b.jpg', pos: 2, typ: 'image', lab: null },
    { image: '/s/h/a.jpg', pos: 1, typ: 'image', lab: '' },
  ],
  stock: {
    qty: 7,
    is_in_stock: true,
    manage_stock: true,
    use_config_max_sale_qty: true,
    max_sale_qty: 0,
  },
  created_at: '2025-03-01 10:00:00',
  updated_at: '2025-03-02 10:00:00',
}

describe('the documents of a Vue Storefront index', () => {
  it('become products with their attributes, categories, pictures and stock', async () => {
    const { products, attributes, categories, pictures, problems } = await read({
      'product.ndjson': lines([SHIRT]),
      'category.ndjson': lines(CATEGORIES),
      'attribute.ndjson': lines([COLOUR]),
    })
    expect(problems).toEqual([])
    expect(products).toMatchObject([
      {
        name: { all: 'Shirt & tie' },
        price: { all: 2999 },
        specialPrice: { all: { price: 1999, from: '2026-01-01T00:00:00.000Z', to: null } },
        attributes: { color: ['49'] },
        categories: ['Women/Tops - Tees'],
        images: ['catalog/product/s/h/a.jpg', 'catalog/product/s/h/b.jpg'],
        stock: { qty: 7, maxQty: 10_000 },
        createdAt: '2025-03-01T10:00:00.000Z',
      },
    ])
    expect(attributes[0]?.options).toEqual([
      { value: '49', label: { all: 'Black' }, swatch: '#000000' },
      { value: '50', label: { all: 'Blue' } },
    ])
    expect(categories.map(({ path }) => path)).toEqual(['Women', 'Women/Tops - Tees'])
    expect(pictures).toHaveLength(2)
  })

  it.each([
    ['a rule of the merchant takes off', { final_price: 14.99 }, { price: 1499, from: null }],
    [
      'an offer takes off',
      { final_price: 19.99 },
      { price: 1999, from: '2026-01-01T00:00:00.000Z' },
    ],
    ['without tax', { price_incl_tax: 36.29, final_price: 14.995 }, { price: 1815, from: null }],
    ['a rule takes off an offer that is over', { final_price: 25 }, { price: 2500, from: null }],
  ])('cost what the final price says: %s', async (_, prices, special) => {
    const { products } = await read({ 'product.ndjson': lines([{ ...SHIRT, ...prices }]) })
    expect(products[0]?.specialPrice?.all).toMatchObject(special)
  })

  it('cost the final price where there is no other', async () => {
    const bare = { ...SHIRT, price: undefined, special_price: undefined, final_price: 12.5 }
    const { products } = await read({ 'product.ndjson': lines([bare]) })
    expect(products[0]).toMatchObject({ price: { all: 1250 } })
    expect(products[0]?.specialPrice).toBeUndefined()
  })

  it('may lie in the envelopes of a dump, one index a store', async () => {
    const envelope = (index: string, _type: string, _source: object) => ({
      _index: index,
      _type,
      _source,
    })
    const dump = lines([
      envelope('vsf_catalog', 'product', SHIRT),
      envelope('vsf_catalog_de_product', '_doc', { ...SHIRT, name: 'Hemd', price: 31 }),
      envelope('vsf_catalog_fr_fr_product_1579', '_doc', { ...SHIRT, name: 'Chemise' }),
    ])
    const stores = new Map([['vsf_catalog_de', 'de_de' as const]])
    const { products, problems } = await read({ 'dump.json': dump }, { ...SETTINGS, stores })
    expect(problems).toEqual([])
    expect(products).toMatchObject([
      {
        name: { all: 'Shirt & tie', de_de: 'Hemd', fr_fr: 'Chemise' },
        price: { all: 2999, de_de: 3100 },
      },
    ])
  })

  it('name children that have no document of their own', async () => {
    const parent = {
      ...SHIRT,
      sku: 'S',
      type_id: 'configurable',
      color: undefined,
      configurable_options: [
        { attribute_id: '93', attribute_code: 'color', values: [{ value_index: 49 }] },
      ],
      configurable_children: [
        { sku: 'S-Black', name: 'Shirt black', price: 25, color: '49', stock: { qty: 1 } },
        { sku: 'S-Blue', price: 26, custom_attributes: [{ attribute_code: 'color', value: 50 }] },
      ],
    }
    const { products } = await read({
      'product.ndjson': lines([parent]),
      'attributes.ndjson': lines([COLOUR]),
    })
    expect(products.map(({ sku, typeId, visibility }) => [sku, typeId, visibility])).toEqual([
      ['S', 'configurable', 4],
      ['S-Black', 'simple', 1],
      ['S-Blue', 'simple', 1],
    ])
    expect(products[0]?.variations).toEqual({ attributes: ['color'], skus: ['S-Black', 'S-Blue'] })
    expect(products[2]).toMatchObject({ attributes: { color: ['50'] }, price: { all: 2600 } })
  })

  it('are taxed as their rules say', async () => {
    const rule = (id: number, rate: number) => ({
      id,
      product_tax_class_ids: [id],
      customer_tax_class_ids: [3],
      rates: [{ rate, tax_country_id: 'NL' }],
    })
    const product = (sku: string, tax_class_id: number) => ({
      ...SHIRT,
      sku,
      url_key: sku,
      tax_class_id,
    })
    const { products } = await read({
      'product.ndjson': lines([product('A', 5), product('B', 6), product('C', 7), product('D', 0)]),
      'taxrule.ndjson': lines([rule(5, 21), rule(6, 9), rule(7, 0)]),
    })
    expect(products.map(({ taxClass }) => taxClass)).toEqual([
      'standard',
      'reduced',
      'zero',
      'zero',
    ])
  })

  it('are left out one by one, with their line and what is wrong with them', async () => {
    const { products, problems } = await read({
      'product.ndjson': [
        '{"sku":',
        lines([SHIRT, SHIRT, { ...SHIRT, sku: 'X', type_id: 'ship' }, { sku: 'Y' }]),
      ].join('\n'),
    })
    expect(products.map(({ sku }) => sku)).toEqual(['S-Black'])
    expect(problems.map(({ line, reason }) => [line, reason])).toEqual([
      [1, 'not a JSON object'],
      [3, 'duplicate sku, first on line 2'],
      [4, 'unknown product type: ship'],
      [5, 'id: Required'],
    ])
  })

  it('are refused as a whole where one line holds everything', async () => {
    const endless = Readable.from(
      (function* () {
        for (;;) yield '['.repeat(1_000_000)
      })(),
    )
    const files = [
      { name: 'a.json', store: undefined, documents: readDocuments(endless, undefined) },
    ]
    await expect(readIndex(files, SETTINGS)).rejects.toThrow('one document a line')
  })
})

describe('what the shop itself answers', () => {
  let shop: CommerceShop

  beforeAll(async () => {
    shop = await openCommerceShop(SMALL_SHOP)
    await load(shop, SHOP_OF_EVERYTHING, 'replace')
  })

  it('can be read as an index, and makes the same shop again', async () => {
    const found = STORE_VIEWS.flatMap(({ storeCode: store }) =>
      (['product', 'category', 'attribute', 'taxrule'] as const).map(async (type) => {
        const { items } = await search(shop, { type, store, size: 100 })
        return items.map((_source) => ({
          _index: `catalog_${store}_${type}`,
          _type: type,
          _source,
        }))
      }),
    )
    const dump = lines((await Promise.all(found)).flat())
    const { problems, pictures: _, ...draft } = await read({ 'dump.ndjson': dump })
    expect(problems.filter(({ reason }) => !reason.includes('downloads'))).toEqual([])
    const other = await openCommerceShop(SMALL_SHOP, createDatabases())
    await load(other, draft, 'replace')
    const seen = async (from: CommerceShop, store: string) =>
      (
        await search(from, {
          store: store as never,
          size: 100,
          facets: ['color', 'size', 'material'],
        })
      ).items.map(
        ({ sku, name, url_path, price_incl_tax, original_price_incl_tax, product_labels }) => ({
          ...{ sku, name, url_path, price_incl_tax, original_price_incl_tax, product_labels },
        }),
      )
    const bySku = (items: { sku: unknown }[]) =>
      items.toSorted((one, two) => (String(one.sku) < String(two.sku) ? -1 : 1))
    for (const { storeCode } of STORE_VIEWS) {
      expect(bySku(await seen(other, storeCode))).toEqual(bySku(await seen(shop, storeCode)))
    }
  })
})
