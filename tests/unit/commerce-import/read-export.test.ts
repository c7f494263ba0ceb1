import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseConfigurableVariations } from '../../../worker/commerce/import/configurable-variations'
import { readExport } from '../../../worker/commerce/import/read-export'

const SETTINGS = {
  stores: new Map(),
  taxClasses: new Map(),
  writtenAt: '2026-01-01T00:00:00.000Z',
}
const COLUMNS = [
  'sku',
  'store_view_code',
  'product_type',
  'categories',
  'name',
  'price',
  'visibility',
  'qty',
  'additional_attributes',
  'configurable_variations',
  'base_image',
  'special_price',
  'special_price_from_date',
]

type Row = Partial<Record<(typeof COLUMNS)[number], string>>

function csv(rows: Row[], { eol = '\n', bom = '' } = {}): string {
  const cell = (text = '') => `"${text.replaceAll('"', '""')}"`
  const lines = rows.map((row) => COLUMNS.map((column) => cell(row[column])).join(','))
  return bom + [COLUMNS.join(','), ...lines].join(eol)
}

const read = (text: string) => readExport(Readable.from([text]), SETTINGS)
const shirt = (facts: Row = {}): Row => ({
  sku: 'S',
  product_type: 'simple',
  name: 'Shirt',
  price: '10.00',
  qty: '3',
  ...facts,
})

describe('reading a Magento export', () => {
  it('makes a product of a row', async () => {
    const { draft, problems } = await read(
      csv([shirt({ categories: 'Default Category/Men/Tops', base_image: '/s/h/shirt.jpg' })]),
    )
    expect(problems).toEqual([])
    expect(draft.products[0]).toMatchObject({
      sku: 'S',
      price: { all: 1000 },
      urlKey: { all: 'shirt' },
      categories: ['Men/Tops'],
      images: ['catalog/product/s/h/shirt.jpg'],
      stock: { qty: 3, isInStock: true },
    })
    expect(draft.categories.map(({ path }) => path)).toEqual(['Men', 'Men/Tops'])
  })

  it.each([
    [{ sku: '' }, 'no sku'],
    [{ product_type: 'spaceship' }, 'unknown product type: spaceship'],
    [{ product_type: 'bundle' }, 'products of type bundle are not supported yet'],
    [{ price: 'ten' }, 'bad price: ten'],
    [{ visibility: 'Sometimes' }, 'unknown visibility: Sometimes'],
    [{ qty: 'many' }, 'bad quantity: many'],
    [{ special_price: 'less' }, 'bad special price: less'],
    [{ product_type: 'configurable' }, 'a configurable product without variations'],
  ])('leaves out a row with its line and reason: %j', async (facts, reason) => {
    const { draft, problems } = await read(csv([shirt({ sku: 'GOOD' }), shirt(facts)]))
    expect(problems).toMatchObject([{ line: 3, reason, isLeftOut: true }])
    expect(draft.products.map(({ sku }) => sku)).toEqual(['GOOD'])
  })

  it('names the first line of a duplicate sku, whatever its capitals', async () => {
    const { problems } = await read(csv([shirt(), shirt({ sku: 's' })]))
    expect(problems[0]?.reason).toBe('duplicate sku, first on line 2')
  })

  it('counts lines through quotes, carriage returns and a byte order mark', async () => {
    const rows = [shirt({ name: 'One\nshirt' }), shirt({ sku: 'T', price: 'x' })]
    const { problems } = await read(csv(rows, { eol: '\r\n', bom: '\uFEFF' }))
    expect(problems[0]?.line).toBe(4)
  })

  it('links a configurable product to its children and names unknown ones', async () => {
    const parent = shirt({
      sku: 'P',
      product_type: 'configurable',
      price: '',
      configurable_variations: 'sku=P-S,size=S|sku=P-X,size=X',
    })
    const child = shirt({ sku: 'P-S', price: '7.50', additional_attributes: 'size=S' })
    const { draft, problems } = await read(csv([child, parent]))
    expect(draft.products.find(({ sku }) => sku === 'P')).toMatchObject({
      price: { all: 750 },
      variations: { attributes: ['size'], skus: ['P-S'] },
    })
    expect(problems).toMatchObject([
      { line: 3, reason: 'a variation names an unknown sku: P-X', isLeftOut: false },
    ])
  })

  it('takes the words of a store from its own row', async () => {
    const { draft } = await read(
      csv([shirt(), { sku: 'S', store_view_code: 'de_de', name: 'Hemd', price: '12' }]),
    )
    expect(draft.products[0]).toMatchObject({
      name: { all: 'Shirt', de_de: 'Hemd' },
      price: { all: 1000, de_de: 1200 },
    })
  })

  it('gives two products of one name two addresses', async () => {
    const { draft } = await read(csv([shirt(), shirt({ sku: 'S2' })]))
    expect(draft.products.map(({ urlKey }) => urlKey.all)).toEqual(['shirt', 'shirt-s2'])
  })
})

describe('configurable_variations', () => {
  it('are read back as they were written', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9_]{0,10}$/).filter((code) => code !== 'sku')
    const value = fc.stringMatching(/^[A-Za-z0-9 .-]{1,12}$/).map((text) => text.trim() || 'x')
    const sku = fc.stringMatching(/^[A-Z0-9-]{1,12}$/)
    const variation = fc.record({ sku, choice: fc.dictionary(name, value, { minKeys: 1 }) })
    fc.assert(
      fc.property(fc.array(variation, { minLength: 1, maxLength: 6 }), (variations) => {
        const text = variations
          .map(({ sku: own, choice }) =>
            [`sku=${own}`, ...Object.entries(choice).map(([code, v]) => `${code}=${v}`)].join(','),
          )
          .join('|')
        const found = parseConfigurableVariations(text)
        expect(found.map((one) => [one.sku, Object.fromEntries(one.choice)])).toEqual(
          variations.map((one) => [one.sku, { ...one.choice }]),
        )
      }),
    )
  })
})
