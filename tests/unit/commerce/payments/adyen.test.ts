import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../../worker/commerce/env'
import { cancelStandingOrder } from '../../../../worker/commerce/orders/merchant/cancel-standing-order'
import { listOrders } from '../../../../worker/commerce/orders/merchant/list-orders'
import { oweRefund } from '../../../../worker/commerce/orders/merchant/refund-order'
import { deleteOldPayments } from '../../../../worker/commerce/payments/adyen/adyen-notice'
import type { AdyenNotice } from '../../../../worker/commerce/payments/adyen/notice-messages'
import { signNotice } from '../../../../worker/commerce/payments/adyen/notice-signature'
import { sendRefunds } from '../../../../worker/commerce/payments/adyen/send-refunds'
import { checkoutApp } from '../../../fakes/checkout-worker'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop'
import { cartWith, orderOf, paidBy } from '../orders/order-request'

const HMAC_KEY = 'DFB1EB5485895CFA84146406857104ABB4CBCABDC8AAF103A624C8F6A3EAAB00'
const OLD_KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
const DAY_MS = 24 * 60 * 60_000
const RETURN_URL = 'http://nl.localhost:8787/checkout-return'

const APPROVE = '4111 1111 1111 1111'
const REFUSE = '4000000000000002'
const FRICTIONLESS = '5201281505129736'
const CHALLENGE = '4917610000000000'
const REDIRECT = '4212345678901237'
const PENDING = '4000000000000077'

let shop: CheckoutShop
let orderHash: string
let orderNumber: string

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const databases = createDatabases()
  const vars = { ADYEN_HMAC_KEYS: `${HMAC_KEY},${OLD_KEY}`, SANDBOX_PAYMENTS: 'on' }
  shop = await openCheckoutShop(databases, async (request) =>
    checkoutApp.request(request, undefined, {
      CATALOGUE: databases.catalogue,
      SALES: databases.sales,
      ...vars,
    }),
  )
  const cartId = await cartWith(shop, 'TABLE', 3)
  const order = paidBy(orderOf(cartId, [{ sku: 'TABLE', qty: 3 }]), 'adyen_cc')
  const placed = await shop.ask('orderPlace', { body: order })
  orderHash = String((placed as { orderHash: string }).orderHash)
  orderNumber = String((placed as { orderNumber: string }).orderNumber)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

interface Step {
  resultCode: string
  isFinal: boolean
  action?: { type: string; subtype?: string; url?: string; token?: string }
}

function pay(number: string, more: object = {}) {
  const paymentMethod = {
    type: 'scheme',
    holderName: 'Erin',
    encryptedCardNumber: `test_${number}`,
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
    ...more,
  }
  const additional_data = { stateData: JSON.stringify({ paymentMethod }) }
  return shop.send('adyenPaymentInformation', {
    body: {
      orderHash,
      returnUrl: RETURN_URL,
      paymentMethod: { method: 'adyen_cc', additional_data },
    },
  })
}

const stepOf = (answer: { result: unknown }) => answer.result as Step
const tell = (details: object) =>
  shop.send('adyenPaymentsDetails', { body: { orderHash, details } })
const statusOf = async () => (await shop.ask('paymentStatus', { query: { orderHash } })).state
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const readToken = ({ action }: Step) =>
  JSON.parse(atob(action?.token ?? '')) as Record<string, string>
const press = (url: string, form: Record<string, string>) =>
  shop.fetch(new Request(url, { method: 'POST', body: new URLSearchParams(form) }))

