// Money that a merchant takes or gives back in the provider's own pages counts as if it was done here.
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../../worker/commerce/env'
import { cancelStandingOrder } from '../../../../worker/commerce/orders/merchant/cancel-standing-order'
import { captureOrder } from '../../../../worker/commerce/orders/merchant/capture-order'
import { listOrders } from '../../../../worker/commerce/orders/merchant/list-orders'
import { closeTask } from '../../../../worker/commerce/orders/merchant/order-task'
import { oweRefund } from '../../../../worker/commerce/orders/merchant/refund-order'
import { showOrder } from '../../../../worker/commerce/orders/merchant/show-order'
import { trackOrder } from '../../../../worker/commerce/orders/track-order'
import type { AdyenNotice } from '../../../../worker/commerce/payments/adyen/notice-messages'
import { signNotice } from '../../../../worker/commerce/payments/adyen/notice-signature'
import { sendCaptures } from '../../../../worker/commerce/payments/adyen/send-captures'
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
let orderHash: string

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** An order whose money is authorised and taken by hand, or taken at once; tells its number. */
async function paid(
  capture: 'manual' | 'immediate',
  said: 'approve' | 'pending' = 'approve',
): Promise<string> {
  const databases = createDatabases()
  const vars = { ADYEN_HMAC_KEYS: HMAC_KEY, SANDBOX_PAYMENTS: 'on', ADYEN_CAPTURE: capture }
  env = { CATALOGUE: databases.catalogue, SALES: databases.sales, ...vars } as unknown as Bindings
  shop = await openCheckoutShop(databases, async (request) =>
    checkoutApp.request(request, undefined, env),
  )
  const cartId = await cartWith(shop, 'FLASH', 1)
  const order = paidBy(orderOf(cartId, [{ sku: 'FLASH', qty: 1 }]), 'adyen_applepay')
  const placed = Object(await shop.ask('orderPlace', { body: order }))
  orderHash = placed.orderHash
  const paymentMethod = walletToken('applepay', said)
  await shop.ask('walletPaymentComplete', { body: { orderHash, returnUrl, paymentMethod } })
  return String(placed.orderNumber)
}

async function read(orderNumber: string) {
  const order = (await listOrders(shop.sales, null)).find((one) => one.orderNumber === orderNumber)
  if (!order) throw new Error(`No order ${orderNumber}`)
  return order
}

