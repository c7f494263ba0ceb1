import { beforeEach, describe, expect, it } from 'vitest'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop, put } from '../checkout-shop'
import { cartWith, HOME, type OrderBody, orderOf } from './order-request'

let shop: CheckoutShop

beforeEach(async () => {
  shop = await openCheckoutShop(createDatabases())
})

const place = (body: unknown, store?: string) =>
  shop.send('orderPlace', { body, ...(store && { store }) })

describe('placing an order', () => {
  it('answers with its number in the store, and a hash nobody can guess', async () => {
    const cartId = await cartWith(shop, 'TABLE')
    const { status, result } = await place(orderOf(cartId, [{ sku: 'TABLE', qty: 1 }]))
    expect(status).toBe(200)
    expect(result).toEqual({
      magentoOrderId: expect.stringMatching(/^1\d{10}$/),
      orderNumber: expect.stringMatching(/^1\d{10}$/),
      backendOrderId: expect.stringMatching(/^1\d{10}$/),
      transferedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      orderHash: expect.stringMatching(/^[\w-]{32}$/),
    })
  })

  it('numbers the orders of each store for the books, without a gap for what was refused, and tells shoppers nothing of it', async () => {
    const numbers: string[] = []
    for (const store of ['nl_nl', 'de_de', 'nl_nl', 'de_de']) {
      const cartId = await shop.ask('cartCreate', { store })
      const query = { cartId }
      await shop.send('cartUpdate', { query, store, body: { cartItem: { sku: 'TABLE', qty: 1 } } })
      const address = { ...HOME, country_id: store === 'nl_nl' ? 'NL' : 'DE' }
      const order = orderOf(cartId, [{ sku: 'TABLE', qty: 1 }], { store_code: store, store_id: 1 })
      const addressInformation = {
        ...order.addressInformation,
        shippingAddress: address,
        billingAddress: address,
      }
      await place({ ...order, addressInformation, expected_grand_total: 1 }, store)
      const { result } = await place({ ...order, addressInformation }, store)
      numbers.push((result as { orderNumber: string }).orderNumber)
    }
    const { results } = await shop.sales
      .prepare('SELECT increment_id, running_number FROM orders ORDER BY id')
      .all<{ increment_id: number; running_number: number }>()
    expect(results.map((order) => order.running_number)).toEqual([
      1000000001, 3000000001, 1000000002, 3000000002,
    ])
    expect(results.map((order) => String(order.increment_id))).toEqual(numbers)
    expect(numbers.map((number) => number.replace(/\d{10}$/, ''))).toEqual(['1', '3', '1', '3'])
    const steps = [Number(numbers[2]) - Number(numbers[0]), Number(numbers[3]) - Number(numbers[1])]
    for (const step of steps) expect(Math.abs(step)).toBeGreaterThan(1)
  })

  it('copies names, choices and prices, so that the order outlives the catalogue', async () => {
    const cartId = await cartWith(shop, 'NORA-M-RED', 2)
    await place(orderOf(cartId, [{ sku: 'NORA-M-RED', qty: 2 }]))
    await shop.catalogue.prepare('DELETE FROM product').run()
    const line = await shop.sales.prepare('SELECT * FROM order_line').first()
    expect(line).toMatchObject({
      sku: 'NORA-M-RED',
      parent_sku: 'NORA',
      name: 'Nora dress',
      qty: 2,
      unit_gross: 4995,
      row_gross: 9990,
      row_net: 8256,
      tax: 1734,
      tax_rate: 21,
      stock_taken: 2,
    })
    const order = await shop.sales.prepare('SELECT * FROM orders').first()
    expect(order).toMatchObject({ grand_total: 9990, shipping_gross: 0, state: 'new' })
    expect(JSON.parse(String(order?.shipping_address))).toMatchObject({ city: 'Amsterdam' })
  })

  it('takes the stock and closes the cart', async () => {
    const cartId = await cartWith(shop, 'TABLE', 3)
    await place(orderOf(cartId, [{ sku: 'TABLE', qty: 3 }]))
    expect(await shop.stockOf('TABLE')).toBe(7)
    expect(await shop.send('cartPull', { query: { cartId } })).toMatchObject({ status: 404 })
    expect(await put(shop, cartId, 'TABLE', 1)).toMatchObject({ status: 404 })
  })

  it('leaves a stock alone that nobody counts', async () => {
    const cartId = await cartWith(shop, 'ENDLESS', 50)
    expect(await place(orderOf(cartId, [{ sku: 'ENDLESS', qty: 50 }]))).toMatchObject({
      status: 200,
    })
    expect(await shop.stockOf('ENDLESS')).toBe(10)
  })

  it('of nothing but downloads needs no delivery', async () => {
    const cartId = await cartWith(shop, 'EBOOK')
    const order = orderOf(cartId, [{ sku: 'EBOOK', qty: 1 }], {
      addressInformation: { billingAddress: HOME, payment_method_code: 'banktransfer' },
    })
    expect(await place({ ...order, expected_grand_total: 12.1 })).toMatchObject({ status: 200 })
    expect(await shop.sales.prepare('SELECT * FROM orders').first()).toMatchObject({
      shipping_address: null,
      carrier_code: null,
      grand_total: 1210,
    })
  })

  it('accepts a product by its parent, its options or the id of its line', async () => {
    const cartId = await cartWith(shop, 'NORA-M-RED')
    const [line] = await shop.ask('cartPull', { query: { cartId } })
    const product = { sku: 'NORA', qty: 1, server_item_id: line?.item_id }
    expect(await place(orderOf(cartId, [product]))).toMatchObject({ status: 200 })
  })
})

