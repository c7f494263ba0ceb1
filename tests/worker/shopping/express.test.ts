// Express checkout by PayPal without script, against the built Workers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { fieldsOf, openPlainBrowser } from '../../fixtures/plain-browser.ts'
import { STORES } from '../../fixtures/stores.ts'

const EN = STORES[3]
const START = '/checkout-express/start'
const PAY = '/checkout-express/pay'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Its delivery is not free. */
const CHEAP_SKU = 'VASE-LUNA-CREAM'

type Browser = ReturnType<typeof openPlainBrowser>

/** A browser with something in its cart. */
async function withCart(sku = 'RUG-NEST'): Promise<Browser> {
  const browser = openPlainBrowser(shop, EN)
  const page = await browser.open(`/p/${sku}/x`)
  await browser.submit('/cart/add', fieldsOf(page.text, '/cart/add'))
  return browser
}

/** Goes to PayPal’s page; answers its address. */
async function start(browser: Browser): Promise<string> {
  const answer = await browser.post(START, '')
  expect(answer.status).toBe(303)
  return answer.headers.location ?? ''
}

/** Presses there; answers where it leads, as a path of the shop. */
async function press(page: string, decision: string): Promise<string> {
  const body = new URLSearchParams({ decision })
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' })
  const back = new URL(answer.headers.get('location') ?? '')
  return back.pathname + back.search
}

async function review(browser: Browser) {
  const back = await press(await start(browser), 'approve')
  const page = await browser.open(back)
  const fields = [...fieldsOf(page.text, PAY), ['terms', '1']] as [string, string][]
  return { back, page, fields }
}

const send = (browser: Browser, fields: [string, string][]) =>
  browser.post(PAY, new URLSearchParams(fields).toString())

describe('express checkout by PayPal', () => {
  it('is offered by a form in the cart, and not in an empty one', async () => {
    const browser = await withCart()
    expect((await browser.open('/cart')).text).toContain(`action="${START}"`)
    const empty = openPlainBrowser(shop, EN)
    expect((await empty.open('/cart')).text).not.toContain(START)
    expect(await start(empty)).toContain('refused=cart.express-failed')
  })

  it('leaves the cart as it was for who turns back, before PayPal and on its page', async () => {
    const browser = await withCart(CHEAP_SKU)
    const shippingIn = (html: string) => /<dt>Shipping<\/dt><dd>(.*?)<\/dd>/.exec(html)?.[1]
    const before = shippingIn((await browser.open('/cart')).text)
    expect(before).toContain('href=')
    const page = await start(browser)
    expect(shippingIn((await browser.open('/cart')).text)).toBe(before)
    await press(page, 'cancel')
    expect(shippingIn((await browser.open('/cart')).text)).toBe(before)
  })

  it('shows who buys, where to and when it comes, and is one order however often it is sent', async () => {
    const browser = await withCart()
    const { back, page, fields } = await review(browser)
    expect(page.status).toBe(200)
    expect(page.headers['cache-control']).toContain('no-store')
    expect(page.text).toContain('robin@example.com')
    expect(page.text).toMatch(/<p>Delivered (?:within \d|on the next)/)
    const answers = await Promise.all([send(browser, fields), send(browser, fields)])
    const places = answers.map(({ headers }) => headers.location)
    expect(places[0]).toMatch(/^\/checkout-return\?orderHash=/)
    expect(places[1]).toBe(places[0])
    expect((await send(browser, fields)).headers.location).toBe(places[0])
    expect((await browser.open(back)).headers.location).toBe(places[0])
    expect((await browser.open('/cart')).text).not.toContain(START)
  })

  it('says that the price has changed before it takes any money', async () => {
    const browser = await withCart()
    const { fields } = await review(browser)
    const less = fields.map(([name, value]): [string, string] => [
      name,
      name === 'total' ? String(Number(value) - 1) : value,
    ])
    const refused = await send(browser, less)
    expect(refused.headers.location).toContain('fault=price-changed')
    const again = await browser.open(refused.headers.location ?? '')
    const fresh = [...fieldsOf(again.text, PAY), ['terms', '1']] as [string, string][]
    expect((await send(browser, fresh)).headers.location).toMatch(/^\/checkout-return/)
  })

  it('orders nothing without the terms', async () => {
    const browser = await withCart()
    const { fields } = await review(browser)
    const refused = await send(browser, fields.slice(0, -1))
    expect(refused.headers.location).toContain('fault=terms')
  })

  it('leads to the failure where nothing was confirmed', async () => {
    const browser = await withCart()
    const page = await start(browser)
    const token = page.split('/').at(-1)
    const looked = await browser.open(`/checkout-express?token=${token}&PayerID=MADEUP`)
    expect(looked.headers.location).toBe('/checkout-failed?result=0')
    expect(await press(page, 'cancel')).toContain('/checkout-failed?result=0')
  })

  it('gives the cart back when the money cannot be taken', async () => {
    const browser = await withCart()
    const back = await press(await start(browser), 'decline')
    const page = await browser.open(back)
    const fields = [...fieldsOf(page.text, PAY), ['terms', '1']] as [string, string][]
    expect((await send(browser, fields)).headers.location).toBe('/checkout-failed?result=0')
    expect((await browser.open('/cart')).text).toContain(`action="${START}"`)
  })

  it('shows nobody what another has approved', async () => {
    const browser = await withCart()
    const { back, fields } = await review(browser)
    const other = await withCart()
    expect((await other.open(back)).headers.location).toBe('/cart')
    expect((await send(other, fields)).headers.location).toContain('fault=unsent')
  })
})
