// The checkout without script, against the built Workers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { fieldsOf, openPlainBrowser, type PlainBrowser } from '../../fixtures/plain-browser.ts'
import { STORES } from '../../fixtures/stores.ts'

const EN = STORES[3]
const CHECKOUT = '/checkout'
const BY_PAYPAL = { 'payment-method': 'paypal_express' }

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Fields = [string, string][]

const ADDRESS = {
  'delivery.emailAddress': 'juno@example.com',
  'delivery.firstName': 'Juno',
  'delivery.lastName': 'O’Brien',
  'delivery.zipCode': 'D02 AF30',
  'delivery.apartmentNumber': '12',
  'delivery.streetAddress': 'Church Street',
  'delivery.city': 'Dublin',
  'delivery.country': 'IE',
}

/** A browser with something in its cart. */
async function withCart(store = EN, sku = 'RUG-NEST'): Promise<PlainBrowser> {
  const browser = openPlainBrowser(shop, store)
  const page = await browser.open(`/p/${sku}/x`)
  await browser.submit('/cart/add', fieldsOf(page.text, '/cart/add'))
  return browser
}

/** The form as it stands on the page, with some of it filled in otherwise. */
async function openForm(browser: PlainBrowser, changes: Record<string, string> = {}) {
  const page = await browser.open(CHECKOUT)
  expect(page.status).toBe(200)
  return filled(fieldsOf(page.text, CHECKOUT), changes)
}

function filled(fields: Fields, changes: Record<string, string>): Fields {
  const others = fields.filter(([name]) => !(name in changes))
  return [...others, ...Object.entries(changes)]
}

const send = (browser: PlainBrowser, fields: Fields) =>
  browser.post(CHECKOUT, new URLSearchParams(fields).toString())

/** Once more after the prices for that address were shown. */
async function readyToOrder(browser: PlainBrowser, changes: Record<string, string> = {}) {
  await send(browser, await openForm(browser, { ...ADDRESS, ...changes }))
  return openForm(browser, { terms: '1', order: '1' })
}

