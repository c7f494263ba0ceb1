import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../../worker/commerce/env'
import { cancelStandingOrder } from '../../../../worker/commerce/orders/merchant/cancel-standing-order'
import { captureOrder } from '../../../../worker/commerce/orders/merchant/capture-order'
import { listOrders } from '../../../../worker/commerce/orders/merchant/list-orders'
import { oweRefund } from '../../../../worker/commerce/orders/merchant/refund-order'
import { showOrder } from '../../../../worker/commerce/orders/merchant/show-order'
import { settleNotices } from '../../../../worker/commerce/payments/adyen/adyen-notice'
import type { AdyenNotice } from '../../../../worker/commerce/payments/adyen/notice-messages'
import { signNotice } from '../../../../worker/commerce/payments/adyen/notice-signature'
import { deliverNotices } from '../../../../worker/commerce/payments/adyen/sandbox-notices'
import {
  releaseUncaptured,
  sendCaptures,
} from '../../../../worker/commerce/payments/adyen/send-captures'
import { sendRefunds } from '../../../../worker/commerce/payments/adyen/send-refunds'
import { checkoutApp } from '../../../fakes/checkout-worker'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { walletToken } from '../../../fixtures/wallet-token'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop'
import { cartWith, orderOf, paidBy } from '../orders/order-request'

const HMAC_KEY = 'DFB1EB5485895CFA84146406857104ABB4CBCABDC8AAF103A624C8F6A3EAAB00'
const returnUrl = 'http://nl.localhost:8787/checkout-return'

let shop: CheckoutShop
let env: Bindings

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const databases = createDatabases()
  const vars = { ADYEN_HMAC_KEYS: HMAC_KEY, SANDBOX_PAYMENTS: 'on', ADYEN_CAPTURE: 'manual' }
  env = { CATALOGUE: databases.catalogue, SALES: databases.sales, ...vars } as unknown as Bindings
  shop = await openCheckoutShop(databases, async (request) =>
    checkoutApp.request(request, undefined, env),
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** An order of 25 euro and its delivery, of which the money is authorised; tells its number. */
async function authorised(): Promise<string> {
  const cartId = await cartWith(shop, 'FLASH', 1)
  const order = paidBy(orderOf(cartId, [{ sku: 'FLASH', qty: 1 }]), 'adyen_applepay')
  const { orderHash, orderNumber } = Object(await shop.ask('orderPlace', { body: order }))
  const paymentMethod = walletToken('applepay', 'approve')
  await shop.ask('walletPaymentComplete', { body: { orderHash, returnUrl, paymentMethod } })
  return String(orderNumber)
}

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const capture = (orderNumber: string, amount?: number, attempt?: string) =>
  captureOrder(shop.sales, { orderNumber, amount, attempt }, Date.now())
const refund = (orderNumber: string, amount?: number) =>
  oweRefund(shop.sales, { orderNumber, amount }, Date.now())
const read = async (orderNumber: string) => {
  const order = (await listOrders(shop.sales, null)).find((one) => one.orderNumber === orderNumber)
  if (!order) throw new Error(`No order ${orderNumber}`)
  return order
}

/** What the clock does every minute. */
async function tick(): Promise<void> {
  later(60_000)
  await deliverNotices(shop.sales, Date.now())
  await settleNotices(shop.sales, Date.now())
  await sendCaptures(env)
  await releaseUncaptured(env, Date.now())
  await sendRefunds(env)
}

async function tell(notice: Partial<AdyenNotice>): Promise<number> {
  const item = {
    pspReference: 'NOTICE',
    merchantAccountCode: 'Sandbox',
    merchantReference: 'capture-1',
    amount: { value: 1000, currency: 'EUR' },
    eventCode: 'CAPTURE',
    success: 'true',
    ...notice,
  } satisfies AdyenNotice
  const additionalData = { hmacSignature: await signNotice(HMAC_KEY, item) }
  const notificationItems = [{ NotificationRequestItem: { ...item, additionalData } }]
  const answer = await shop.fetch(
    new Request('http://commerce.internal/adyen/webhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ live: 'false', notificationItems }),
    }),
  )
  return answer.status
}

const sumOf = async (table: 'capture' | 'refund', condition: string) =>
  Number(
    await shop.sales
      .prepare(`SELECT COALESCE(SUM(amount), 0) AS cents FROM ${table} WHERE ${condition}`)
      .first('cents'),
  )

