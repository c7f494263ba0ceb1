import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { COMMERCE_KEY_HEADER } from '../../../shared/contract/wire/wire-names.ts'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { fillCart, openShopper, orderOf, placeOrder } from '../../fixtures/shopper.ts'
import { STORES } from '../../fixtures/stores.ts'
import { TEST_SECRETS } from '../../fixtures/test-secrets.ts'

const SKU = 'BED-VOS'
const [NL] = STORES

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('an order happens once (design 5.5)', () => {
  it.each(STORES)('is placed by a guest of $storeCode', async (store) => {
    const shopper = openShopper(shop, store)
    await fillCart(shopper, SKU)
    const answer = await placeOrder(shopper, orderOf(store, SKU))
    expect(answer).toMatchObject({ code: 200, result: { orderNumber: expect.any(String) } })
  })

  it('is confirmed by mail, once', async () => {
    const shopper = openShopper(shop, NL)
    await fillCart(shopper, SKU)
    const order = orderOf(NL, SKU)
    const [{ result }] = await Promise.all([placeOrder(shopper, order), placeOrder(shopper, order)])
    const { orderNumber } = result as { orderNumber: string }
    const mails = await vi.waitFor(
      async () => {
        const found = await subjectsOfMail()
        expect(found.join()).toContain(orderNumber)
        return found
      },
      { timeout: 10_000, interval: 100 },
    )
    expect(mails.filter((subject) => subject.includes(orderNumber))).toHaveLength(1)
  })

  it('gives 50 equal answers to 50 parallel calls, and takes one piece from the stock', async () => {
    const shopper = openShopper(shop, NL)
    await fillCart(shopper, SKU)
    const before = await stockOf(SKU)
    const order = orderOf(NL, SKU)
    const answers = await Promise.all(Array.from({ length: 50 }, () => placeOrder(shopper, order)))
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    expect(answers[0]?.code).toBe(200)
    expect(await stockOf(SKU)).toBe(before - 1)
  })

  it('finds an order again whose answer was lost', async () => {
    const shopper = openShopper(shop, NL)
    await fillCart(shopper, SKU)
    const before = await stockOf(SKU)
    const order = orderOf(NL, SKU)
    shop.upstream.breakCalls('lost-answer', '/api/order')
    const lost = await placeOrder(shopper, order)
    shop.upstream.breakCalls(null)
    expect([200, 202]).toContain(lost.code)
    const found = await untilKnown(shopper, order.order_id)
    expect(found).toMatchObject({ code: 200, result: { orderNumber: expect.any(String) } })
    expect((await placeOrder(shopper, order)).result).toEqual(found.result)
    expect(await stockOf(SKU)).toBe(before - 1)
  })

  it('refuses another order under the same attempt with 422', async () => {
    const shopper = openShopper(shop, NL)
    await fillCart(shopper, SKU)
    const order = orderOf(NL, SKU)
    expect((await placeOrder(shopper, order)).code).toBe(200)
    const other = { ...order, products: [{ sku: 'RUG-NEST', qty: 1 }] }
    expect((await placeOrder(shopper, other)).code).toBe(422)
  })

  it('tells nobody else about an attempt', async () => {
    const shopper = openShopper(shop, NL)
    await fillCart(shopper, SKU)
    const order = orderOf(NL, SKU)
    await placeOrder(shopper, order)
    const stranger = openShopper(shop, NL)
    await fillCart(stranger, SKU)
    expect((await stranger.get(`/api/order/attempt?attempt=${order.order_id}`)).code).toBe(404)
    expect((await placeOrder(stranger, order)).code).toBe(404)
  })

  it('needs an attempt id that is a UUID, and a cart with something in it', async () => {
    const shopper = openShopper(shop, NL)
    expect((await placeOrder(shopper, orderOf(NL, SKU, 'attempt-1'))).code).toBe(400)
    const answer = await placeOrder(shopper, orderOf(NL, SKU, randomUUID()))
    expect(answer.code).toBe(400)
    expect(answer.result).toBe(
      'Shopping cart is empty. Please add some products before entering Checkout',
    )
  })
})

type Shopper = ReturnType<typeof openShopper>

/** The desk asks by alarm; whoever waits asks again. */
async function untilKnown(shopper: Shopper, attempt: string) {
  return await vi.waitFor(
    async () => {
      const answer = await shopper.get(`/api/order/attempt?attempt=${attempt}`)
      expect(answer.code).not.toBe(202)
      return answer
    },
    { timeout: 25_000, interval: 250 },
  )
}

/** What the page of mail lists as sent. */
async function subjectsOfMail(): Promise<string[]> {
  const authorization = `Basic ${btoa(`test:${TEST_SECRETS.commerce.ADMIN_KEY}`)}`
  const address = `http://127.0.0.1:${shop.commercePort}/mail`
  const page = await (await fetch(address, { headers: { authorization } })).text()
  return [...page.matchAll(/<a href="\/mail\/\w+">([^<]*)/g)].map(([, subject = '']) => subject)
}

async function stockOf(sku: string): Promise<number> {
  const address = `http://127.0.0.1:${shop.commercePort}/api/stock/check?sku=${sku}`
  const headers = { [COMMERCE_KEY_HEADER]: TEST_SECRETS.storefront.COMMERCE_KEY }
  const response = await fetch(address, { headers })
  const { result } = (await response.json()) as { result: { qty: number } }
  return result.qty
}