describe('a card', () => {
  it('that is approved pays for the order, once for ten presses', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(APPROVE)))
    for (const answer of answers) expect(answer.status).toBe(200)
    expect(await statusOf()).toBe('paid')
    expect(stepOf(await pay(REFUSE))).toEqual({ resultCode: 'Authorised', isFinal: true })
    const paid = await shop.sales
      .prepare('SELECT COUNT(*) AS n FROM sandbox_adyen_payment')
      .first('n')
    expect(paid).toBe(1)
    expect(await shop.stockOf('TABLE')).toBe(7)
  })

  it('that is refused gives stock and cart back, and its late webhook changes nothing', async () => {
    expect(stepOf(await pay(REFUSE))).toMatchObject({ resultCode: 'Refused', isFinal: true })
    expect(await statusOf()).toBe('refused')
    later(10_000)
    expect(await statusOf()).toBe('refused')
    expect(await shop.stockOf('TABLE')).toBe(10)
  })

  it('with a number that no card has is asked for again', async () => {
    expect(await pay('4111111111111112')).toMatchObject({
      status: 422,
      meta: { reason: 'payment-data-refused' },
    })
    expect(await statusOf()).toBe('open')
    expect(stepOf(await pay(APPROVE))).toMatchObject({ resultCode: 'Authorised' })
  })

  it('of a brand that the store does not accept is refused before anybody is asked', async () => {
    expect(await pay(APPROVE, { brand: 'cartebancaire' })).toMatchObject({ status: 422 })
    expect(stepOf(await pay(APPROVE, { brand: 'visa' }))).toMatchObject({
      resultCode: 'Authorised',
    })
  })

  it('may need a fingerprint only (3DS2, frictionless)', async () => {
    const step = stepOf(await pay(FRICTIONLESS))
    expect(step).toMatchObject({ resultCode: 'IdentifyShopper', isFinal: false })
    expect(step.action).toMatchObject({ type: 'threeDS2', subtype: 'fingerprint' })
    expect(await statusOf()).toBe('open')
    const done = await shop.send('adyenThreeDs2', {
      body: { orderHash, details: { 'threeds2.fingerprint': btoa('{"threeDSCompInd":"U"}') } },
    })
    expect(stepOf(done)).toEqual({ resultCode: 'Authorised', isFinal: true })
    expect(await statusOf()).toBe('paid')
  })

  it.each([
    ['Y', 'Authorised', 'paid'],
    ['N', 'Refused', 'refused'],
  ])('may be challenged, and %s at the bank means %s', async (answer, resultCode, state) => {
    await pay(CHALLENGE)
    const challenged = stepOf(await tell({ 'threeds2.fingerprint': 'e30=' }))
    expect(challenged).toMatchObject({ resultCode: 'ChallengeShopper', isFinal: false })
    const { acsURL = '', threeDSNotificationURL } = readToken(challenged)
    const claimed = { 'threeds2.challengeResult': btoa('{"transStatus":"Y"}') }
    expect(await tell(claimed)).toMatchObject({ status: 422 })
    const asked = await press(acsURL, { creq: 'e30' })
    expect(asked.status).toBe(303)
    const question = new URL(asked.headers.get('location') ?? '', acsURL)
    const page = await (await shop.fetch(new Request(question))).text()
    const [yes = '', no = ''] = [...page.matchAll(/name="cres" value="([^"]+)"/g)].map(
      ([, value = '']) => value,
    )
    const passedOn = await press(acsURL, { cres: answer === 'Y' ? yes : no })
    expect([passedOn.status, passedOn.headers.get('location')]).toEqual([
      307,
      threeDSNotificationURL,
    ])
    expect(stepOf(await tell(claimed))).toMatchObject({ resultCode, isFinal: true })
    expect(await statusOf()).toBe(state)
    expect(stepOf(await tell(claimed))).toMatchObject({ resultCode })
  })

  it('may lead to the page of a bank and back, any number of times', async () => {
    expect(stepOf(await pay(REDIRECT))).toMatchObject({ resultCode: 'RedirectShopper' })
    const { redirectUrl } = await shop.ask('adyenRedirectUrl', { body: { orderHash } })
    expect((await shop.fetch(new Request(redirectUrl))).status).toBe(200)
    for (const redirectResult of ['', 'tampered', 'x'.repeat(3000)]) {
      expect(await tell({ redirectResult })).toMatchObject({ status: 422 })
    }
    expect(await statusOf()).toBe('open')
    const back = (await press(redirectUrl, { decision: 'approve' })).headers.get('location') ?? ''
    const redirectResult = new URL(back).searchParams.get('redirectResult')
    const answers = await Promise.all(Array.from({ length: 10 }, () => tell({ redirectResult })))
    for (const answer of answers) expect(answer.status).toBe(200)
    expect(stepOf(await tell({ redirectResult }))).toMatchObject({ resultCode: 'Authorised' })
    expect(await statusOf()).toBe('paid')
  })

  it('that is pending is being checked until its webhook comes, after one that is early', async () => {
    expect(stepOf(await pay(PENDING))).toMatchObject({ resultCode: 'Received' })
    expect(await statusOf()).toBe('checking')
    const given = await shop.send('paymentCancel', { body: { orderHash } })
    expect(given).toMatchObject({ status: 409 })
    later(2000)
    expect(await statusOf()).toBe('checking')
    later(60 * 60_000)
    expect(await statusOf()).toBe('paid')
  })

  it('is none for an order that is paid in another way, or that nobody placed', async () => {
    const cartId = await cartWith(shop, 'BOOK')
    const bank = orderOf(cartId, [{ sku: 'BOOK', qty: 1 }])
    await shop.ask('orderPlace', { body: bank })
    for (const [name, status] of [
      [bank.order_id, 400],
      ['nobody', 404],
    ] as const) {
      const answer = await shop.send('adyenInitiate', { body: { orderHash: name } })
      expect(answer.status).toBe(status)
    }
  })
})

