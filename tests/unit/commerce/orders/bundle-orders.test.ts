import { beforeEach, describe, expect, it } from 'vitest'
import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import { cancelOrder } from '../../../../worker/commerce/orders/cancel-order'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { writeCatalogue } from '../../../fakes/write-catalogue'
import { productDraft } from '../catalogue/small-shop'
import { type CheckoutShop, openCheckoutShop, put } from '../checkout-shop'
import { orderOf, paidBy } from './order-request'

const title = (all: string) => ({ all })
const { stock } = productDraft('ANY')
const unmanaged = { ...stock, isManaged: false }
const of = (qty: number) => ({ ...stock, qty })
const selection = (sku: string, more = {}) => ({
  sku,
  qty: 1,
  isDefault: false,
  isQtyChangeable: false,
  ...more,
})

const options = [
  {
    title: title('Base'),
    type: 'radio' as const,
    isRequired: true,
    selections: [selection('OAK'), selection('PINE')],
  },
  {
    title: title('Mattress'),
    type: 'select' as const,
    isRequired: true,
    selections: [
      selection('MATTRESS', { isQtyChangeable: true, surcharge: { type: 'fixed', cents: 5_000 } }),
    ],
  },
  {
    title: title('LineOptions'),
    type: 'checkbox' as const,
    isRequired: false,
    selections: [
      selection('PILLOW', { qty: 2, surcharge: { type: 'percent', percent: 10 } }),
      selection('SHEET'),
    ],
  },
]

const PRODUCTS: ProductDraft[] = [
  productDraft('OAK', { price: { all: 30_000 }, stock: of(2) }),
  productDraft('PINE', { price: { all: 20_000 }, stock: of(5) }),
  productDraft('MATTRESS', { price: { all: 15_000 }, stock: of(10) }),
  productDraft('PILLOW', { price: { all: 1_500 }, stock: of(10) }),
  productDraft('SHEET', { price: { all: 2_500 }, stock: unmanaged }),
  productDraft('BED', {
    typeId: 'bundle',
    name: title('Bed'),
    stock: unmanaged,
    bundle: { priceType: 'dynamic', options },
  }),
  productDraft('BED-FIXED', {
    typeId: 'bundle',
    price: { all: 40_000 },
    stock: unmanaged,
    bundle: { priceType: 'fixed', options },
  }),
]

const choose = (...given: [option: string, qty: number, ...selections: string[]][]) => ({
  product_option: {
    extension_attributes: {
      bundle_options: given.map(([option_id, option_qty, ...option_selections]) => ({
        option_id,
        option_qty,
        option_selections,
      })),
    },
  },
})
const OAK_BED = choose(['1', 1, '1'], ['2', 2, '3'], ['3', 1, '4', '5'])
const PINE_BED = choose(['1', 1, '2'], ['2', 1, '3'])

let shop: CheckoutShop
let cartId: string
beforeEach(async () => {
  shop = await openCheckoutShop(createDatabases())
  const draft = { attributes: [], categories: [], products: PRODUCTS }
  expect(await writeCatalogue(shop, draft, 'merge')).toMatchObject({ ok: true })
  cartId = await shop.ask('cartCreate')
})

const totals = () => shop.ask('cartTotals', { query: { cartId } })
const place = (sku: string, qty: number, method = 'banktransfer') =>
  shop.send('orderPlace', { body: paidBy(orderOf(cartId, [{ sku, qty }]), method) })

describe('a bundle in the cart', () => {
  it('costs the sum of its parts in their numbers', async () => {
    await put(shop, cartId, 'BED', 1, OAK_BED)
    const { items = [] } = await totals()
    expect(items[0]?.price_incl_tax).toBe(300 + 2 * 150 + 2 * 15 + 25)
    expect(JSON.parse(items[0]?.options ?? '')).toEqual([
      { label: 'Base', value: 'Product OAK' },
      { label: 'Mattress', value: '2 × Product MATTRESS' },
      { label: 'LineOptions', value: '2 × Product PILLOW' },
      { label: 'LineOptions', value: 'Product SHEET' },
    ])
  })

  it('with a price of its own costs that and what its parts add', async () => {
    await put(shop, cartId, 'BED-FIXED', 1, OAK_BED)
    expect((await totals()).items?.[0]?.price_incl_tax).toBe(400 + 2 * 50 + 2 * 40)
  })

  it.each([
    ['nothing is chosen', {}, 'Field is required.'],
    ['a required option is left out', choose(['1', 1, '1']), 'Field is required.'],
    ['one option is chosen twice', choose(['1', 1, '1', '2'], ['2', 1, '3']), 'Only one of these'],
    ['a selection is of another option', choose(['1', 1, '3'], ['2', 1, '3']), 'not offered'],
    ['an option does not exist', choose(['9', 1, '1']), 'not offered'],
    ['a quantity is none', choose(['1', 1, '1'], ['2', 0.5, '3']), 'whole number'],
  ])('is refused when %s', async (_case, given, message) => {
    const answer = await put(shop, cartId, 'BED', 1, given)
    expect(answer).toMatchObject({ status: 400, meta: { reason: 'choice-missing' } })
    expect(answer.result).toContain(message)
  })

  it('shares the stock of its parts with every other line', async () => {
    await put(shop, cartId, 'OAK', 1)
    expect(await put(shop, cartId, 'BED', 1, OAK_BED)).toMatchObject({ status: 200 })
    expect(await put(shop, cartId, 'BED', 1, OAK_BED)).toMatchObject({
      status: 400,
      meta: { reason: 'qty-not-available' },
    })
    expect(await put(shop, cartId, 'BED', 1, PINE_BED)).toMatchObject({ status: 200 })
  })
})

describe('an order of a bundle', () => {
  it('takes the stock of its parts, and keeps which they were', async () => {
    await put(shop, cartId, 'BED', 2, OAK_BED)
    expect(await place('BED', 2)).toMatchObject({ status: 200 })
    const left = await Promise.all(['OAK', 'PINE', 'MATTRESS', 'PILLOW'].map(shop.stockOf))
    expect(left).toEqual([0, 5, 6, 6])
    const parts = await shop.sales.prepare('SELECT sku, qty FROM order_part ORDER BY id').all()
    expect(parts.results).toEqual([
      { sku: 'OAK', qty: 2 },
      { sku: 'MATTRESS', qty: 4 },
      { sku: 'PILLOW', qty: 4 },
      { sku: 'SHEET', qty: 2 },
    ])
  })

  it('is refused when the last part has gone meanwhile', async () => {
    await put(shop, cartId, 'BED', 1, OAK_BED)
    await shop.sales.prepare("UPDATE stock SET qty = 0 WHERE sku = 'OAK'").run()
    expect(await place('BED', 1)).toMatchObject({ status: 400, meta: { reason: 'not-available' } })
    expect(await shop.count('orders')).toBe(0)
  })

  it('gives the parts back when its payment is refused', async () => {
    await put(shop, cartId, 'BED', 1, OAK_BED)
    expect(await place('BED', 1, 'sandbox_card')).toMatchObject({ status: 200 })
    expect(await shop.stockOf('OAK')).toBe(1)
    expect(await cancelOrder(shop.sales, 1, Date.now())).toBe(true)
    expect(await Promise.all(['OAK', 'MATTRESS', 'PILLOW'].map(shop.stockOf))).toEqual([2, 10, 10])
  })
})
