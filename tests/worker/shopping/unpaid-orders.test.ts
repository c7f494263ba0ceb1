// An order whose payment was left unfinished, without script: its page and that of the account offer to go on
// with the payment and to give the order up, to its shopper alone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../../fixtures/open-shop.ts'
import { fieldsOf, openPlainBrowser, type PlainBrowser } from '../../fixtures/plain-browser.ts'
import { STORES } from '../../fixtures/stores.ts'

const EN = STORES[3]
const PAY = '/checkout-return/pay'
const GIVE_UP = '/checkout-return/give-up'
const PASSWORD = 'Welcome-home-1'
const NIAMH = 'niamh.osullivan@example.com'

let shop: OpenShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const DETAILS = {
  'delivery.emailAddress': 'juno@example.com',
  'delivery.firstName': 'Juno',
  'delivery.lastName': 'O’Brien',
  'delivery.zipCode': 'D02 AF30',
  'delivery.apartmentNumber': '12',
  'delivery.streetAddress': 'Church Street',
  'delivery.city': 'Dublin',
  'delivery.country': 'IE',
  'payment-method': 'paypal_express',
}

async function openForm(browser: PlainBrowser, changes: Record<string, string>) {
  const { text } = await browser.open('/checkout')
  const others = fieldsOf(text, '/checkout').filter(([name]) => !(name in changes))
  return [...others, ...Object.entries(changes)]
}

const putIn = async (browser: PlainBrowser) => {
  const product = await browser.open('/p/RUG-NEST/x')
  await browser.submit('/cart/add', fieldsOf(product.text, '/cart/add'))
}

/** Orders, is led to the page of the payment and comes back without having paid. */
async function leaveUnpaid(browser: PlainBrowser, changes: Record<string, string> = {}) {
  await putIn(browser)
  const send = async (changes: Record<string, string>) =>
    browser.post('/checkout', new URLSearchParams(await openForm(browser, changes)).toString())
  await send({ ...DETAILS, ...changes })
  const { headers } = await send({ ...changes, terms: '1', order: '1' })
  expect(headers.location).toContain('/sandbox-')
  return headers.location ?? ''
}

async function logIn(email: string) {
  const browser = openPlainBrowser(shop, EN)
  await browser.submit('/my-account/login', [
    ['email', email],
    ['password', PASSWORD],
  ])
  return browser
}

/** Where the page of a payment leads its shopper. */
async function leavePage(address: string, decision: string) {
  const body = new URLSearchParams({ decision })
  const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? '')
}

/** The newest order of a customer. */
async function newestOrder(browser: PlainBrowser) {
  const { text } = await browser.open('/my-account')
  return /\/my-account\?order=(\d+)/.exec(text)?.[1] ?? 'none'
}

/** Orders as a guest who has an account made on the way. */
async function orderWithAccount(method = 'paypal_express') {
  const browser = openPlainBrowser(shop, EN)
  const email = `juno-${crypto.randomUUID()}@example.com`
  const payment = await leaveUnpaid(browser, {
    'delivery.emailAddress': email,
    'create-account': '1',
    'new-password': PASSWORD,
    'repeated-password': PASSWORD,
    'payment-method': method,
  })
  const leave = (decision: string) => leavePage(payment, decision)
  return { browser, email, leave }
}

const pull = async (browser: PlainBrowser): Promise<unknown[]> =>
  JSON.parse((await browser.open('/api/cart/pull')).text).result

const fieldOf = (fields: [string, string][], wanted: string) =>
  fields.find(([name]) => name === wanted)?.[1] ?? ''

const quantities = async (browser: PlainBrowser) =>
  (await browser.open('/cart')).text.match(/name="qty"/g)?.length ?? 0

