import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { WireAttribute } from '../../../../shared/contract/catalogue/attribute'
import { wireProduct } from '../../../../shared/contract/catalogue/product'
import { storeViewOf } from '../../../../shared/store-view/store-views'
import { toFoundProduct } from '../../../../worker/storefront/mapping/product/to-product'

const store = storeViewOf('global_en')
const parse = (wire: object) => z.parse(wireProduct, wire as never)

const TABLE = { id: 2, sku: 'TABLE', type_id: 'simple', name: 'Table', url_path: 'table' }
const LINKED = [
  { ...TABLE, price_incl_tax: 500, original_price_incl_tax: 500, image: '/table.webp' },
  { id: 3, sku: 'CHAIR', type_id: 'simple', name: 'Chair', url_path: 'chair', price_incl_tax: 80 },
  {
    id: 4,
    sku: 'BENCH',
    type_id: 'simple',
    name: 'Bench',
    price_incl_tax: 90,
    stock: { is_in_stock: false },
    visibility: 1,
  },
].map((wire) => parse(wire))
const linked = new Map(LINKED.map((wire) => [wire.sku, wire]))

function read(wire: object) {
  const whole = parse({ id: 1, sku: 'SET', type_id: 'simple', name: 'Set', ...wire })
  return toFoundProduct(whole, { attributes: [], linked, store })
}

const link = (sku: string, rest: object = {}) => ({
  link_type: 'associated',
  linked_product_sku: sku,
  linked_product_type: 'simple',
  ...rest,
})

describe('a grouped product (spec 4)', () => {
  const { product, linkedIds } = read({
    type_id: 'grouped',
    price_incl_tax: 1,
    product_links: [
      link('CHAIR', { qty: '4', position: 2 }),
      link('TABLE', { qty: 1, position: 1 }),
      link('BENCH', { position: 3 }),
      link('GONE', { qty: 1 }),
      link('CHAIR', { linked_product_type: 'configurable' }),
      link('CHAIR', { enabled: false }),
    ],
  })

  it('has its associated simple products, in order, and leaves out what is missing', () => {
    expect(product.typeData.parts.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['TABLE', 1],
      ['CHAIR', 4],
      ['BENCH', 1],
    ])
    expect(product.typeData.parts[0]).toMatchObject({ link: '/table', image: 'table.webp' })
  })

  it('links no part that has no page of its own', () => {
    expect(product.typeData.parts[2]).toMatchObject({ link: '', isInStock: false })
  })

  it('costs the sum of what it proposes and can be bought', () => {
    expect(product.price).toEqual({ regular: 50_000 + 4 * 8_000, special: null })
    expect(product.isInStock).toBe(true)
  })

  it('says how large each part is, in the words and numbers of the store, and not its weight', () => {
    const attributes = [
      { attribute_code: 'width_cm', frontend_label: 'Width' },
      { attribute_code: 'height_cm', frontend_label: 'Height' },
      { attribute_code: 'weight_kg', frontend_label: 'Weight' },
    ] as unknown as readonly WireAttribute[]
    const table = parse({ ...TABLE, width_cm: '180', height_cm: 75.5, weight_kg: '30' })
    const set = parse({
      ...{ id: 1, sku: 'SET', type_id: 'grouped' },
      product_links: [link('TABLE')],
    })
    const context = { attributes, linked: new Map([['TABLE', table]]), store: storeViewOf('de_de') }
    expect(toFoundProduct(set, context).product.typeData.parts[0]?.size).toBe(
      'Width\u00a0180\u00a0cm\u00a0· Height\u00a075,5\u00a0cm',
    )
    expect(product.typeData.parts[0]).not.toHaveProperty('size')
  })

  it('names its parts, so that its page changes with them', () => {
    expect(linkedIds).toEqual([2, 3, 4])
  })
})

describe('a bundle (spec 3)', () => {
  const options = [
    {
      option_id: 7,
      title: 'Seat',
      type: 'radio',
      required: '1',
      position: 2,
      product_links: [
        { id: 70, sku: 'CHAIR', qty: 2, is_default: 0, price: 10, price_type: '1' },
        { id: 71, sku: 'BENCH', qty: 1, is_default: 1, can_change_quantity: '1', price: 5 },
        { id: 72, sku: 'GONE', qty: 1 },
      ],
    },
    {
      option_id: 6,
      title: 'Table',
      type: 'select',
      required: true,
      position: 1,
      product_links: [{ id: 60, sku: 'TABLE', qty: 0 }],
    },
  ]

  it('costs the sum of its parts unless it has a price of its own', () => {
    const { product } = read({ type_id: 'bundle', price_type: 0, bundle_options: options })
    expect(product.typeData.bundle?.price).toBe(0)
    expect(product.typeData.bundle?.options.map(({ id }) => id)).toEqual(['6', '7'])
    expect(product.typeData.bundle?.options[1]?.selections).toMatchObject([
      { id: '70', price: 8_000, qty: 2, isInStock: true },
      { id: '71', price: 9_000, isDefault: true, isQtyChangeable: true, isInStock: false },
    ])
    expect(product.price.regular).toBe(50_000 + 2 * 8_000)
  })

  it('adds surcharges to a price of its own', () => {
    const { product } = read({
      type_id: 'bundle',
      price_type: 1,
      price_incl_tax: 1_000,
      bundle_options: options,
    })
    const [, seat] = product.typeData.bundle?.options ?? []
    expect(product.typeData.bundle?.price).toBe(100_000)
    expect(seat?.selections.map(({ price }) => price)).toEqual([10_000, 500])
  })
})

