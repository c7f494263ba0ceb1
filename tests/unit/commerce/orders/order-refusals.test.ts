import { beforeEach, describe, expect, it } from 'vitest'
import { cancelStandingOrder } from '../../../../worker/commerce/orders/merchant/cancel-standing-order'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop, put } from '../checkout-shop'
import { cartWith, HOME, orderOf } from './order-request'

let shop: CheckoutShop

beforeEach(async () => {
  shop = await openCheckoutShop(createDatabases())
})

const place = (body: unknown, store?: string) =>
  shop.send('orderPlace', { body, ...(store && { store }) })

describe('what placing an order refuses', () => {
  it('asks again when the total is not what the shopper saw', async () => {
    const cartId = await cartWith(shop, 'TABLE')
    const order = orderOf(cartId, [{ sku: 'TABLE', qty: 1 }], { expected_grand_total: 250 })
    await shop.catalogue.prepare('UPDATE product_price SET price = 27500').run()
    expect(await place(order)).toMatchObject({
      status: 409,
      meta: { reason: 'price-changed', totals: { grand_total: 275 } },
    })
    expect(await shop.count('orders')).toBe(0)
    expect(await place({ ...order, expected_grand_total: 275 })).toMatchObject({ status: 200 })
  })

  it('asks again when another tab has changed the cart', async () => {
    const cartId = await cartWith(shop, 'TABLE', 2)
    for (const products of [[{ sku: 'TABLE', qty: 1 }], [{ sku: 'BOOK', qty: 2 }]]) {
      expect(await place(orderOf(cartId, products))).toMatchObject({
        status: 409,
        meta: { reason: 'cart-changed', totals: { grand_total: 500 } },
      })
    }
  })

  it('says that a cart is gone whose order its merchant gave up', async () => {
    const cartId = await cartWith(shop, 'TABLE')
    const products = [{ sku: 'TABLE', qty: 1 }]
    await shop.ask('orderPlace', { body: orderOf(cartId, products) })
    const number = Number(
      await shop.sales.prepare('SELECT increment_id AS n FROM orders').first('n'),
    )
    expect(await cancelStandingOrder(shop.sales, number, Date.now())).toBe(true)
    expect(await place(orderOf(cartId, products))).toMatchObject({
      status: 404,
      meta: { reason: 'cart-not-found' },
    })
  })

  it('names the products that are not available any more', async () => {
    const cartId = await cartWith(shop, 'TABLE', 8)
    await put(shop, cartId, 'BOOK', 1)
    await shop.sales.prepare('UPDATE stock SET qty = 7').run()
    const order = orderOf(cartId, [
      { sku: 'TABLE', qty: 8 },
      { sku: 'BOOK', qty: 1 },
    ])
    expect(await place(order)).toMatchObject({
      status: 400,
      result: 'Some of the ordered products are not available!',
      meta: { reason: 'not-available', skus: ['TABLE'] },
    })
    expect(await shop.stockOf('BOOK')).toBe(7)
    await shop.catalogue.prepare("UPDATE product SET status = 2 WHERE sku = 'BOOK'").run()
    expect(await place(order)).toMatchObject({ status: 400, meta: { skus: ['BOOK'] } })
  })

  it('checks the addresses', async () => {
    const cartId = await cartWith(shop, 'TABLE')
    const order = orderOf(cartId, [{ sku: 'TABLE', qty: 1 }])
    const bad: [object, string][] = [
      [{ firstname: ' ' }, 'shippingAddress.firstname'],
      [{ lastname: '' }, 'shippingAddress.lastname'],
      [{ postcode: '12' }, 'shippingAddress.postcode'],
      [{ city: null }, 'shippingAddress.city'],
      [{ street: [' ', ''] }, 'shippingAddress.street'],
    ]
    for (const [fault, field] of bad) {
      const shippingAddress = { ...HOME, ...fault }
      const addressInformation = { ...order.addressInformation, shippingAddress }
      const { status, meta } = await place({ ...order, addressInformation })
      expect({ status, ...meta }).toEqual({
        status: 400,
        reason: 'address-not-valid',
        fields: [field],
      })
    }
    const nobody = { ...HOME, email: '' }
    const addressInformation = {
      ...order.addressInformation,
      shippingAddress: nobody,
      billingAddress: nobody,
    }
    expect(await place({ ...order, addressInformation })).toMatchObject({
      status: 400,
      meta: { fields: ['billingAddress.email'] },
    })
    expect(await shop.count('orders')).toBe(0)
  })

  it('delivers only where the store does, by a method that is offered', async () => {
    const cartId = await cartWith(shop, 'TABLE')
    const order = orderOf(cartId, [{ sku: 'TABLE', qty: 1 }])
    const bad: [object, string][] = [
      [{ shippingAddress: { ...HOME, country_id: 'US' } }, 'country-not-served'],
      [{ shipping_method_code: 'express' }, 'method-not-found'],
      [{ shipping_method_code: undefined, shipping_carrier_code: undefined }, 'method-not-found'],
      [{ payment_method_code: 'checkmo' }, 'method-not-found'],
      [{ shippingAddress: undefined }, 'address-not-valid'],
    ]
    for (const [fault, reason] of bad) {
      const addressInformation = { ...order.addressInformation, ...fault }
      expect(await place({ ...order, addressInformation }), reason).toMatchObject({
        status: 400,
        meta: { reason },
      })
    }
  })

  it('knows no cart that is empty, unknown or of another store', async () => {
    const empty = await shop.ask('cartCreate')
    const products = [{ sku: 'TABLE', qty: 1 }]
    expect(await place(orderOf(empty, products))).toMatchObject({ status: 400 })
    expect(await place(orderOf('x'.repeat(32), products))).toMatchObject({ status: 404 })
    const german = await shop.ask('cartCreate', { store: 'de_de' })
    expect(await place(orderOf(german, products))).toMatchObject({ status: 404 })
    expect(await place(orderOf(german, products), 'de_de')).toMatchObject({
      status: 400,
      meta: { reason: 'store-mismatch' },
    })
  })

  it('refuses members nobody knows, quantities that are none, and bodies that are no order', async () => {
    const cartId = await cartWith(shop, 'TABLE')
    const order = orderOf(cartId, [{ sku: 'TABLE', qty: 1 }])
    expect(await place({ ...order, grand_total: 1 })).toMatchObject({
      status: 400,
      result: [{ keyword: 'unrecognized_keys' }],
    })
    for (const qty of [0, -1, 1.5, 'abc', 1e9]) {
      expect(await place({ ...order, products: [{ sku: 'TABLE', qty }] })).toMatchObject({
        status: 400,
      })
    }
    for (const body of [{}, [], '{', 'null', { order_id: 'x' }, { ...order, order_id: 'a b' }]) {
      const headers = { 'content-type': 'application/json' }
      expect(await shop.send('orderPlace', { body, headers })).toMatchObject({ status: 400 })
    }
  })
})
