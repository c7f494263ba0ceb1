// Addresses that only take a form, asked for by themselves.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { openPlainBrowser } from '../../fixtures/plain-browser.ts'
import { STORES } from '../../fixtures/stores.ts'
import { fromAddress } from '../../fixtures/visit.ts'

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
    expect(answer.headers.location).toBe(page)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('says on a page that it was used too often', async () => {
    const asks = Array.from({ length: 90 }, () =>
      shop.visit(EN.host, '/my-account/gift-card', {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', ...fromAddress('10.9.8.7') },
      }),
    )
    const refused = (await Promise.all(asks)).find(({ status }) => status === 429)
    expect(refused?.headers['retry-after']).toBe('60')
    expect(refused?.headers['cache-control']).toBe('no-store')
    expect(refused?.text).toContain('We are receiving too many requests from your connection.')
  })

  it('tells other methods which ones it has', async () => {
    const answer = await shop.visit(EN.host, '/my-account/profile', { method: 'PUT' })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('POST, GET, HEAD')
  })
})