describe('a product (spec 3)', () => {
  it('has its custom options, with their surcharges', () => {
    const { product } = read({
      custom_options: [
        {
          option_id: 2,
          title: 'Name',
          type: 'field',
          is_require: '1',
          price: 3,
          max_characters: 0,
        },
        {
          option_id: 1,
          title: 'Frame',
          type: 'drop_down',
          sort_order: -1,
          values: [{ option_type_id: 5, title: 'Oak', price: 12.5, price_type: 'percent' }],
        },
        { option_id: 3, title: 'Upload', type: 'file' },
      ],
    })
    expect(product.typeData.customOptions).toMatchObject([
      { id: '1', values: [{ id: 5, surcharge: { type: 'percent', percent: 12.5 } }] },
      { id: '2', isRequired: true, maxCharacters: null, surcharge: { type: 'fixed', cents: 300 } },
    ])
  })

  it('has its gift card amounts, and an open amount only with sensible bounds', () => {
    const card = { type_id: 'amgiftcard', am_giftcard_prices: [{ value: 50 }, { value: '25' }] }
    const { product } = read({ ...card, am_allow_open_amount: 1, am_open_amount_max: 200 })
    expect(product.typeData.giftCard).toEqual({
      amounts: [2_500, 5_000],
      openAmount: { min: 0, max: 20_000 },
    })
    expect(product).toMatchObject({ price: { regular: 2_500 }, isFromPrice: true })
    expect(
      read({ ...card, am_allow_open_amount: 1 }).product.typeData.giftCard?.openAmount,
    ).toBeNull()
  })

  it('has samples at safe addresses only', () => {
    const files = [
      '/media/a.pdf',
      'https://a.example/b.pdf',
      'javascript:alert(1)',
      '//evil.example',
    ]
    const { product } = read({
      type_id: 'downloadable',
      downloadable_links: files.map((sample_url, id) => ({ id, title: `File ${id}`, sample_url })),
    })
    expect(product.typeData.downloads.map(({ sample }) => sample)).toEqual([
      '/media/a.pdf',
      'https://a.example/b.pdf',
      null,
      null,
    ])
  })

  it('has the tier prices for everybody, not those of other groups', () => {
    const { product } = read({
      price_incl_tax: 10,
      tier_prices: [
        { customer_group_id: 32_000, qty: 5, value: 9 },
        { customer_group_id: 0, qty: 10, value: 8 },
        { customer_group_id: 3, qty: 2, value: 1 },
      ],
    })
    expect(product.typeData.tierPrices).toEqual([
      { qty: 5, price: 900 },
      { qty: 10, price: 800 },
    ])
  })

  it('has the measures of a roll, when the calculator is on', () => {
    const roll = { wallpaper_width_m: '0.53', wallpaper_height_m: 10.05 }
    expect(read(roll).product.typeData.wallpaper).toBeNull()
    expect(read({ ...roll, enable_wallpaper_calculator: '1' }).product.typeData.wallpaper).toEqual({
      width: 530,
      length: 10_050,
      repeat: 0,
    })
  })

  it('has its colours that are products of their own, itself first', () => {
    const { product } = read({
      image: 'set.webp',
      url_path: 'set',
      product_links: [link('TABLE', { link_type: 'colorrelation' })],
    })
    expect(product.typeData.colors.map(({ color, link: path }) => [color, path])).toEqual([
      ['Set', '/set'],
      ['Table', '/table'],
    ])
    expect(read({}).product.typeData.colors).toEqual([])
  })

  it('has the quantity that is left, when it is small', () => {
    const left = (stock: object) => read({ stock }).product.fewLeft
    expect(left({ is_in_stock: true, qty: 3 })).toBe(3)
    expect(left({ is_in_stock: true, qty: 4, min_qty: 2 })).toBe(2)
    expect(left({ is_in_stock: true, qty: 300 })).toBeNull()
    expect(left({ is_in_stock: false, qty: 3 })).toBeNull()
    expect(left({ is_in_stock: true, qty: 3, manage_stock: false })).toBeNull()
    expect(left({ is_in_stock: true, qty: 3, backorders: 1 })).toBeNull()
  })
})

describe('the next day', () => {
  const readIn = (storeCode: 'nl_nl' | 'global_en', wire: object) =>
    toFoundProduct(parse({ id: 1, sku: 'VASE', type_id: 'simple', ...wire }), {
      attributes: [],
      linked,
      store: storeViewOf(storeCode),
    }).product.arrivesNextDay

  it('is promised where the merchant says so, in stores that have it, and of parcels', () => {
    expect(readIn('nl_nl', { next_day_delivery: '1' })).toBe(true)
    expect(readIn('nl_nl', {})).toBe(false)
    expect(readIn('global_en', { next_day_delivery: '1' })).toBe(false)
    expect(readIn('nl_nl', { next_day_delivery: '1', type_id: 'virtual' })).toBe(false)
  })
})

it('a gift card costs from the least amount that can be chosen or written', () => {
  const card = { type_id: 'amgiftcard', am_giftcard_prices: [{ value: 25 }, { value: 50 }] }
  const open = { am_allow_open_amount: 1, am_open_amount_min: 10, am_open_amount_max: 500 }
  expect(read({ ...card, ...open }).product.price.regular).toBe(1_000)
  expect(read(card).product.price.regular).toBe(2_500)
})
