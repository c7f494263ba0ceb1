import { describe, expect, test } from 'vitest'
import { orderUnder } from '../../../fakes/fake-desk'
import { createFakeShop } from '../../../fakes/fake-shop'

const ADD = {
  method: 'POST',
  path: '/api/cart/update',
  body: { cartItem: { sku: 'LAMP', qty: 1 } },
}
const PULL = { path: '/api/cart/pull' }
type Shop = ReturnType<typeof createFakeShop>
type Browser = ReturnType<Shop['createBrowser']>

async function createShopper() {
  const shop = createFakeShop()
  const browser = shop.createBrowser()
  await browser.send(ADD)
  return { ...shop, browser, attempt: crypto.randomUUID() }
}

function place(browser: Browser, attempt: string, order: object = orderUnder(attempt)) {
  const headers = { 'idempotency-key': attempt }
  return browser.send({ method: 'POST', path: '/api/order?token={{token}}', headers, body: order })
}

const linesOf = async (browser: Browser) => (await browser.send(PULL)).json.result

describe('placing an order', () => {
  test('needs an id of the attempt', async () => {
    const { browser } = await createShopper()
    const refused: Record<string, string>[] = [{}, { 'idempotency-key': 'x' }]
    for (const headers of refused) {
      const body = orderUnder('x')
      const { status } = await browser.send({ method: 'POST', path: '/api/order', headers, body })
      expect(status).toBe(400)
    }
    expect((await place(browser, crypto.randomUUID(), orderUnder('other'))).status).toBe(400)
  })

  test('orders the cart of the session, in its store, as a guest', async () => {
    const { browser, attempt, placed } = await createShopper()
    const order = { ...orderUnder(attempt), user_id: '139', store_code: 'de_de', store_id: 3 }
    const answer = await place(browser, attempt, order)
    expect(answer.json).toEqual({
      code: 200,
      result: { orderNumber: '1000001', orderHash: `hash-${attempt}` },
    })
    expect(placed).toMatchObject([
      { cart_id: 'cart-1', order_id: attempt, user_id: '', store_code: 'nl_nl', store_id: 1 },
    ])
  })

  test('empties the cart, and a second tab that repeats it gets the same answer', async () => {
    const { browser, attempt, placed } = await createShopper()
    const first = await place(browser, attempt)
    expect(await linesOf(browser)).toEqual([])
    const second = await place(browser, attempt)
    expect(second.text).toBe(first.text)
    expect(placed).toHaveLength(1)
  })

  test('pressed 50 times in parallel is one order and 50 equal answers', async () => {
    const { browser, attempt, placed } = await createShopper()
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(browser, attempt)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(placed).toHaveLength(1)
  })

  test('with the same id and another order is 422', async () => {
    const { browser, attempt } = await createShopper()
    await place(browser, attempt)
    expect((await place(browser, attempt, orderUnder(attempt, 'SOFA'))).status).toBe(422)
  })

  test('without a cart is refused', async () => {
    const browser = createFakeShop().createBrowser()
    const { status, json } = await place(browser, crypto.randomUUID())
    expect([status, json.result]).toEqual([
      400,
      'Shopping cart is empty. Please add some products before entering Checkout',
    ])
  })

  test('with a field that nobody knows is refused with its name', async () => {
    const { browser, attempt } = await createShopper()
    const { status, text } = await place(browser, attempt, { ...orderUnder(attempt), bonus: 1 })
    expect(status).toBe(400)
    expect(text).toContain('bonus')
  })
})

describe('what became of an order', () => {
  test('is told to the shopper, even when the first answer was lost with its cookie', async () => {
    const { browser, attempt, createBrowser } = await createShopper()
    const before = browser.cookie()
    await place(browser, attempt)
    const reloaded = createBrowser()
    const asked = await reloaded.send({
      path: `/api/order/attempt?attempt=${attempt}`,
      headers: { cookie: before },
    })
    expect(asked.json.result).toMatchObject({ orderNumber: '1000001' })
    expect(asked.setCookie).not.toBeNull()
    expect(await linesOf(reloaded)).toEqual([])
  })

  test('is nothing to a stranger', async () => {
    const { browser, attempt, createBrowser } = await createShopper()
    await place(browser, attempt)
    const stranger = createBrowser()
    await stranger.send(ADD)
    const status = await stranger.send({ path: `/api/order/attempt?attempt=${attempt}` })
    const unknown = await stranger.send({
      path: `/api/order/attempt?attempt=${crypto.randomUUID()}`,
    })
    expect(status.status).toBe(404)
    expect(status.text).toBe(unknown.text)
    expect(
      (await stranger.send({ path: `/api/payment/status?orderHash=hash-${attempt}` })).status,
    ).toBe(404)
  })
})