describe('an order that waits for its payment', () => {
  it('is paid or given up from the account of its customer, in any browser', async () => {
    const first = await logIn(NIAMH)
    const payPal = await leaveUnpaid(first)
    const number = await newestOrder(first)
    const other = await logIn(NIAMH)
    const page = await other.open(`/my-account?order=${number}`)
    expect(page.text).toContain('The payment is not finished yet')
    const fields = fieldsOf(page.text, PAY)
    expect(fieldOf(fields, 'order')).toBe(number)
    // Pressed twice, in two browsers: one payment.
    const press = (browser: PlainBrowser) =>
      browser.post(PAY, new URLSearchParams(fields).toString())
    const pressed = await Promise.all([press(other), press(other), press(first)])
    for (const { status, headers } of pressed) {
      expect(status).toBe(303)
      expect(headers.location).toBe(payPal)
    }
    const back = await leavePage(payPal, 'approve')
    expect((await other.open(back.pathname + back.search)).text).toContain(
      'Thank you for your order!',
    )
    expect((await first.open(back.pathname + back.search)).text).toContain(
      'Thank you for your order!',
    )
    const paid = await other.open(`/my-account?order=${number}`)
    expect(paid.text).not.toContain(`action="${PAY}"`)
    // Too late: what is paid stands.
    const late = await other.submit(GIVE_UP, fields)
    expect(late.html).toContain('Thank you for your order!')
    expect(await newestOrder(other)).toBe(number)
  })

  it('is given up in another browser on the page of the order, which says so, and so it does twice', async () => {
    const first = await logIn(NIAMH)
    const payPal = await leaveUnpaid(first)
    const number = await newestOrder(first)
    const other = await logIn(NIAMH)
    const page = await other.open(`/my-account?order=${number}`)
    const fields = fieldsOf(page.text, GIVE_UP)
    const given = await other.submit(GIVE_UP, fields)
    expect(given.path).toBe(`/my-account?order=${number}`)
    expect(given.html).toContain('This order was cancelled')
    expect(given.html).not.toContain(`action="${GIVE_UP}"`)
    const again = await other.submit(GIVE_UP, fields)
    expect(again.path).toBe(given.path)
    expect(again.html).toContain('This order was cancelled')
    const back = await leavePage(payPal, 'approve')
    const returned = await first.open(back.pathname + back.search)
    expect(returned.text).not.toContain('Thank you for your order!')
  })

  it('is offered on its page to the browser that has placed it, which gets its cart back', async () => {
    const browser = await logIn(NIAMH)
    await leaveUnpaid(browser)
    const own = await browser.open(`/my-account?order=${await newestOrder(browser)}`)
    const hash = fieldOf(fieldsOf(own.text, PAY), 'orderHash')
    const link = `/order-status?orderHash=${hash}`
    const page = await browser.open(link)
    expect(page.headers['cache-control']).toBe('no-store')
    const fields = fieldsOf(page.text, GIVE_UP)
    expect(fieldOf(fields, 'orderHash')).toBe(hash)
    const before = await quantities(browser)
    for (const _press of ['first', 'second']) {
      const given = await browser.submit(GIVE_UP, fields)
      expect(given.path).toMatch(/^\/my-account\?order=\d+$/)
      expect(given.html).toContain('This order was cancelled')
      expect(await quantities(browser)).toBe(before + 1)
    }
    expect((await browser.open(link)).text).toContain('This order was cancelled')
  })

  it('is cancelled by a guest, who is told so on the page of the order', async () => {
    const browser = openPlainBrowser(shop, EN)
    const left = await leavePage(await leaveUnpaid(browser), 'cancel')
    const name = left.searchParams.get('orderHash') ?? 'none'
    for (const _press of ['first', 'second']) {
      const given = await browser.submit(GIVE_UP, [
        ['orderHash', name],
        ['order', '1'],
      ])
      expect(given.path).toMatch(/^\/order-status\?orderHash=/)
      expect(given.html).toContain('This order was cancelled')
    }
    expect(await quantities(browser)).toBe(1)
  })

  it('is cancelled after a question only, which needs no script', async () => {
    const browser = await logIn(NIAMH)
    await leaveUnpaid(browser)
    const { text } = await browser.open(`/my-account?order=${await newestOrder(browser)}`)
    const [question = ''] =
      /<details[^>]*><summary>Cancel the order.*?<\/details>/s.exec(text) ?? []
    expect(question).toContain('Cancel this order?')
    expect(text.split(`action="${GIVE_UP}"`)).toHaveLength(2)
    expect(question).toContain(`action="${GIVE_UP}"`)
    await browser.submit(GIVE_UP, fieldsOf(text, GIVE_UP))
  })

  it('is nobody else’s to pay or to give up, whatever they know of it', async () => {
    const browser = await logIn(NIAMH)
    await leaveUnpaid(browser)
    const number = await newestOrder(browser)
    const own = await browser.open(`/my-account?order=${number}`)
    const fields = fieldsOf(own.text, PAY)
    const link = `/order-status?orderHash=${fieldOf(fields, 'orderHash')}`
    const body = new URLSearchParams(fields).toString()
    for (const stranger of [openPlainBrowser(shop, EN), await logIn('sanne.dewit@example.com')]) {
      const page = await stranger.open(link)
      expect(page.status).toBe(200)
      for (const path of [PAY, GIVE_UP]) {
        expect(page.text).not.toContain(`action="${path}"`)
        expect((await stranger.post(path, body)).status).toBe(404)
      }
    }
    const data = await openPlainBrowser(shop, EN).open(`/_data${link}`)
    expect(data.text).toContain('"mayPay":false')
    // Neither is an order of one's own under the hash of another.
    const mixed = fields.map(([name, value]): [string, string] => [
      name,
      name === 'orderHash' ? 'somebody-elses' : value,
    ])
    expect((await browser.post(GIVE_UP, new URLSearchParams(mixed).toString())).status).toBe(404)
    expect((await browser.open(link)).text).toContain('The payment is not finished yet')
    await browser.submit(GIVE_UP, fields)
  })
})

