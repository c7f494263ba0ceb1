// Express checkout by a wallet of the device, against the built Workers: what its page shows and what
// the wallet sends.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { fieldsOf, openPlainBrowser } from '../../fixtures/plain-browser.ts'
import { STORES } from '../../fixtures/stores.ts'
import { walletToken } from '../../fixtures/wallet-token.ts'

const EN = STORES[3]
const JSON_TYPE = { 'content-type': 'application/json' }
const address = {
  country_id: 'NL',
  firstname: 'Robin',
  lastname: 'Proef',
  street: ['Damrak 70'],
  city: 'Amsterdam',
  postcode: '1012 LM',
}

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Browser = ReturnType<typeof openPlainBrowser>
/** The order stands, and nothing was refused. */
const PAID = { fault: null, isRefused: false }

type Outcome = Parameters<typeof walletToken>[1]

async function withCart(sku = 'RUG-NEST'): Promise<Browser> {
  const browser = openPlainBrowser(shop, EN)
  const page = await browser.open(`/p/${sku}/x`)
  await browser.submit('/cart/add', fieldsOf(page.text, '/cart/add'))
  return browser
}

async function send(browser: Browser, path: string, body: object) {
  const answer = await browser.post(path, JSON.stringify(body), JSON_TYPE)
  return { status: answer.status, result: JSON.parse(answer.text).result }
}

async function quote(browser: Browser, country_id: string): Promise<number> {
  const { result } = await send(browser, '/api/ext/adyen/express-checkout?cartId={{cartId}}', {
    paymentMethod: { method: 'adyen_applepay' },
    shippingAddress: { country_id },
  })
  return result.amount?.value
}

async function order(browser: Browser, total: number, outcome: Outcome = 'approve') {
  const attempt = crypto.randomUUID()
  const paymentMethod = walletToken('applepay', outcome)
  const body = { attempt, total, email: 'robin@example.com', address, paymentMethod, terms: true }
  return {
    attempt,
    send: (changes: object = {}) =>
      send(browser, '/checkout-express/wallet', { ...body, ...changes }),
  }
}

const stateOf = async (browser: Browser, attempt: string) => {
  const answer = await browser.open(`/api/payment/status?orderHash=${attempt}`)
  return JSON.parse(answer.text).result.state
}

describe('express checkout by a wallet', () => {
  it('has a page of its own, which shows the cart and may load the wallet', async () => {
    const browser = await withCart()
    const started = await browser.post('/checkout-express/start', 'wallet=applepay')
    expect(started.headers.location).toBe('/checkout-express?wallet=applepay')
    const page = await browser.open('/checkout-express?wallet=applepay')
    expect(page.status).toBe(200)
    expect(page.headers['cache-control']).toContain('no-store')
    expect(page.text).toContain('Apple Pay')
    const empty = openPlainBrowser(shop, EN)
    expect((await empty.open('/checkout-express?wallet=applepay')).status).toBe(303)
  })

  it('leaves the cart as it was for who only looks what it costs', async () => {
    const browser = await withCart('VASE-LUNA-CREAM')
    const totals = async () => {
      const answer = await browser.open('/api/cart/totals?cartId={{cartId}}')
      return JSON.parse(answer.text).result
    }
    const before = await totals()
    expect(before.shipping_incl_tax).toBeUndefined()
    expect(await quote(browser, 'IE')).toBe(Math.round(before.grand_total * 100) + 500)
    expect(await totals()).toEqual(before)
  })

  it('is one order, however often it is sent', async () => {
    const browser = await withCart()
    const { attempt, send } = await order(browser, await quote(browser, 'NL'))
    const answers = await Promise.all([send(), send()])
    for (const { result } of [...answers, await send()]) expect(result).toEqual(PAID)
    expect(await stateOf(browser, attempt)).toBe('paid')
  })

  it('has no page any more once its cart is bought: what became of it is shown', async () => {
    const browser = await withCart()
    const { attempt, send } = await order(browser, await quote(browser, 'NL'))
    await send()
    const { status, headers } = await browser.open('/checkout-express?wallet=applepay')
    expect([status, headers.location]).toEqual([303, `/checkout-return?orderHash=${attempt}`])
    // Script that goes back to it finds no data, and loads that document.
    expect((await browser.open('/_data/checkout-express?wallet=applepay')).status).toBe(204)
  })

  it('takes no money for another sum than the wallet has shown', async () => {
    const browser = await withCart()
    const { attempt, send } = await order(browser, (await quote(browser, 'NL')) - 1)
    expect((await send()).result).toEqual({ fault: 'price-changed', isRefused: false })
    expect(await stateOf(browser, attempt)).toBeUndefined()
  })

  it('gives the cart back when the wallet is refused', async () => {
    const browser = await withCart()
    const { attempt, send } = await order(browser, await quote(browser, 'NL'), 'refuse')
    expect((await send()).result).toEqual({ fault: null, isRefused: true })
    expect(await stateOf(browser, attempt)).toBe('refused')
    expect((await send()).result).toEqual({ fault: null, isRefused: true })
    expect(await quote(browser, 'NL')).toBeGreaterThan(0)
  })

  it.each([
    ['are left out', undefined],
    ['are refused', false],
  ])('asks for the terms where they %s, and orders nothing', async (_how, terms) => {
    const browser = await withCart()
    const { attempt, send } = await order(browser, await quote(browser, 'NL'))
    const answer = await send({ terms })
    expect(answer).toEqual({ status: 200, result: { fault: 'terms', isRefused: false } })
    expect(await stateOf(browser, attempt)).toBeUndefined()
    expect((await send()).result).toEqual(PAID)
  })

  it('is not told as refused while nobody knows of its money', async () => {
    const browser = await withCart()
    const { send } = await order(browser, await quote(browser, 'NL'), 'pending')
    expect((await send()).result).toEqual(PAID)
  })

  it('costs nothing where the store does not deliver, and takes no nonsense', async () => {
    const browser = await withCart()
    expect(await quote(browser, 'US')).toBeUndefined()
    expect((await send(browser, '/checkout-express/wallet', { total: 1 })).status).toBe(400)
  })

  it('has a session for the host of the shop, whatever a browser names', async () => {
    const browser = await withCart()
    const { result } = await send(browser, '/api/ext/adyen/request-merchant-session', {
      merchantIdentifier: 'merchant.sandbox',
      domainName: 'evil.example',
      displayName: 'Evil',
    })
    expect(result).toMatchObject({ domainName: EN.host, displayName: 'Wilm & Erin B.V.' })
  })
})
