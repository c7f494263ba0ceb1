import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAdminClient } from '../../../worker/tools/catalogue-cli/admin-client.ts'
import { orderText } from '../../../worker/tools/orders-cli/order-text.ts'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { fillCart, openShopper, orderOf, placeOrder } from '../../fixtures/shopper.ts'
import { STORES } from '../../fixtures/stores.ts'
import { TEST_SECRETS } from '../../fixtures/test-secrets.ts'

const SKU = 'BED-VOS'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function buy(store: (typeof STORES)[number]) {
  const shopper = openShopper(shop, store)
  await fillCart(shopper, SKU)
  const order = orderOf(store, SKU)
  const { result } = await placeOrder(shopper, order)
  const { orderHash, orderNumber } = result as { orderHash: string; orderNumber: string }
  return { orderHash, orderNumber, attempt: order.order_id }
}

describe('the page of an order (spec 7, order status)', () => {
  it.each(STORES)(
    'shows an order of $storeCode to who has its link, and is kept nowhere',
    async (store) => {
      const { orderHash, orderNumber } = await buy(store)
      const path = `/order-status?orderHash=${orderHash}`
      for (const visit of [path, path]) {
        const page = await shop.visit(store.host, visit)
        expect(page.status).toBe(200)
        expect(page.text).toContain(orderNumber)
        expect(page.text).toMatch(/<meta name="robots" content="noindex,nofollow"/)
        expect(page.headers['cache-control']).toBe('no-store')
        expect(page.headers['x-cache']).toBe('bypass')
      }
      const data = await shop.visit(store.host, `/_data${path}`)
      expect(data.headers['cache-control']).toBe('no-store')
    },
  )

  it('tells what its merchant says of it, in the words of the store', async () => {
    const { ADMIN_KEY } = TEST_SECRETS.commerce
    const admin = createAdminClient(`http://127.0.0.1:${shop.commercePort}`, ADMIN_KEY)
    const [store] = STORES
    const { orderHash, orderNumber } = await buy(store)
    const read = async () =>
      (await shop.visit(store.host, `/order-status?orderHash=${orderHash}`)).text
    await expect(admin.markSent({ orderNumber })).rejects.toThrow('is it paid')
    await admin.markPaid({ orderNumber })
    await admin.markSent({ orderNumber, carrier: 'PostNL', url: 'https://example.com/3SABC' })
    expect(await read()).toContain('Je bestelling is verzonden')
    expect(await read()).toContain('https://example.com/3SABC')
    await expect(admin.cancel(orderNumber)).rejects.toThrow('was a part of it sent')
    await admin.markRefunded({ orderNumber, amount: 1250 })
    expect(await read()).toMatch(/€\s12,50 terugbetaald/)
    const order = await admin.order(orderNumber)
    expect(order).toMatchObject({ refunded: 1250, owed: 0, lines: [{ sku: SKU }] })
    expect(orderText(order)).toContain('parcel PostNL')
  })

  it('knows no order by a guess, its attempt or nothing at all', async () => {
    const [store] = STORES
    const { attempt, orderNumber } = await buy(store)
    for (const query of ['', '?orderHash=', `?orderHash=${attempt}`, `?orderHash=${orderNumber}`]) {
      const page = await shop.visit(store.host, `/order-status${query}`)
      expect(page.status, query).toBe(404)
      expect(page.text).not.toContain('Vos')
      expect(page.headers['cache-control']).toBe('no-store')
    }
  })

  it('is a call of its own, which the attempt of a shopper does not shadow', async () => {
    const [store] = STORES
    const { orderHash, orderNumber } = await buy(store)
    const stranger = openShopper(shop, store)
    const answer = await stranger.get(`/api/order/status?orderHash=${orderHash}`)
    expect(answer).toMatchObject({ code: 200, result: { increment_id: orderNumber } })
    expect((await stranger.get('/api/order/status')).code).toBe(400)
  })
})