describe('the cart of an order that is not paid', () => {
  it('comes back in place of the empty one of an account that was made on the way', async () => {
    const { browser, email, leave } = await orderWithAccount()
    expect(await pull(browser)).toEqual([])
    const back = await leave('cancel')
    const returned = await browser.open(back.pathname + back.search)
    expect(returned.text).toContain('Your payment was not completed')
    expect(returned.text).toContain('Your cart is as it was before')
    expect(await pull(browser)).toMatchObject([{ sku: 'RUG-NEST' }])
    // It is that of the customer, who finds it in every browser.
    expect(await pull(await logIn(email))).toMatchObject([{ sku: 'RUG-NEST' }])
  })

  it.each(['/cart', '/checkout'])(
    'is drawn on %s for a shopper who never returned',
    async (path) => {
      const { browser, leave } = await orderWithAccount('sandbox_card')
      expect((await browser.open(path)).text).not.toMatch(/"sku":.{0,20}RUG-NEST/)
      await leave('refuse')
      expect((await browser.open(path)).text).toMatch(/"sku":.{0,20}RUG-NEST/)
      expect(await pull(browser)).toMatchObject([{ sku: 'RUG-NEST' }])
    },
  )

  it('waits for one that something has been put into', async () => {
    const { browser, leave } = await orderWithAccount()
    await putIn(browser)
    const back = await leave('cancel')
    const returned = await browser.open(back.pathname + back.search)
    expect(returned.text).toContain('they come back once your current cart is ordered or empty')
    expect(await quantities(browser)).toBe(1)
    const page = await browser.open('/cart')
    const item = fieldOf(fieldsOf(page.text, '/cart/change'), 'item')
    await browser.submit('/cart/change', [
      ['item', item],
      ['qty', '1'],
      ['remove', '1'],
    ])
    expect(await quantities(browser)).toBe(1)
  })
})

describe('the page of the cart without script', () => {
  const UNPAID = /Order \d+ is not paid yet: you can pay for it, or cancel it/
  const REFUSED = /Order \d+ was not paid. Its items come back once this cart is ordered or empty/

  /** Where the page of the cart leads to from what it says of an order. */
  const linkIn = (html: string) =>
    /href="(\/checkout-return\?orderHash=[^"]+)"/.exec(html)?.[1] ?? ''

  it('tells that an order is not paid, and leads to where it is paid or given up', async () => {
    const browser = openPlainBrowser(shop, EN)
    await leaveUnpaid(browser)
    const { text } = await browser.open('/cart')
    expect(text).toContain('Your shopping cart is empty')
    expect(text).toMatch(UNPAID)
    const order = await browser.open(linkIn(text))
    expect(order.text).toContain(`action="${PAY}"`)
    await browser.submit(GIVE_UP, fieldsOf(order.text, GIVE_UP))
    const after = await browser.open('/cart')
    expect(after.text).not.toMatch(UNPAID)
    expect(after.text).not.toMatch(REFUSED)
    expect(after.text.match(/name="qty"/g)).toHaveLength(1)
  })

  it('tells it beside what is in the cart, and once it is given up that its items come later', async () => {
    const browser = openPlainBrowser(shop, EN)
    await leaveUnpaid(browser)
    await putIn(browser)
    const { text } = await browser.open('/cart')
    expect(text).toMatch(UNPAID)
    expect(text).toContain('name="qty"')
    const order = await browser.open(linkIn(text))
    const given = await browser.submit(GIVE_UP, fieldsOf(order.text, GIVE_UP))
    expect(given.path).toContain('cart=waiting')
    expect(given.html).not.toContain('Try again')
    const after = await browser.open('/cart')
    expect(after.text).not.toMatch(UNPAID)
    expect(after.text).toMatch(REFUSED)
  })

  it('tells nothing of an order that is paid, nor of one of somebody else', async () => {
    const browser = openPlainBrowser(shop, EN)
    const back = await leavePage(await leaveUnpaid(browser), 'approve')
    await browser.open(back.pathname + back.search)
    expect((await browser.open('/cart')).text).not.toMatch(UNPAID)
    expect((await openPlainBrowser(shop, EN).open('/cart')).text).not.toMatch(UNPAID)
  })
})
