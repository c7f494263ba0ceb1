// Addresses that only take a form, asked for by themselves.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { openPlainBrowser } from '../../fixtures/plain-browser.ts'
import { STORES } from '../../fixtures/stores.ts'

const EN = STORES[3]

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('an address that only takes a form', () => {
  it.each([
    ['/cart/add', '/cart'],
    ['/cart/gift-card', '/cart'],
    ['/checkout-return/pay', '/checkout'],
    ['/checkout-express/start', '/checkout'],
    ['/my-account/profile', '/my-account'],
    ['/my-account/address/remove', '/my-account'],
    ['/product-alert', '/my-account'],
    ['/reset-password/choose', '/reset-password'],
    ['/withdraw/confirm', '/'],
    ['/form/submit', '/'],
    ['/newsletter/subscribe', '/'],
  ])('%s leads to the page of its form, and is kept nowhere', async (form, page) => {
    const answer = await openPlainBrowser(shop, EN).open(form)
    expect(answer.status).toBe(303)
    expect(answer.headers['location']).toBe(page)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('tells other methods which ones it has', async () => {
    const answer = await shop.visit(EN.host, '/my-account/profile', { method: 'PUT' })
    expect(answer.status).toBe(405)
    expect(answer.headers['allow']).toBe('POST, GET, HEAD')
  })
})
