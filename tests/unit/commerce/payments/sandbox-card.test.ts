import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteOldCarts } from '../../../../worker/commerce/cart/delete-old-carts'
import { expireOrders } from '../../../../worker/commerce/orders/expire-orders'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop, put } from '../checkout-shop'
import { cartWith, orderOf, paidBy } from '../orders/order-request'

let shop: CheckoutShop
let cartId: string
let order: ReturnType<typeof orderOf>
let orderHash: string

const RETURN_URL = 'http://nl.localhost:8787/checkout-return?from=card'
const MINUTE = 60_000

beforeEach(async () => {
  shop = await openCheckoutShop(createDatabases())
  cartId = await cartWith(shop, 'TABLE', 3)
  order = paidBy(orderOf(cartId, [{ sku: 'TABLE', qty: 3 }]), 'sandbox_card')
  const placed = (await shop.ask('orderPlace', { body: order })) as { orderHash: string }
  orderHash = placed.orderHash
})

afterEach(() => vi.useRealTimers())

const start = (more: object = {}) =>
  shop.send('paymentStart', {
    body: { orderHash, method: 'sandbox_card', returnUrl: RETURN_URL, ...more },
  })
const openPage = async () => ((await start()).result as { redirectUrl: string }).redirectUrl
const press = (page: string, decision: string) =>
  shop.fetch(new Request(page, { method: 'POST', body: new URLSearchParams({ decision }) }))
const stateOf = async () => (await shop.ask('paymentStatus', { query: { orderHash } })).state
const statusOf = async () =>
  (await shop.ask('orderStatus', { params: { order_id: order.order_id } })).status
const wayBack = (result: string) => `${RETURN_URL}&result=${result}&orderHash=${orderHash}`

/** What the clock does. */
async function cleanUp(now: number): Promise<void> {
  await expireOrders(shop.sales, now)
  await deleteOldCarts(shop.sales, now)
}

