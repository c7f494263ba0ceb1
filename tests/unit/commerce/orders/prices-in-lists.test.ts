import { beforeEach, describe, expect, it } from 'vitest'
import type { ProductDraft } from '../../../../shared/contract/admin/product-draft'
import { refreshPrices } from '../../../../worker/commerce/catalogue-import/refresh-prices'
import { cancelOrder } from '../../../../worker/commerce/orders/cancel-order'
import { exchangeStock } from '../../../../worker/commerce/stock/exchange-stock'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { writeCatalogue } from '../../../fakes/write-catalogue'
import { productDraft } from '../catalogue/small-shop'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop'
import { cartWith, orderOf, paidBy } from './order-request'

const { stock } = productDraft('ANY')
const unmanaged = { ...stock, isManaged: false }
const selection = (sku: string) => ({ sku, qty: 1, isDefault: false, isQtyChangeable: false })

const PRODUCTS: ProductDraft[] = [
  productDraft('OAK', { price: { all: 30_000 }, stock: { ...stock, qty: 1 } }),
  productDraft('PINE', { price: { all: 20_000 } }),
  productDraft('LAMP', {
    price: { all: 5_000 },
    specialPrice: { all: { price: 4_000, from: null, to: '2126-01-01T00:00:00.000Z' } },
  }),
  productDraft('BED', {
    typeId: 'bundle',
    price: { all: 100 },
    stock: unmanaged,
    bundle: {
      priceType: 'dynamic',
      options: [
        {
          title: { all: 'Frame' },
          type: 'radio',
          isRequired: true,
          selections: [selection('OAK'), selection('PINE')],
        },
      ],
    },
  }),
  productDraft('ROOM', {
    typeId: 'grouped',
    price: { all: 100 },
    stock: unmanaged,
    associated: [
      { sku: 'OAK', qty: 1 },
      { sku: 'LAMP', qty: 2 },
    ],
  }),
  productDraft('SHELF', {
    typeId: 'configurable',
    price: { all: 100 },
    variations: { attributes: ['size'], skus: ['SHELF-S', 'SHELF-M'] },
  }),
  productDraft('SHELF-S', {
    visibility: 1,
    price: { all: 1_000 },
    attributes: { size: ['S'] },
    stock: { ...stock, qty: 1 },
  }),
  productDraft('SHELF-M', { visibility: 1, price: { all: 2_000 }, attributes: { size: ['M'] } }),
]

let shop: CheckoutShop
beforeEach(async () => {
  shop = await openCheckoutShop(createDatabases())
  const draft = { attributes: [], categories: [], products: PRODUCTS }
  expect(await writeCatalogue(shop, draft, 'merge')).toMatchObject({ ok: true })
})

/** What lists are sorted and filtered by, once prices that are due were brought up to date. */
async function priceInLists(sku: string): Promise<number> {
  await exchangeStock(shop, Date.now())
  await refreshPrices(shop.catalogue, new Date(Date.now() + 1000).toISOString())
  const row = shop.catalogue
    .prepare(
      'SELECT price FROM listing JOIN product ON id = product_id WHERE sku = ? AND store_id = 1',
    )
    .bind(sku)
  return Number(await row.first('price'))
}

async function order(sku: string, method = 'banktransfer'): Promise<void> {
  const cartId = await cartWith(shop, sku)
  const body = orderOf(cartId, [{ sku, qty: 1 }])
  await shop.ask('orderPlace', { body: paidBy(body, method) })
}

describe('the price in lists', () => {
  it('of a set is that of its parts, of a bundle that of its first choices', async () => {
    expect(await priceInLists('ROOM')).toBe(38_000)
    expect(await priceInLists('BED')).toBe(30_000)
    expect(await priceInLists('CARD')).toBe(1_000)
  })

  it('is not set by a part or a size that sells out', async () => {
    await order('OAK')
    expect(await priceInLists('BED')).toBe(20_000)
    expect(await priceInLists('ROOM')).toBe(8_000)
    expect(await priceInLists('SHELF')).toBe(1_000)
    await order('SHELF-S')
    expect(await priceInLists('SHELF')).toBe(2_000)
  })

  it('is as before when the order is given up', async () => {
    await order('OAK', 'sandbox_card')
    expect(await priceInLists('BED')).toBe(20_000)
    const orderId = Number(await shop.sales.prepare('SELECT MAX(id) AS id FROM orders').first('id'))
    expect(await cancelOrder(shop.sales, orderId, Date.now())).toBe(true)
    expect(await priceInLists('BED')).toBe(30_000)
  })
})

it('are written once for all who notice at the same moment that they are due', async () => {
  const later = new Date(Date.now() + 1000).toISOString()
  await shop.catalogue.prepare('UPDATE listing SET price_until = ?').bind(later).run()
  const now = new Date(Date.now() + 2000).toISOString()
  const noticed = await Promise.all([1, 2, 3].map(() => refreshPrices(shop.catalogue, now)))
  expect(noticed.filter(Boolean)).toHaveLength(1)
  await shop.catalogue.prepare('UPDATE listing SET price_until = ?').bind(later).run()
  expect(await refreshPrices(shop.catalogue, now)).toBe(true)
  expect(await refreshPrices(shop.catalogue, now)).toBe(false)
})