describe('the brands of cards', () => {
  it('are those of the store', async () => {
    const begun = await shop.ask('adyenInitiate', { body: { orderHash } })
    expect(begun).toEqual({
      environment: 'sandbox',
      amount: { currency: 'EUR', value: 75_000 },
      brands: ['mc', 'visa', 'amex', 'bcmc', 'maestro'],
    })
    const methods = await shop.ask('adyenMethods', { store: 'fr_fr', body: {} })
    expect(JSON.stringify(methods)).toContain(
      '["mc","visa","amex","bcmc","maestro","discover","diners","cartebancaire"]',
    )
  })
})

describe('a webhook (trust F-P3)', () => {
  const itemOf = (more: Partial<AdyenNotice> = {}): AdyenNotice => ({
    pspReference: 'PSP1',
    merchantAccountCode: 'Shop',
    merchantReference: orderNumber,
    amount: { value: 75_000, currency: 'EUR' },
    eventCode: 'AUTHORISATION',
    success: 'true',
    ...more,
  })
  async function post(items: AdyenNotice[], key = HMAC_KEY) {
    const notificationItems = await Promise.all(
      items.map(async (item) => {
        const additionalData = { hmacSignature: await signNotice(key, item) }
        return { NotificationRequestItem: { ...item, additionalData } }
      }),
    )
    return send(JSON.stringify({ live: 'false', notificationItems }))
  }
  const send = (body: string) =>
    shop.fetch(
      new Request('http://commerce.internal/adyen/webhook', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }),
    )
  const kept = () => shop.sales.prepare('SELECT COUNT(*) AS n FROM adyen_notice').first('n')
  const outcomeOf = () => shop.sales.prepare('SELECT outcome FROM adyen_notice').first('outcome')

  it('alone completes the order, and said a hundred times it is kept once', async () => {
    await pay(PENDING)
    for (let time = 0; time < 100; time += 1) {
      const answer = await post([itemOf()])
      expect([answer.status, await answer.text()]).toEqual([200, '[accepted]'])
    }
    expect(await statusOf()).toBe('paid')
    expect(await kept()).toBe(1)
  })

  it('out of order says the same: the first word that decides counts', async () => {
    await pay(PENDING)
    await post([itemOf({ eventCode: 'CAPTURE', pspReference: 'PSP2' }), itemOf()])
    await post([itemOf({ success: 'false' })])
    expect(await statusOf()).toBe('paid')
  })

  it('that is not signed, or by a stranger, is refused and not kept', async () => {
    const body = JSON.stringify({ notificationItems: [{ NotificationRequestItem: itemOf() }] })
    expect((await send(body)).status).toBe(401)
    expect((await post([itemOf()], 'AB'.repeat(32))).status).toBe(401)
    for (const nonsense of ['', '{', '[]', '{"notificationItems":[]}']) {
      expect((await send(nonsense)).status).toBe(400)
    }
    expect(await kept()).toBe(0)
  })

  it('is good under the old key while the new one takes over', async () => {
    await pay(PENDING)
    expect((await post([itemOf()], OLD_KEY)).status).toBe(200)
    expect(await statusOf()).toBe('paid')
  })

  it('of another amount pays nothing and is left to a person (F-P5)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await pay(PENDING)
    await post([itemOf({ amount: { value: 1, currency: 'EUR' } })])
    expect(await statusOf()).toBe('checking')
    expect(await outcomeOf()).toBe('amount-differs')
  })

  it('of money for an order that stands no more is kept to be refunded (I3)', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    await shop.ask('paymentCancel', { body: { orderHash } })
    await post([itemOf()])
    expect(await statusOf()).toBe('refused')
    expect(await outcomeOf()).toBe('to-refund')
    expect(told).toHaveBeenCalledTimes(1)
    const [listed] = await listOrders(shop.sales, 'canceled')
    expect(listed).toMatchObject({ owed: listed?.amountDue, refunded: 0 })
  })

  it('of money of which a part has gone back already owes the rest', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await shop.ask('paymentCancel', { body: { orderHash } })
    const amount = { value: 1000, currency: 'EUR' }
    await post([itemOf({ eventCode: 'REFUND', pspReference: 'R', amount })])
    await post([itemOf()])
    const [listed] = await listOrders(shop.sales, 'canceled')
    expect(listed).toMatchObject({ owed: Number(listed?.amountDue) - 1000, refunded: 1000 })
  })

  it('of money that is owed since its merchant gave up the order is owed once (I3)', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await pay(APPROVE)
    await cancelStandingOrder(shop.sales, Number(orderNumber), Date.now())
    await post([itemOf()])
    const [listed] = await listOrders(shop.sales, 'canceled')
    expect(listed).toMatchObject({ owed: listed?.amountDue })
  })

  it('of a refund that failed leaves the money owed, and to a person', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await pay(APPROVE)
    await oweRefund(shop.sales, { orderNumber, amount: 500 }, Date.now())
    const failed = { eventCode: 'REFUND', success: 'false', merchantReference: 'refund-1' } as const
    await post([itemOf({ ...failed, pspReference: 'R' })])
    await sendRefunds({ SALES: shop.sales } as Bindings)
    later(10_000)
    await statusOf()
    const [listed] = await listOrders(shop.sales, null)
    expect(listed).toMatchObject({ owed: 500, refunded: 0 })
  })

  it('is forgotten after more than a year, unless somebody still has to look at it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await pay(PENDING)
    await post([itemOf({ amount: { value: 1, currency: 'EUR' } })])
    await post([itemOf({ eventCode: 'CAPTURE' })])
    const outcomes = async () =>
      (await shop.sales.prepare('SELECT outcome FROM adyen_notice ORDER BY id').all()).results
    expect(await outcomes()).toEqual([{ outcome: 'amount-differs' }, { outcome: 'noted' }])
    await deleteOldPayments(shop.sales, Date.now() + 399 * DAY_MS)
    expect(await outcomes()).toHaveLength(2)
    await deleteOldPayments(shop.sales, Date.now() + 401 * DAY_MS)
    expect(await outcomes()).toEqual([{ outcome: 'amount-differs' }])
  })
})