describe('money that is only authorised', () => {
  it('is taken once in one attempt, however often it is said', async () => {
    const number = await authorised()
    const { amountDue } = await read(number)
    for (const _ of [1, 2]) expect(await capture(number, 1000, 'a-part')).toBe(true)
    expect(await read(number)).toMatchObject({ uncaptured: amountDue - 1000 })
  })

  it('is taken in parts, and never more than was authorised', async () => {
    const number = await authorised()
    const { amountDue } = await read(number)
    expect(await read(number)).toMatchObject({ state: 'processing', uncaptured: amountDue })
    expect(await capture(number, 1000)).toBe(true)
    expect(await capture(number, amountDue - 999)).toBe(false)
    expect((await read(number)).uncaptured).toBe(amountDue - 1000)
    expect(await capture(number)).toBe(true)
    expect(await capture(number)).toBe(false)
    expect(await capture(number, 1)).toBe(false)
    for (let minute = 0; minute < 3; minute += 1) await tick()
    expect(await sumOf('capture', 'captured_at IS NOT NULL')).toBe(amountDue)
    const happened = (await showOrder(shop.sales, Number(number)))?.events.map(({ text }) => text)
    expect(happened).toContain('taken 10.00')
  })

  it('goes back only once it was taken, and never more than that', async () => {
    const number = await authorised()
    expect(await refund(number, 1)).toBe(false)
    await capture(number, 1000)
    expect(await refund(number, 1)).toBe(false)
    for (let minute = 0; minute < 2; minute += 1) await tick()
    expect(await refund(number, 1001)).toBe(false)
    expect(await refund(number, 400)).toBe(true)
    expect(await refund(number)).toBe(true)
    expect(await refund(number, 1)).toBe(false)
    for (let minute = 0; minute < 2; minute += 1) await tick()
    expect(await read(number)).toMatchObject({ owed: 0, refunded: 1000 })
  })

  it('is given back where its order was given up, and so is what was taken', async () => {
    const [untouched, taken] = [await authorised(), await authorised()]
    await capture(taken, 1000)
    for (let minute = 0; minute < 2; minute += 1) await tick()
    for (const number of [untouched, taken]) {
      expect(await cancelStandingOrder(shop.sales, Number(number), Date.now())).toBe(true)
    }
    for (let minute = 0; minute < 3; minute += 1) await tick()
    expect(await read(untouched)).toMatchObject({ state: 'canceled', owed: 0, refunded: 0 })
    expect(await read(taken)).toMatchObject({ owed: 0, refunded: 1000 })
    const released = shop.sales.prepare('SELECT COUNT(released_at) AS n FROM adyen_payment')
    expect(await released.first('n')).toBe(1)
  })

  it('that was taken for an order given up meanwhile goes back', async () => {
    const number = await authorised()
    await capture(number, 1000)
    await tick()
    await cancelStandingOrder(shop.sales, Number(number), Date.now())
    for (let minute = 0; minute < 3; minute += 1) await tick()
    expect(await read(number)).toMatchObject({ owed: 0, refunded: 1000 })
  })
})

describe('a webhook of a capture (trust F-P3)', () => {
  const standing = async () => sumOf('capture', 'captured_at IS NOT NULL AND fault IS NULL')

  it('said a hundred times is taken once', async () => {
    await capture(await authorised(), 1000)
    for (let time = 0; time < 100; time += 1) expect(await tell({})).toBe(200)
    expect(await standing()).toBe(1000)
  })

  it.each([
    ['before', ['CAPTURE_FAILED', 'CAPTURE']],
    ['after', ['CAPTURE', 'CAPTURE_FAILED']],
  ])('that failed counts also when it is told %s its success', async (_, codes) => {
    const number = await authorised()
    await capture(number, 1000)
    for (const eventCode of codes) await tell({ eventCode })
    expect(await standing()).toBe(0)
    const { amountDue, uncaptured } = await read(number)
    expect(uncaptured).toBe(amountDue)
  })

  it('of another amount, or of nobody, takes nothing and is left to a person', async () => {
    await capture(await authorised(), 1000)
    await tell({ amount: { value: 999, currency: 'EUR' } })
    await tell({ merchantReference: 'capture-77', pspReference: 'OTHER' })
    expect(await standing()).toBe(0)
  })

  it('before its authorisation decides nothing of the order', async () => {
    expect(await tell({ merchantReference: '10000000001' })).toBe(200)
    expect(await standing()).toBe(0)
  })
})

it('money adds up to the cent, whatever is taken and given back in whatever order', async () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constantFrom('capture', 'refund'),
      amount: fc.integer({ min: 1, max: 3100 }),
    }),
    fc.constantFrom({ kind: 'tick' }, { kind: 'capture' }, { kind: 'refund' }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const number = await authorised()
      const { amountDue } = await read(number)
      const own = `order_id = (SELECT id FROM orders WHERE increment_id = ${number})`
      for (const { kind, ...asked } of steps) {
        const amount = 'amount' in asked ? asked.amount : undefined
        if (kind === 'tick') await tick()
        else await (kind === 'capture' ? capture : refund)(number, amount)
        const asksFor = await sumOf('capture', own)
        const taken = await sumOf('capture', `${own} AND captured_at IS NOT NULL`)
        expect(asksFor).toBeLessThanOrEqual(amountDue)
        expect(await sumOf('refund', own)).toBeLessThanOrEqual(taken)
        expect((await read(number)).uncaptured).toBe(amountDue - asksFor)
      }
      for (let minute = 0; minute < 3; minute += 1) await tick()
      const { owed, refunded } = await read(number)
      expect(owed).toBe(0)
      expect(await sumOf('capture', `${own} AND captured_at IS NULL`)).toBe(0)
      expect(refunded).toBe(await sumOf('refund', own))
    }),
    { numRuns: 20 },
  )
})