describe('the status of an attempt', () => {
  it('is unknown before, and the order afterwards', async () => {
    const cartId = await cartWith(shop, 'TABLE')
    const order = orderOf(cartId, [{ sku: 'TABLE', qty: 1 }])
    const params = { order_id: order.order_id }
    expect(await shop.send('orderStatus', { params })).toMatchObject({ status: 404 })
    const placed = await shop.ask('orderPlace', { body: order })
    const status = await shop.ask('orderStatus', { params, store: 'de_de' })
    expect(status).toMatchObject({
      ...(placed as object),
      order_id: order.order_id,
      platform_order_id: (placed as { magentoOrderId: string }).magentoOrderId,
      transmited: true,
      status: 'new',
      payment_state: 'due',
      grand_total: 250,
    })
    expect(await shop.send('orderStatus', { params: { order_id: 'a b' } })).toMatchObject({
      status: 404,
    })
  })
})

describe('an attempt', () => {
  it('answers the same when the same is sent again, with other times in it', async () => {
    const cartId = await cartWith(shop, 'TABLE')
    const order = orderOf(cartId, [{ sku: 'TABLE', qty: 1 }])
    const first = await place({ ...order, created_at: '1', transmited: false })
    const reordered = Object.fromEntries(Object.entries(order).reverse()) as OrderBody
    const second = await place({ ...reordered, created_at: '2', transmited: true })
    expect(second).toEqual(first)
    expect(await shop.count('orders')).toBe(1)
    expect(await shop.stockOf('TABLE')).toBe(9)
  })

  it('is refused with 422 when something else is sent under its id', async () => {
    const cartId = await cartWith(shop, 'TABLE')
    const order = orderOf(cartId, [{ sku: 'TABLE', qty: 1 }])
    await place(order)
    const other = {
      ...order,
      addressInformation: {
        ...order.addressInformation,
        billingAddress: { ...HOME, city: 'Utrecht' },
      },
    }
    expect(await place(other)).toMatchObject({ status: 422, meta: { reason: 'attempt-reused' } })
    const headers = { 'idempotency-key': 'another' }
    expect(await shop.send('orderPlace', { body: order, headers })).toMatchObject({ status: 422 })
  })

  it('of a cart that another attempt has ordered is told which order that is', async () => {
    const cartId = await cartWith(shop, 'TABLE')
    const products = [{ sku: 'TABLE', qty: 1 }]
    const first = await place(orderOf(cartId, products))
    expect(await place(orderOf(cartId, products))).toMatchObject({
      status: 409,
      meta: { reason: 'cart-ordered', order: first.result },
    })
    expect(await shop.stockOf('TABLE')).toBe(9)
  })

  it('is one order when 50 are sent at once, and has 50 equal answers', async () => {
    const cartId = await cartWith(shop, 'TABLE', 2)
    const order = orderOf(cartId, [{ sku: 'TABLE', qty: 2 }])
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(order)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect([await shop.count('orders'), await shop.count('order_line')]).toEqual([1, 1])
    expect(await shop.stockOf('TABLE')).toBe(8)
  })
})
