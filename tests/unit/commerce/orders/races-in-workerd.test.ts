import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorkerdD1, type WorkerdD1 } from '../../../fakes/d1-in-workerd'
import { type Answer, type CheckoutShop, openCheckoutShop, put } from '../checkout-shop'
import { cartWith, manyCartsWith, orderOf } from './order-request'

let d1: WorkerdD1
let shop: CheckoutShop

beforeAll(async () => {
  d1 = await createWorkerdD1(new URL('../../../fakes/checkout-worker.ts', import.meta.url))
  shop = await openCheckoutShop(d1.databases, d1.fetch)
}, 60_000)

afterAll(() => d1.dispose())

const place = (body: unknown) => shop.send('orderPlace', { body })
const statusesOf = (answers: Answer[]) => Object.groupBy(answers, (answer) => String(answer.status))

describe('orders at the same moment, in D1 itself', () => {
  it('50 times the same attempt is one order with 50 equal answers', async () => {
    const cartId = await cartWith(shop, 'TABLE', 2)
    const order = orderOf(cartId, [{ sku: 'TABLE', qty: 2 }])
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(order)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    expect(await shop.stockOf('TABLE')).toBe(8)
  }, 60_000)

  it('two tabs with one cart make one order, and the other tab is told', async () => {
    const cartId = await cartWith(shop, 'BOOK')
    const products = [{ sku: 'BOOK', qty: 1 }]
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => place(orderOf(cartId, products))),
    )
    const { 200: placed = [], 409: told = [] } = statusesOf(answers)
    expect([placed.length, told.length]).toEqual([1, 9])
    for (const answer of told) {
      expect(answer).toMatchObject({ meta: { reason: 'cart-ordered', order: placed[0]?.result } })
    }
    expect(await shop.stockOf('BOOK')).toBe(9)
  }, 60_000)

  it('two shoppers and one piece left make one order', async () => {
    const carts = await Promise.all([1, 2].map(() => cartWith(shop, 'LAST')))
    const answers = await Promise.all(
      carts.map((cartId) => place(orderOf(cartId, [{ sku: 'LAST', qty: 1 }]))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)).toMatchObject({
      result: 'Some of the ordered products are not available!',
      meta: { skus: ['LAST'] },
    })
    expect(await shop.stockOf('LAST')).toBe(0)
  }, 60_000)

  it('a flash sale of 100 pieces and 300 shoppers makes exactly 100 orders', async () => {
    const carts = await manyCartsWith(shop, 'FLASH', 300)
    const answers = await Promise.all(
      carts.map((cartId) => place(orderOf(cartId, [{ sku: 'FLASH', qty: 1 }]))),
    )
    const { 200: placed = [], 400: refused = [] } = statusesOf(answers)
    expect([placed.length, refused.length]).toEqual([100, 200])
    expect(await shop.stockOf('FLASH')).toBe(0)
    const numbers = placed.map(({ result }) => (result as { orderNumber: string }).orderNumber)
    expect(new Set(numbers).size).toBe(100)
  }, 120_000)

  it('a change of the cart at the moment of the order is in the order or in neither', async () => {
    const rounds = Array.from({ length: 8 }, async () => {
      const cartId = await cartWith(shop, 'ENDLESS')
      const order = orderOf(cartId, [{ sku: 'ENDLESS', qty: 1 }])
      const [placed, added] = await Promise.all([place(order), put(shop, cartId, 'ENDLESS', 1)])
      const line = await shop.sales
        .prepare(
          'SELECT qty FROM order_line JOIN orders ON orders.id = order_id WHERE attempt_id = ?1',
        )
        .bind(order.order_id)
        .first<{ qty: number }>()
      return { placed: placed.status, added: added.status, qty: line?.qty ?? null }
    })
    for (const round of await Promise.all(rounds)) {
      expect([
        { placed: 200, added: 404, qty: 1 },
        { placed: 409, added: 200, qty: null },
      ]).toContainEqual(round)
    }
  }, 60_000)
})