describe('paying', () => {
  const RETURN = 'https://nl.example/checkout-return'
  const start = (browser: Browser, orderHash: string, returnUrl = RETURN) =>
    browser.send({
      method: 'POST',
      path: '/api/payment/start',
      body: { orderHash, method: 'sandbox_card', returnUrl },
    })
  const status = (browser: Browser, orderHash: string) =>
    browser.send({ path: `/api/payment/status?orderHash=${orderHash}` })

  test('leads to a payment page of the configuration and to no other (I15)', async () => {
    const { browser, attempt, payment } = await createShopper()
    await place(browser, attempt)
    expect((await start(browser, `hash-${attempt}`)).json.result).toEqual({
      redirectUrl: 'https://pay.example/card/1',
    })
    for (const redirectUrl of ['https://evil.example/', 'javascript:alert(1)', '//evil.example']) {
      payment.redirectUrl = redirectUrl
      expect((await start(browser, attempt)).status).toBe(502)
    }
  })

  test.each([
    'https://evil.example/checkout-return',
    'https://nl.example@evil.example/',
    'https://de.example/',
  ])('never leads back to %s', async (returnUrl) => {
    const { browser, attempt } = await createShopper()
    await place(browser, attempt)
    expect((await start(browser, attempt, returnUrl)).status).toBe(400)
  })

  test('that is refused gives the cart back as it was (I4)', async () => {
    const { browser, attempt, payment } = await createShopper()
    await place(browser, attempt)
    expect(await linesOf(browser)).toEqual([])
    payment.state = 'refused'
    expect((await status(browser, `hash-${attempt}`)).json.result).toMatchObject({
      state: 'refused',
    })
    expect(await linesOf(browser)).toMatchObject([{ sku: 'LAMP' }])
  })

  test('that is paid does not give it back', async () => {
    const { browser, attempt, payment } = await createShopper()
    await place(browser, attempt)
    payment.state = 'paid'
    await status(browser, attempt)
    payment.state = 'refused'
    expect((await status(browser, attempt)).json.result).toMatchObject({ state: 'paid' })
    expect(await linesOf(browser)).toEqual([])
  })

  test('can be given up, and the cart comes back', async () => {
    const { browser, attempt } = await createShopper()
    await place(browser, attempt)
    const body = { orderHash: attempt }
    const given = await browser.send({ method: 'POST', path: '/api/payment/cancel', body })
    expect(given.json.result).toMatchObject({ state: 'refused' })
    expect(await linesOf(browser)).toMatchObject([{ sku: 'LAMP' }])
  })

  test('is not offered for an order by bank transfer: it stands, and says what is due', async () => {
    const { browser, attempt, payment } = await createShopper()
    await place(browser, attempt)
    payment.state = 'due'
    payment.amountDue = 19.95
    const { result } = (await status(browser, attempt)).json
    expect(result).toMatchObject({ state: 'due', orderNumber: '1000001', amountDue: 19.95 })
  })

  test('is never over because an address says so (F-P2)', async () => {
    const { browser, attempt } = await createShopper()
    await place(browser, attempt)
    const path = `/api/payment/status?orderHash=${attempt}&result=1&state=paid`
    expect((await browser.send({ path })).json.result).toMatchObject({ state: 'open' })
    for (let hash = 0; hash < 50; hash += 1) {
      expect((await status(browser, crypto.randomUUID())).status).toBe(404)
    }
  })
})