describe('the page of the sandbox card', () => {
  it('shows the amount and three plain buttons, in the language of the store', async () => {
    const response = await shop.fetch(new Request(await openPage()))
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).toContain('<html lang="nl-NL">')
    expect(page).toContain('€\u00a0750,00')
    expect(page).toMatch(/<dd>1\d{10}<\/dd>/)
    expect(page.match(/<button/g)).toHaveLength(3)
    expect(page).not.toMatch(/<script|onclick|javascript:/i)
  })

  it('runs nothing, loads only fonts, is framed by nobody and kept nowhere', async () => {
    const { headers } = await shop.fetch(new Request(await openPage()))
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("font-src 'self'")
    expect(policy).toContain("form-action 'self' http://nl.localhost:8787;")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it('is not there for an address nobody was given', async () => {
    for (const id of ['x', 'x'.repeat(32), '%00', '%3Cscript%3E']) {
      const url = `http://localhost:8788/sandbox-card/${id}`
      expect((await shop.fetch(new Request(url))).status).toBe(404)
      expect((await press(url, 'approve')).status).toBe(404)
    }
  })

  it('asks again when what was pressed is none of its buttons', async () => {
    const page = await openPage()
    for (const decision of ['', 'pay']) {
      expect((await press(page, decision)).status).toBe(400)
    }
    expect((await press(page, 'x'.repeat(5000))).status).toBe(413)
    expect(await stateOf()).toBe('open')
  })
})

describe('a payment', () => {
  it('that is approved makes the order go on', async () => {
    expect(await statusOf()).toBe('pending_payment')
    const response = await press(await openPage(), 'approve')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(wayBack('1'))
    expect(await stateOf()).toBe('paid')
    expect(await statusOf()).toBe('processing')
    expect(await shop.stockOf('TABLE')).toBe(7)
  })

  it('that is refused gives stock and cart back as they were', async () => {
    const response = await press(await openPage(), 'refuse')
    expect(response.headers.get('location')).toBe(wayBack('0'))
    expect(await stateOf()).toBe('refused')
    expect(await statusOf()).toBe('canceled')
    expect(await shop.stockOf('TABLE')).toBe(10)
    expect(await shop.ask('cartPull', { query: { cartId } })).toMatchObject([
      { sku: 'TABLE', qty: 3 },
    ])
    const again = paidBy(orderOf(cartId, [{ sku: 'TABLE', qty: 3 }]), 'banktransfer')
    expect(await shop.send('orderPlace', { body: again })).toMatchObject({ status: 200 })
    expect(await shop.send('orderPlace', { body: order })).toMatchObject({ status: 200 })
    expect(await shop.stockOf('TABLE')).toBe(7)
  })

  it('whose page was closed waits, and can be made after all', async () => {
    const page = await openPage()
    const response = await press(page, 'close')
    expect(response.headers.get('location')).toBe(wayBack('cancelled'))
    expect(await stateOf()).toBe('cancelled')
    expect(await statusOf()).toBe('pending_payment')
    expect(await openPage()).toBe(page)
    expect(await stateOf()).toBe('open')
    await press(page, 'approve')
    expect(await stateOf()).toBe('paid')
  })

  it('is decided once, whatever is pressed afterwards', async () => {
    const page = await openPage()
    await Promise.all(Array.from({ length: 10 }, () => press(page, 'refuse')))
    expect(await shop.stockOf('TABLE')).toBe(10)
    const late = await press(page, 'approve')
    expect(late.headers.get('location')).toBe(wayBack('0'))
    expect(await statusOf()).toBe('canceled')
    expect((await shop.fetch(new Request(page))).status).toBe(303)
  })

  it('that was approved stays so', async () => {
    const page = await openPage()
    await press(page, 'approve')
    for (const decision of ['refuse', 'close', 'approve']) {
      expect((await press(page, decision)).headers.get('location')).toBe(wayBack('1'))
    }
    expect(await shop.stockOf('TABLE')).toBe(7)
    expect(await start()).toMatchObject({ status: 409, meta: { reason: 'order-paid' } })
  })

  it('is one, however often it is started, and goes back where it was last started from', async () => {
    const pages = await Promise.all(Array.from({ length: 10 }, openPage))
    expect(new Set(pages).size).toBe(1)
    expect(await shop.count('payment')).toBe(1)
    await start({ returnUrl: 'http://localhost:8787/checkout-return' })
    const response = await press(pages[0] ?? '', 'close')
    expect(response.headers.get('location')).toMatch(/^http:\/\/localhost:8787\//)
  })

  it('is started by the attempt id as well as by the hash', async () => {
    expect(await start({ orderHash: order.order_id })).toMatchObject({ status: 200 })
    expect(await start({ orderHash: 'unknown' })).toMatchObject({ status: 404 })
  })

  it('goes by the method of its order only', async () => {
    expect(await start({ method: 'banktransfer' })).toMatchObject({ status: 400 })
    const other = await cartWith(shop, 'BOOK')
    const bank = orderOf(other, [{ sku: 'BOOK', qty: 1 }])
    await shop.ask('orderPlace', { body: bank })
    expect(await start({ orderHash: bank.order_id })).toMatchObject({ status: 400 })
    const query = { orderHash: bank.order_id }
    expect(await shop.ask('paymentStatus', { query })).toMatchObject({
      state: 'due',
      amountDue: expect.any(Number),
    })
    expect(await shop.send('paymentCancel', { body: query })).toMatchObject({ status: 409 })
  })
})

describe('giving up', () => {
  it('cancels the order and gives the cart back, as often as it is said', async () => {
    await press(await openPage(), 'close')
    for (let time = 0; time < 3; time += 1) {
      const given = await shop.ask('paymentCancel', { body: { orderHash } })
      const orderNumber = expect.stringMatching(/^1\d{10}$/)
      expect(given).toEqual({ orderHash, state: 'refused', orderNumber, method: 'sandbox_card' })
    }
    expect(await shop.stockOf('TABLE')).toBe(10)
    expect(await put(shop, cartId, 'TABLE', 1)).toMatchObject({ status: 200 })
    expect(await start()).toMatchObject({ status: 409, meta: { reason: 'order-canceled' } })
  })

  it('is too late once the order is paid', async () => {
    await press(await openPage(), 'approve')
    expect(await shop.send('paymentCancel', { body: { orderHash } })).toMatchObject({ status: 409 })
    expect(await statusOf()).toBe('processing')
  })
})

describe('an order that is not paid within 30 minutes', () => {
  const wait = (ms: number) => vi.setSystemTime(Date.now() + ms)

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
  })

  it('waits until then, and is given up a moment later by whoever asks', async () => {
    const page = await openPage()
    wait(29 * MINUTE)
    expect(await stateOf()).toBe('open')
    wait(MINUTE + 1000)
    expect((await press(page, 'approve')).headers.get('location')).toBe(wayBack('0'))
    expect(await statusOf()).toBe('canceled')
    expect(await shop.stockOf('TABLE')).toBe(10)
  })

  it('is given up by the clock', async () => {
    await cleanUp(Date.now() + 29 * MINUTE)
    expect(await shop.stockOf('TABLE')).toBe(7)
    await cleanUp(Date.now() + 31 * MINUTE)
    expect(await shop.stockOf('TABLE')).toBe(10)
    expect(await put(shop, cartId, 'TABLE', 1)).toMatchObject({ status: 200 })
  })

  it('lets the next shopper have what it held', async () => {
    const other = await cartWith(shop, 'TABLE', 7)
    await put(shop, other, 'BOOK', 1)
    await shop.sales.prepare("UPDATE cart_line SET qty = 10 WHERE sku = 'TABLE' AND qty = 7").run()
    const wanted = orderOf(other, [
      { sku: 'TABLE', qty: 10 },
      { sku: 'BOOK', qty: 1 },
    ])
    expect(await shop.send('orderPlace', { body: wanted })).toMatchObject({ status: 400 })
    wait(31 * MINUTE)
    expect(await shop.send('orderPlace', { body: wanted })).toMatchObject({ status: 200 })
    expect(await shop.stockOf('TABLE')).toBe(0)
  })

  it('stays when it was paid', async () => {
    await press(await openPage(), 'approve')
    await cleanUp(Date.now() + 31 * MINUTE)
    expect(await statusOf()).toBe('processing')
  })
})

describe('carts nobody can open any more', () => {
  it('are deleted with their lines; younger ones and orders stay', async () => {
    await cartWith(shop, 'BOOK')
    const day = 24 * 60 * MINUTE
    await press(await openPage(), 'approve')
    await cleanUp(Date.now() + 29 * day)
    expect(await shop.count('cart')).toBe(2)
    await cleanUp(Date.now() + 31 * day)
    expect([await shop.count('cart'), await shop.count('cart_line')]).toEqual([0, 0])
    expect([await shop.count('orders'), await shop.count('order_line')]).toEqual([1, 1])
  })
})