describe('money that goes back', () => {
  const send = () => sendRefunds({ SALES: shop.sales } as Bindings)
  const owe = (amount?: number) => oweRefund(shop.sales, { orderNumber, amount }, Date.now())
  const read = async () => (await listOrders(shop.sales, null))[0]
  const due = async () =>
    (await shop.sales.prepare("SELECT kind FROM mail WHERE kind = 'refund'").all()).results

  it('is asked for once, and has gone when the provider says so', async () => {
    await pay(APPROVE)
    expect(await owe(500)).toBe(true)
    for (let minute = 0; minute < 3; minute += 1) await send()
    expect(await read()).toMatchObject({ owed: 500, refunded: 0 })
    later(10_000)
    expect(await statusOf()).toBe('paid')
    expect(await read()).toMatchObject({ owed: 0, refunded: 500 })
    expect(await due()).toHaveLength(1)
  })

  it('goes by itself where an order was given up, in full', async () => {
    await pay(APPROVE)
    await cancelStandingOrder(shop.sales, Number(orderNumber), Date.now())
    await send()
    later(10_000)
    await statusOf()
    const order = await read()
    expect(order).toMatchObject({ owed: 0, refunded: order?.amountDue })
  })

  it('is never more than was paid', async () => {
    await pay(APPROVE)
    expect(await owe(500)).toBe(true)
    expect(await owe((await read())?.amountDue)).toBe(false)
    expect(await owe()).toBe(true)
    expect(await owe()).toBe(false)
    const order = await read()
    expect(order?.owed).toBe(order?.amountDue)
  })
})