describe('a cart whose payment was refused', () => {
  async function refusedShopper() {
    const shopper = await createShopper()
    await place(shopper.browser, shopper.attempt)
    shopper.payment.state = 'refused'
    await shopper.browser.send({ path: `/api/payment/status?orderHash=hash-${shopper.attempt}` })
    expect(await linesOf(shopper.browser)).toHaveLength(1)
    return shopper
  }

  test('stays the shopper’s when the order is asked for again', async () => {
    const { browser, attempt } = await refusedShopper()
    await browser.send({ path: `/api/order/attempt?attempt=${attempt}` })
    expect(await linesOf(browser)).toHaveLength(1)
  })

  test('stays the shopper’s when the order is posted again', async () => {
    const { browser, attempt } = await refusedShopper()
    await place(browser, attempt)
    expect(await linesOf(browser)).toHaveLength(1)
  })

  test('comes back to a shopper who never returned from the payment page', async () => {
    const { browser, attempt, payment } = await createShopper()
    await place(browser, attempt)
    expect(await linesOf(browser)).toEqual([])
    payment.state = 'refused'
    expect(await linesOf(browser)).toHaveLength(1)
  })

  test('takes in what is added by a shopper who never returned', async () => {
    const { browser, attempt, payment, backend } = await createShopper()
    await place(browser, attempt)
    payment.state = 'refused'
    await browser.send(ADD)
    expect([...backend.carts.keys()]).toEqual(['cart-1'])
    expect(await linesOf(browser)).toHaveLength(2)
  })

  test('comes back in place of an empty one', async () => {
    const { browser, attempt, payment, backend } = await createShopper()
    await place(browser, attempt)
    await browser.send({ method: 'POST', path: '/api/cart/create' })
    expect([...backend.carts.keys()]).toEqual(['cart-1', 'cart-2'])
    payment.state = 'refused'
    const path = `/api/payment/status?orderHash=hash-${attempt}`
    expect((await browser.send({ path })).json.result).not.toHaveProperty('isCartWaiting')
    expect(await linesOf(browser)).toHaveLength(1)
  })

  test('waits while nobody can tell whether another is empty', async () => {
    const { browser, attempt, payment, backend } = await createShopper()
    await place(browser, attempt)
    await browser.send({ method: 'POST', path: '/api/cart/create' })
    payment.state = 'refused'
    backend.override = () => new Response('down', { status: 503 })
    const path = `/api/payment/status?orderHash=hash-${attempt}`
    expect((await browser.send({ path })).json.result).toMatchObject({ isCartWaiting: true })
    backend.override = null
    expect(await linesOf(browser)).toHaveLength(1)
  })

  test('comes back from the first of two orders that wait', async () => {
    const { browser, attempt, payment } = await createShopper()
    await place(browser, attempt)
    await browser.send(ADD)
    const second = crypto.randomUUID()
    await place(browser, second, orderUnder(second))
    payment.state = 'refused'
    await browser.send({ path: `/api/payment/status?orderHash=hash-${attempt}` })
    expect(await linesOf(browser)).toHaveLength(1)
  })
})

describe('two orders that are both refused', () => {
  const cancel = async (browser: Browser, orderHash: string) => {
    const path = '/api/payment/cancel'
    return (await browser.send({ method: 'POST', path, body: { orderHash } })).json.result
  }

  async function twiceRefused() {
    const shopper = await createShopper()
    const { browser, attempt, payment } = shopper
    await place(browser, attempt)
    await browser.send(ADD)
    await browser.send(ADD)
    const second = crypto.randomUUID()
    await place(browser, second, orderUnder(second))
    payment.state = 'refused'
    expect(await cancel(browser, second)).not.toHaveProperty('isCartWaiting')
    expect(await cancel(browser, attempt)).toMatchObject({ isCartWaiting: true })
    expect(await linesOf(browser)).toHaveLength(2)
    return shopper
  }

  test('give the second cart back once the first to return is ordered', async () => {
    const { browser, payment } = await twiceRefused()
    const third = crypto.randomUUID()
    payment.state = 'open'
    await place(browser, third, orderUnder(third))
    expect(await linesOf(browser)).toHaveLength(1)
  })

  test('give the second cart back once the first to return is empty', async () => {
    const { browser, backend, attempt } = await twiceRefused()
    backend.carts.set('cart-2', [])
    expect(await linesOf(browser)).toHaveLength(1)
    expect(await cancel(browser, attempt)).not.toHaveProperty('isCartWaiting')
    expect(await linesOf(browser)).toHaveLength(1)
  })
})

test('a cart that is paid by bank transfer is over with its order: nobody refuses that later', async () => {
  const { browser, attempt, payment, backend } = await createShopper()
  const order = orderUnder(attempt)
  const { addressInformation } = order
  await place(browser, attempt, {
    ...order,
    addressInformation: { ...addressInformation, payment_method_code: 'banktransfer' },
  })
  payment.state = 'refused'
  expect(await linesOf(browser)).toEqual([])
  await browser.send(ADD)
  expect([...backend.carts.keys()]).toEqual(['cart-1', 'cart-2'])
})