async function tell(merchantReference: string, notice: Partial<AdyenNotice>): Promise<void> {
  const item = {
    pspReference: 'PSP-1',
    merchantAccountCode: 'Sandbox',
    merchantReference,
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
  expect(answer.status).toBe(200)
}

const capture = (orderNumber: string, amount?: number) =>
  captureOrder(shop.sales, { orderNumber, amount }, Date.now())
const refund = (orderNumber: string, amount?: number) =>
  oweRefund(shop.sales, { orderNumber, amount }, Date.now())
const mails = async () =>
  (await shop.sales.prepare("SELECT about FROM mail WHERE kind = 'refund'").all()).results
const rows = (table: 'capture' | 'refund') =>
  shop.sales.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first('n')

describe('money that was taken in the provider’s pages', () => {
  it('is not asked for again, and may go back', async () => {
    const number = await paid('manual')
    const { amountDue } = await read(number)
    await tell(number, {})
    await tell(number, {})
    expect(await read(number)).toMatchObject({ uncaptured: amountDue - 1000, tasks: null })
    expect(await capture(number, amountDue - 999)).toBe(false)
    expect(await refund(number, 1001)).toBe(false)
    expect(await refund(number, 1000)).toBe(true)
    const asked = await rows('capture')
    await sendCaptures(env)
    const sent = await shop.sales.prepare('SELECT COUNT(*) AS n FROM sandbox_adyen_capture').first()
    expect([asked, sent]).toEqual([1, { n: 0 }])
  })

  it.each([
    ['first', ['CAPTURE_FAILED', 'CAPTURE']],
    ['last', ['CAPTURE', 'CAPTURE_FAILED']],
  ])('and failed counts as not taken, told %s', async (_, told) => {
    const number = await paid('manual')
    const { amountDue } = await read(number)
    for (const eventCode of told) await tell(number, { eventCode })
    expect((await read(number)).uncaptured).toBe(amountDue)
    expect(await refund(number, 1)).toBe(false)
    expect(await rows('capture')).toBe(1)
  })

  it('is not what the sandbox tells of a pending payment', async () => {
    const number = await paid('manual', 'pending')
    vi.setSystemTime(Date.now() + 10_000)
    await shop.ask('paymentStatus', { query: { orderHash } })
    const order = await read(number)
    expect(order).toMatchObject({ state: 'processing', uncaptured: order.amountDue })
  })

  it('is nothing new where all money is taken at once', async () => {
    const number = await paid('immediate')
    await tell(number, {})
    expect([await rows('capture'), (await read(number)).uncaptured]).toEqual([0, 0])
  })

  it.each([
    ['CAPTURE_FAILED', 'true'],
    ['CAPTURE', 'false'],
  ] as const)(
    'and could not be taken is a task where all is taken at once: %s %s',
    async (eventCode, success) => {
      const number = await paid('immediate')
      await tell(number, { eventCode, success })
      expect(await read(number)).toMatchObject({
        tasks: `${eventCode} 10.00 EUR (task 1)`,
        uncaptured: 0,
      })
    },
  )

  it('goes back when its order was given up', async () => {
    const number = await paid('manual')
    await cancelStandingOrder(shop.sales, Number(number), Date.now())
    await tell(number, {})
    await tell(number, {})
    expect(await read(number)).toMatchObject({ state: 'canceled', owed: 1000 })
  })
})

describe('money that was given back in the provider’s pages', () => {
  const back = { eventCode: 'REFUND' } as const

  it('is shown to its shopper and told by one mail', async () => {
    const number = await paid('immediate')
    await tell(number, back)
    await tell(number, back)
    expect(await read(number)).toMatchObject({ owed: 0, refunded: 1000 })
    expect(await mails()).toHaveLength(1)
    await tell(number, { ...back, pspReference: 'PSP-2', amount: await rest(number) })
    expect(await mails()).toHaveLength(2)
    const shown = await trackOrder(shop.sales, orderHash, {
      storeCode: 'nl_nl',
      publicOrigin: '',
      now: Date.now(),
    })
    expect(shown).toMatchObject({ status: 'refunded' })
    expect(await refund(number, 1)).toBe(false)
  })

  async function rest(number: string) {
    const { amountDue, refunded } = await read(number)
    return { value: amountDue - refunded, currency: 'EUR' }
  }

  it.each([
    ['first', ['REFUND_FAILED', 'REFUND']],
    ['last', ['REFUND', 'REFUND_FAILED']],
    ['by the bank', ['REFUND', 'REFUNDED_REVERSED']],
  ])('and came back is owed, told %s, and not sent by the clock', async (_, told) => {
    const number = await paid('immediate')
    for (const eventCode of told) await tell(number, { eventCode })
    expect(await read(number)).toMatchObject({ owed: 1000, refunded: 0 })
    await sendRefunds(env)
    expect(await rows('refund')).toBe(1)
    const shown = await showOrder(shop.sales, Number(number))
    expect(shown?.events.map(({ text }) => text)).toContain(
      'owed 10.00: The provider could not do it',
    )
  })

  it('settles what the provider had refused to send from here', async () => {
    const number = await paid('immediate')
    await refund(number, 1000)
    await tell('refund-1', { ...back, success: 'false' })
    expect(await read(number)).toMatchObject({ owed: 1000, refunded: 0 })
    await tell(number, { ...back, pspReference: 'PSP-2' })
    expect(await read(number)).toMatchObject({ owed: 0, refunded: 1000 })
    expect(await mails()).toHaveLength(1)
  })
})

describe('a refund of ours that the provider refuses', () => {
  const back = (of: string) => ({ eventCode: 'REFUND', pspReference: of })
  const refuse = (id: number) => tell(`refund-${id}`, { eventCode: 'REFUND', success: 'false' })

  it('is not owed where its merchant gave back the same meanwhile, told before or after', async () => {
    const number = await paid('immediate')
    for (const _ of [1, 2, 3]) await refund(number, 1000)
    await tell(number, back('PSP-2'))
    for (const id of [1, 2]) await refuse(id)
    expect(await read(number)).toMatchObject({ owed: 2000, refunded: 1000 })
    await tell(number, back('PSP-3'))
    await tell('refund-2', { eventCode: 'REFUND_FAILED', success: 'true' })
    expect(await read(number)).toMatchObject({ owed: 1000, refunded: 2000 })
    expect(await mails()).toHaveLength(2)
  })

  it('is owed where the same was given back before it was owed', async () => {
    const number = await paid('immediate')
    await tell(number, back('PSP-2'))
    vi.setSystemTime(Date.now() + 1000)
    await refund(number, 1000)
    await refuse(2)
    expect(await read(number)).toMatchObject({ owed: 1000, refunded: 1000 })
  })
})

describe('what only a person can deal with', () => {
  it.each(['CHARGEBACK', 'CHARGEBACK_REVERSED', 'CANCEL_OR_REFUND'])(
    '%s is a task until somebody says that it is done',
    async (eventCode) => {
      const number = await paid('immediate')
      await tell(number, { eventCode })
      await tell(number, { eventCode })
      expect(await read(number)).toMatchObject({
        tasks: `${eventCode} 10.00 EUR (task 1)`,
        owed: 0,
        refunded: 0,
      })
      const shown = await showOrder(shop.sales, Number(number))
      expect(shown?.events.map(({ text }) => text)).toContain(
        `${eventCode} 10.00 EUR (PSP-1): to be looked at`,
      )
      expect(await close(number, 1)).toBe(true)
      expect(await close(number, 1)).toBe(false)
      expect((await read(number)).tasks).toBeNull()
    },
  )

  const close = (orderNumber: string, task: number) =>
    closeTask(shop.sales, { orderNumber, task }, Date.now())

  it('stays open until it is named itself, and only by its own order', async () => {
    const number = await paid('immediate')
    await tell(number, { eventCode: 'CHARGEBACK' })
    await tell(number, { eventCode: 'CHARGEBACK_REVERSED' })
    expect(await close('10000000001', 1)).toBe(false)
    expect(await close(number, 1)).toBe(true)
    expect(await read(number)).toMatchObject({ tasks: 'CHARGEBACK_REVERSED 10.00 EUR (task 2)' })
  })

  it.each(['CAPTURE', 'REFUND'])('%s in another currency moves nothing', async (eventCode) => {
    const number = await paid('manual')
    const before = await read(number)
    await tell(number, { eventCode, amount: { value: 1000, currency: 'USD' } })
    expect(await read(number)).toEqual({
      ...before,
      tasks: `${eventCode} of another amount 10.00 USD (task 1)`,
    })
  })
})

it('money adds up, whatever is told in whatever order and however often', async () => {
  const outside = fc.record({
    eventCode: fc.constantFrom('CAPTURE', 'CAPTURE_FAILED', 'REFUND', 'REFUND_FAILED'),
    of: fc.nat(2),
  })
  // 4.00 EUR are owed from here, and may be given back in the provider's pages instead.
  const own = fc.record({
    eventCode: fc.constantFrom('REFUND', 'OWN_REFUND', 'OWN_REFUND_FAILED'),
    of: fc.constant(3),
  })
  const event = fc.oneof(outside, own)
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 12 }), async (told) => {
      const number = await paid('manual')
      await tell(number, { pspReference: 'C-3', amount: { value: 400, currency: 'EUR' } })
      await refund(number, 400)
      const { uncaptured } = await read(number)
      for (const { eventCode, of } of told) {
        const part = { amount: { value: 100 * (of + 1), currency: 'EUR' } }
        const [, ownCode] = /^OWN_(.*)/.exec(eventCode) ?? []
        if (ownCode) await tell('refund-1', { ...part, eventCode: ownCode, pspReference: 'OWN' })
        else await tell(number, { ...part, eventCode, pspReference: `${eventCode[0]}-${of}` })
      }
      const has = (code: string) => told.some(({ eventCode }) => eventCode === code)
      const hasFailed = has('OWN_REFUND_FAILED')
      const hasLeft = has('OWN_REFUND') && !hasFailed
      const isReplaced =
        hasFailed && told.some(({ eventCode, of }) => eventCode === 'REFUND' && of === 3)
      const cents = (kind: string) => {
        const named = (code: string) =>
          new Set(told.filter(({ eventCode }) => eventCode === code).map(({ of }) => of))
        const failed = named(`${kind}_FAILED`)
        return [...named(kind)]
          .filter((of) => !failed.has(of))
          .reduce((sum, of) => sum + 100 * (of + 1), 0)
      }
      const order = await read(number)
      expect(uncaptured - order.uncaptured).toBe(cents('CAPTURE'))
      expect(order.refunded).toBe(cents('REFUND') + (hasLeft ? 400 : 0))
      const failed = new Set(
        told.filter(({ eventCode }) => eventCode === 'REFUND_FAILED').map(({ of }) => of),
      )
      const cameBack = [...failed].reduce((sum, of) => sum + 100 * (of + 1), 0)
      expect(order.owed).toBe(cameBack + (hasLeft || isReplaced ? 0 : 400))
    }),
    { numRuns: 15 },
  )
}, 60_000)
