// Coupons and gift cards of a browser: whose cart it is says the session, and a guesser learns nothing.
import { expect, test } from 'vitest'
import { createFakeShop } from '../../../fakes/fake-shop'
import { enveloped } from '../../../fakes/fake-upstream'

const ADD = {
  method: 'POST',
  path: '/api/cart/update?cartId={{cartId}}',
  body: { cartItem: { sku: 'LAMP', qty: 1 } },
}
const CODE = { code: 'WE-GIFT-0001' }
const apply = (path: string, body?: unknown) => ({ method: 'POST', path, body })

test.each([
  ['/api/cart/apply-coupon?cartId=cart-9&coupon=TEN', undefined],
  ['/api/ext/gift-card/apply?cartId=cart-9', CODE],
  ['/api/ext/gift-card/remove?cartId=cart-9', { item_id: 3 }],
])('%s is asked about the cart of the session only', async (path, body) => {
  const { backend, createBrowser } = createFakeShop()
  const browser = createBrowser()
  await browser.send(ADD)
  const answer = { cert_number: 'WE-GIFT-0001', balance: 10 }
  backend.override = () => enveloped(path.includes('gift-card/apply') ? answer : true)
  expect((await browser.send(apply(path, body))).status).toBe(200)
  expect(backend.asked.at(-1)?.url.searchParams.get('cartId')).toBe('cart-1')
})

test('a code never travels in the address of a gift card call', async () => {
  const { backend, createBrowser } = createFakeShop()
  backend.override = () => enveloped({ cert_number: 'WE-GIFT-0001', balance: 10 })
  await createBrowser().send(apply('/api/ext/gift-card/check?code=WE-GIFT-0001', CODE))
  expect(backend.asked.at(-1)?.url.href).not.toContain('WE-GIFT')
  expect(backend.asked.at(-1)?.body).toEqual(CODE)
})

test('a shopper without a cart has no coupon, and may take out what is not there', async () => {
  const browser = createFakeShop().createBrowser()
  const coupon = await browser.send({ path: '/api/cart/coupon?cartId={{cartId}}' })
  expect(coupon.json).toEqual({ code: 200, result: null })
  const removed = await browser.send(apply('/api/cart/delete-coupon?cartId={{cartId}}'))
  expect(removed.json.result).toBe(true)
  const applied = await browser.send(apply('/api/cart/apply-coupon?cartId={{cartId}}&coupon=TEN'))
  expect([applied.status, applied.json.meta]).toEqual([404, { reason: 'cart-not-found' }])
})

test('an unknown gift card is refused in its words, and no sooner than a known one is shown', async () => {
  const { backend, createBrowser } = createFakeShop()
  const browser = createBrowser()
  const check = apply('/api/ext/gift-card/check', CODE)
  const times: number[] = []
  for (const said of [
    enveloped('Code was not found', 404, { reason: 'gift-card-not-found' }),
    enveloped({ cert_number: 'WE-GIFT-0001', balance: 10 }),
  ]) {
    backend.override = () => said
    const begun = performance.now()
    const { status, json } = await browser.send(check)
    times.push(performance.now() - begun)
    if (status !== 200) expect([status, json.result]).toEqual([404, 'Code was not found'])
  }
  for (const time of times) expect(time).toBeGreaterThan(390)
})