describe('the checkout without script', () => {
  it('places an order that is paid later, and thanks for it', async () => {
    const browser = await withCart()
    const fields = await readyToOrder(browser)
    const answer = await send(browser, fields)
    expect(answer.status).toBe(303)
    expect(answer.headers.location).toMatch(/^\/checkout-return\?orderHash=/)
    const page = await browser.open(answer.headers.location ?? '')
    expect(page.headers['cache-control']).toContain('no-store')
    expect(page.text).toContain('Thank you for your order!')
    expect(page.text).toMatch(/Your order number is \d+/)
    expect(page.text).toContain('IBAN')
    expect((await browser.open('/cart')).text).not.toContain('action="/cart/change"')
  })

  it.each([
    ['banktransfer', 'As soon as your payment is here'],
    ['cashondelivery', 'We pack your order'],
  ])(
    'thanks, also after a reload, with what was ordered by %s, its sums, what happens now and who hears of it',
    async (method, next) => {
      const browser = await withCart()
      const order = await readyToOrder(browser, { 'payment-method': method })
      const { path, html } = await browser.submit(CHECKOUT, order)
      const { text: again } = await browser.open(path)
      for (const thanks of [html, again]) {
        expect(thanks).toContain('Thank you for your order!')
        expect(thanks).toContain('We send the confirmation to juno@example.com')
        expect(thanks).toMatch(/1 ×.{0,20}Nest/)
        expect(thanks).toMatch(/Grand total.{0,20}€/)
        expect(thanks).toContain('What happens now')
        expect(thanks).toContain(next)
      }
    },
  )

  it('orders what is not sent for the sum of the country where its bill goes', async () => {
    const browser = await withCart(EN, 'COLOUR-PLAN')
    const answer = await send(browser, await readyToOrder(browser, { 'delivery.country': 'FI' }))
    expect(answer.headers.location).toMatch(/^\/checkout-return\?orderHash=/)
  })

  it('says what is missing at its field and keeps what was typed', async () => {
    const browser = await withCart()
    const fields = await openForm(browser, { ...ADDRESS, 'delivery.city': '', order: '1' })
    const answer = await send(browser, fields)
    expect(answer.headers.location).toBe('/checkout#checkout-errors')
    for (const _visit of ['first', 'reloaded']) {
      const { text } = await browser.open(CHECKOUT)
      expect(text).toContain('href="#delivery.city"')
      expect(text).toContain('href="#terms"')
      expect(text).toMatch(
        /<input[^>]*name="delivery.city"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="delivery.city"/,
      )
      expect(text).toContain('juno@example.com')
    }
  })

  it('asks for the terms who orders, and nobody who has the prices updated after that', async () => {
    const browser = await withCart()
    await send(browser, await openForm(browser, { ...ADDRESS, 'delivery.city': '', order: '1' }))
    const { text } = await browser.open(CHECKOUT)
    expect(text).toContain('href="#terms"')
    await send(browser, filled(fieldsOf(text, CHECKOUT), { 'delivery.country': 'NL' }))
    const updated = await browser.open(CHECKOUT)
    expect(updated.text).not.toContain('id="checkout-errors"')
    expect(updated.text).not.toContain('aria-invalid="true"')
    await send(browser, filled(fieldsOf(updated.text, CHECKOUT), { order: '1' }))
    const ordered = await browser.open(CHECKOUT)
    expect(ordered.text).toContain('href="#delivery.city"')
    expect(ordered.text).toContain('href="#terms"')
  })

  it('is one order however often the same page is posted', async () => {
    const browser = await withCart()
    const fields = await readyToOrder(browser)
    const answers = await Promise.all([send(browser, fields), send(browser, fields)])
    const places = answers.map(({ headers }) => headers.location)
    expect(places[0]).toMatch(/^\/checkout-return\?orderHash=/)
    expect(places[1]).toBe(places[0])
    expect((await send(browser, fields)).headers.location).toBe(places[0])
    const fresh = await browser.open(CHECKOUT)
    expect(fresh.text).toContain('Shopping cart is empty')
  })

  it('orders nothing for another sum than was shown', async () => {
    const browser = await withCart()
    const fields = await readyToOrder(browser, {})
    const less = filled(fields, { total: '1' })
    const told = (await send(browser, less)).headers.location ?? ''
    expect(told).toContain('fault=total-changed#checkout-errors')
    const { text } = await browser.open(told)
    expect(text).toContain('This is not the total that you saw')
    expect(text.match(/ id="checkout-errors"/g)).toHaveLength(1)
    const again = await openForm(browser, { order: '1' })
    expect((await send(browser, again)).headers.location).toMatch(/^\/checkout-return/)
  })

  it('counts a code that was typed, and loses nothing by one that nobody knows', async () => {
    const browser = await withCart()
    const unknown = await openForm(browser, { ...ADDRESS, coupon: 'NO-SUCH-CODE' })
    expect((await send(browser, unknown)).headers.location).toContain('fault=coupon-wrong')
    const page = await browser.open(`${CHECKOUT}?fault=coupon-wrong`)
    expect(page.text).toContain('juno@example.com')
    const [field = ''] = /<input[^>]*name="coupon"[^>]*>/.exec(page.text) ?? []
    expect(field).toContain('value="NO-SUCH-CODE"')
    expect(field).toContain('aria-invalid="true"')
    expect(page.text.match(/entered an incorrect coupon code/g)).toHaveLength(1)
  })

  it('asks for the title of who pays, where the bill goes elsewhere', async () => {
    const browser = await withCart()
    const elsewhere = (await openForm(browser, ADDRESS)).filter(([name]) => name !== 'billing-same')
    await send(browser, elsewhere)
    const fields = await openForm(browser, { 'billing.salutation': 'Mr' })
    const asked = fieldsOf((await browser.open(CHECKOUT)).text, CHECKOUT).map(([name]) => name)
    expect(asked).toContain('billing.salutation')
    await send(
      browser,
      fields.filter(([name]) => name !== 'billing-same'),
    )
    const [, options = ''] =
      /<select[^>]*name="billing\.salutation"[^>]*>(.*?)<\/select>/s.exec(
        (await browser.open(CHECKOUT)).text,
      ) ?? []
    expect(options).toMatch(/<option selected[^>]*>Mr</)
  })

  it('keeps what was kept before where something is too long for a browser', async () => {
    const browser = await withCart()
    await send(browser, await openForm(browser, ADDRESS))
    const names = Object.keys(ADDRESS).filter((name) => name !== 'delivery.country')
    const long = Object.fromEntries(
      [
        ...names,
        'billing.city',
        'billing.streetAddress',
        'delivery.company',
        'billing.company',
      ].map((name) => [name, 'я'.repeat(120)]),
    )
    const answer = await send(browser, await openForm(browser, long))
    expect(answer.headers.location).toContain('fault=too-long')
    expect((await browser.open(CHECKOUT)).text).toContain('juno@example.com')
  })

  describe('with an account that is made on the way', () => {
    const newAddress = () => `juno-${crypto.randomUUID()}@example.com`
    const CHOSEN = {
      'create-account': '1',
      'new-password': 'Trein-naar-Gent-7',
      'repeated-password': 'Trein-naar-Gent-7',
    }

    async function orderWith(email: string, chosen: Record<string, string>) {
      const browser = await withCart()
      const fields = filled(await readyToOrder(browser, { 'delivery.emailAddress': email }), chosen)
      return { browser, fields, answer: await send(browser, fields) }
    }

    it('makes one account, which owns the order, however often the page is posted', async () => {
      const { browser, fields, answer } = await orderWith(newAddress(), CHOSEN)
      expect(answer.headers.location).toMatch(/&account=made$/)
      const thanks = await browser.open(answer.headers.location ?? '')
      expect(thanks.text).toContain('Your account is ready and you are logged in.')
      const number = /Your order number is (\d+)/.exec(thanks.text)?.[1] ?? 'a number'
      expect((await browser.open('/my-account')).text).toContain(number)
      expect((await send(browser, fields)).headers.location).toMatch(/^\/checkout-return/)
    })

    it('orders where an account has the address already, and says so', async () => {
      const email = newAddress()
      await orderWith(email, CHOSEN)
      const other = {
        'new-password': 'Anders-is-beter-9',
        'repeated-password': 'Anders-is-beter-9',
      }
      const { browser, answer } = await orderWith(email, { ...CHOSEN, ...other })
      expect(answer.headers.location).toMatch(/&account=email-taken$/)
      const thanks = await browser.open(answer.headers.location ?? '')
      expect(thanks.text).toMatch(/Your order number is \d+/)
      expect(thanks.text).toContain('A customer with the same email already exists')
    })

    it('says nothing else to who knows the password of that account, and logs nobody in', async () => {
      const email = newAddress()
      await orderWith(email, CHOSEN)
      const { browser, answer } = await orderWith(email, CHOSEN)
      expect(answer.headers.location).toMatch(/&account=email-taken$/)
      expect((await browser.open('/my-account')).text).toContain('You need to be logged in')
    })

    it('makes one account where the page is posted twice at once, and says so both times', async () => {
      const browser = await withCart()
      const form = await readyToOrder(browser, { 'delivery.emailAddress': newAddress() })
      const post = () => send(browser, filled(form, CHOSEN))
      const answers = await Promise.all([post(), post()])
      for (const { headers } of answers) expect(headers.location).toMatch(/&account=made$/)
      expect((await browser.open('/my-account')).text).toContain('Hello')
    })

    it('orders nothing by a password that is too weak, and never shows or keeps it', async () => {
      const weak = { ...CHOSEN, 'new-password': 'secret', 'repeated-password': 'secret' }
      const { browser, answer } = await orderWith(newAddress(), weak)
      expect(answer.headers.location).toBe('/checkout#checkout-errors')
      const { text } = await browser.open(CHECKOUT)
      expect(text).toContain('href="#new-password"')
      expect(text).not.toContain('value="secret"')
    })

    it('orders nothing by a common password, keeps what was typed and takes a better one', async () => {
      const common = { ...CHOSEN, 'new-password': 'Password-1', 'repeated-password': 'Password-1' }
      const { browser, answer } = await orderWith(newAddress(), common)
      expect(answer.headers.location).toBe('/checkout#checkout-errors')
      const { text } = await browser.open(CHECKOUT)
      expect(text).toContain('href="#new-password"')
      expect(text).not.toContain('Password-1')
      const better = await openForm(browser, { ...CHOSEN, order: '1' })
      expect((await send(browser, better)).headers.location).toMatch(/&account=made$/)
    })
  })

  it('forgets what was typed when the shopper says so, and keeps the cart', async () => {
    const browser = await withCart()
    await send(browser, await openForm(browser, ADDRESS))
    expect((await browser.open(CHECKOUT)).text).toContain('juno@example.com')
    const { html } = await browser.submit('/checkout/forget', [])
    expect(html).toContain('Your details have been cleared from this browser.')
    expect(html).not.toContain('juno@example.com')
    expect((await browser.open('/cart')).text).toContain('action="/cart/change"')
  })

  it('thanks for what was approved at PayPal as soon as its shopper is back', async () => {
    const browser = await withCart()
    const { headers } = await send(browser, await readyToOrder(browser, BY_PAYPAL))
    expect(headers.location).toContain('/sandbox-paypal/')
    const body = new URLSearchParams({ decision: 'approve' })
    const approved = await fetch(headers.location ?? '', {
      method: 'POST',
      body,
      redirect: 'manual',
    })
    const back = new URL(approved.headers.get('location') ?? '')
    const page = await browser.open(back.pathname + back.search)
    expect(page.text).toContain('Thank you for your order!')
  })

  it('shows a stranger nothing of an order and of what was typed', async () => {
    const browser = await withCart()
    const answer = await send(browser, await readyToOrder(browser))
    const other = openPlainBrowser(shop, EN)
    const page = await other.open(answer.headers.location ?? '')
    expect(page.text).toContain('We cannot show this order here')
    expect(page.text).not.toMatch(/Your order number/)
    expect((await other.open(CHECKOUT)).text).not.toContain('juno@example.com')
  })

  it('refuses a form of another site, and one that is not its own', async () => {
    const browser = await withCart()
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...foreign }
    expect((await browser.post(CHECKOUT, 'order=1', headers)).status).toBe(403)
    expect((await browser.post(CHECKOUT, 'order=1')).status).toBe(400)
    const pay = await browser.post('/checkout-return/pay', 'orderHash=somebody-elses')
    expect(pay.status).toBe(404)
  })

  it('is not taken for an empty cart during an outage', async () => {
    const browser = await withCart()
    shop.upstream.breakCalls('status-500', '/api/cart')
    const { text } = await browser.open(CHECKOUT)
    shop.upstream.breakCalls(null)
    expect(text).not.toContain('Shopping cart is empty')
    expect(text).toContain('id="checkout-form"')
  })

  it('says that nothing was ordered where the methods could not be shown, and shows them then', async () => {
    const browser = await withCart()
    shop.upstream.breakCalls('status-500', '/api/cart/shipping-methods')
    const fields = await openForm(browser, { ...ADDRESS, terms: '1', order: '1' })
    expect(fields.map(([name]) => name)).not.toContain('delivery-method')
    const during = await send(browser, fields)
    shop.upstream.breakCalls(null)
    expect(during.headers.location).toContain('fault=unsent')
    const after = await send(browser, fields)
    expect(after.headers.location).toContain('fault=unsent')
    const { text } = await browser.open(after.headers.location ?? '')
    expect(text).toContain('Nothing has been ordered.')
    expect(text).toContain('name="delivery-method"')
    const again = await openForm(browser, { order: '1' })
    expect((await send(browser, again)).headers.location).toMatch(/^\/checkout-return/)
  })
})
