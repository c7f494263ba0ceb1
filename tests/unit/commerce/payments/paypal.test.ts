import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WirePurchaseUnit } from '../../../../shared/contract/payment/paypal'
import { expireOrders } from '../../../../worker/commerce/orders/expire-orders'
import { connect } from '../../../../worker/commerce/payments/paypal/open-paypal'
import { sendPayPalRefunds } from '../../../../worker/commerce/payments/paypal/send-paypal-refunds'
import { payPalDeskOf } from '../../../../worker/commerce/payments/paypal/settle/paypal-desk'
import {
  settleNamed,
  settleUndecided,
} from '../../../../worker/commerce/payments/paypal/settle/settle-paypal'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { bucket, type CheckoutShop, openCheckoutShop, put } from '../checkout-shop'
import { cartWith, HOME, orderOf, paidBy } from '../orders/order-request'
import { toUnit } from './purchase-unit'

const METHOD = 'paypal_express'
const SHOP = 'http://nl.localhost:8787'
const RETURN_URL = `${SHOP}/checkout-return`
const HOUR = 60 * 60_000

let shop: CheckoutShop
let cartId: string

beforeEach(async () => {
  shop = await openCheckoutShop(createDatabases())
  cartId = await cartWith(shop, 'TABLE', 2)
})

afterEach(() => vi.useRealTimers())

const envOf = () => ({
  CATALOGUE: shop.catalogue,
  SALES: shop.sales,
  MEDIA: bucket,
  SANDBOX_PAYMENTS: 'on',
})

/** What the clock does. */
async function tick() {
  await settleUndecided(payPalDeskOf(envOf() as never))
  await sendPayPalRefunds(envOf() as never, Date.now())
}

async function purchaseOf(cart: string): Promise<WirePurchaseUnit> {
  const addressInformation = {
    shippingAddress: HOME,
    shippingCarrierCode: 'flatrate',
    shippingMethodCode: 'flatrate',
  }
  await shop.ask('cartShippingInformation', {
    query: { cartId: cart },
    body: { addressInformation },
  })
  return toUnit(cart, await shop.ask('cartTotals', { query: { cartId: cart } }), 'TABLE')
}

async function setExpress(more: object = {}, unit?: WirePurchaseUnit) {
  return shop.send('paypalSetExpressCheckout', {
    body: {
      cart_id: cartId,
      brand_name: '',
      locale: 'nl_NL',
      currency_code: 'EUR',
      purchase_units: [unit ?? (await purchaseOf(cartId))],
      user_token: '',
      email: '',
      return_url: `${SHOP}/paypal`,
      cancel_url: `${SHOP}/checkout-failed?result=0`,
      total_type: 'EstimatedTotal',
      logo: '',
      ...more,
    },
  })
}

async function openExpress(): Promise<{ token: string; page: string }> {
  const { result } = await setExpress()
  const { token, redirect_url: page } = result as { token: string; redirect_url: string }
  return { token, page }
}

const press = (page: string, decision: string) =>
  shop.fetch(new Request(page, { method: 'POST', body: new URLSearchParams({ decision }) }))

const approvalOf = (token: string, cart_id = cartId) =>
  shop.send('paypalApproval', { body: { cart_id, token } })

/** The order that contract 1.9 places on approval. */
async function orderWith(token: string) {
  const order = paidBy(orderOf(cartId, [{ sku: 'TABLE', qty: 2 }]), METHOD)
  const payment_method_additional = {
    paypal_express_checkout_token: token,
    paypal_express_checkout_payer_id: 'SANDBOXPAYER',
    button: 1,
    paypal_express_checkout_redirect_required: false,
  }
  const addressInformation = { ...order.addressInformation, payment_method_additional }
  const body = { ...order, order_id: randomUUID(), addressInformation }
  return ((await shop.ask('orderPlace', { body })) as { orderHash: string }).orderHash
}

const complete = () => shop.fetch(completeRequest())
const completeRequest = () =>
  new Request('http://commerce.internal/api/ext/paypal/complete', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cart_id: cartId }),
  })
const stateOf = async (orderHash: string) =>
  (await shop.ask('paymentStatus', { query: { orderHash } })).state
const rowOf = (token: string) =>
  shop.sales.prepare('SELECT * FROM paypal_payment WHERE token = ?1').bind(token).first()
const refunds = async () =>
  (await shop.sales.prepare('SELECT amount, refunded_at FROM refund').all()).results
const captures = async () =>
  (await shop.sales.prepare('SELECT capture_id FROM sandbox_paypal_order').all()).results.filter(
    (row) => row.capture_id !== null,
  )

describe('express checkout by PayPal (contract 1.9)', () => {
  it('is opened for what the cart costs, and answers a token', async () => {
    const { status, result } = await setExpress()
    expect({ status, result }).toMatchObject({
      status: 200,
      result: { success: true, token: expect.stringMatching(/^EC-/) },
    })
  })

  it('is opened for what the cart costs at home, and the cart remembers nothing of it', async () => {
    const before = await shop.ask('cartTotals', { query: { cartId } })
    const { totals, amount } = await shop.ask('walletExpressCheckout', {
      query: { cartId },
      body: { paymentMethod: { method: METHOD }, shippingAddress: { country_id: 'NL' } },
    })
    expect(totals).toMatchObject({ shipping_incl_tax: 0, grand_total: amount.value / 100 })
    expect(await setExpress({}, toUnit(cartId, totals, 'TABLE'))).toMatchObject({ status: 200 })
    expect(await shop.ask('cartTotals', { query: { cartId } })).toEqual(before)
    expect(before.shipping_incl_tax).toBeUndefined()
  })

  it.each([
    ['another locale', { locale: 'de_DE' }],
    ['another currency', { currency_code: 'USD' }],
    ['a way back to elsewhere', { return_url: 'https://evil.example/' }],
    ['no place to be cancelled to', { cancel_url: 'https://evil.example/' }],
  ])('is refused with %s', async (_, more) => {
    expect(await setExpress(more)).toMatchObject({
      status: 500,
      result: { success: false, error: { message: expect.any(String) } },
    })
  })

  it('is refused when its amounts do not add up, or are not what the cart costs', async () => {
    const unit = await purchaseOf(cartId)
    const more = structuredClone(unit)
    more.amount.value = '1.00'
    expect(await setExpress({}, more)).toMatchObject({ status: 500, result: { success: false } })
    await put(shop, cartId, 'TABLE', 3)
    expect(await setExpress({}, unit)).toMatchObject({ status: 500, result: { success: false } })
    expect(await setExpress()).toMatchObject({ status: 200 })
  })

  it('is refused for a purchase that is not of that cart', async () => {
    const foreign = { ...(await purchaseOf(cartId)), reference_id: 'other' }
    expect(await setExpress({}, foreign)).toMatchObject({ status: 500 })
  })

  it('says whose it is and where to once it is approved, to its cart and no other', async () => {
    const { token, page } = await openExpress()
    expect((await approvalOf(token)).result).toEqual({ state: 'open' })
    await press(page, 'approve')
    expect((await approvalOf(token)).result).toMatchObject({
      state: 'approved',
      email: 'robin@example.com',
      first_name: 'Robin',
      last_name: 'Proef',
      address: { street: ['Damrak 70'], postcode: '1012 LM', country_id: 'NL' },
    })
    const other = await cartWith(shop, 'TABLE')
    expect(await approvalOf(token, other)).toMatchObject({ status: 404 })
  })

  it('takes the money once, however often it is completed', async () => {
    const { token, page } = await openExpress()
    await press(page, 'approve')
    const orderHash = await orderWith(token)
    const answers = await Promise.all([complete(), complete(), complete()])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    const again = await complete()
    expect([again.status, await again.json()]).toEqual([200, { status: 'success' }])
    expect(await stateOf(orderHash)).toBe('paid')
    expect(await captures()).toHaveLength(1)
    expect((await approvalOf(token)).result).toEqual({ state: 'used' })
  })

  it('pays nothing that was not approved', async () => {
    const { token } = await openExpress()
    const orderHash = await orderWith(token)
    expect((await complete()).status).toBe(500)
    expect(await stateOf(orderHash)).toBe('open')
    expect(await captures()).toHaveLength(0)
  })

  it('gives the order up when the money cannot be taken, keeps why, and the cart comes back', async () => {
    const { token, page } = await openExpress()
    await press(page, 'decline')
    const orderHash = await orderWith(token)
    expect((await complete()).status).toBe(500)
    expect(await stateOf(orderHash)).toBe('refused')
    expect(await rowOf(token)).toMatchObject({
      state: 'refused',
      error: expect.stringContaining('INSTRUMENT_DECLINED'),
    })
    expect(await shop.ask('cartPull', { query: { cartId } })).toHaveLength(1)
  })

  it('tells PayPal of another sum before it takes it, within what PayPal allows', async () => {
    const { token, page } = await openExpress()
    await press(page, 'approve')
    await shop.sales.prepare('UPDATE sandbox_paypal_order SET amount = amount - 100').run()
    await shop.sales.prepare('UPDATE paypal_payment SET amount = amount - 100').run()
    const orderHash = await orderWith(token)
    expect((await complete()).status).toBe(200)
    expect(await stateOf(orderHash)).toBe('paid')
  })

  it('is paid by the clock where nobody came back', async () => {
    const { token, page } = await openExpress()
    await press(page, 'approve')
    const orderHash = await orderWith(token)
    vi.setSystemTime(Date.now() + 60_000)
    await tick()
    expect(await stateOf(orderHash)).toBe('paid')
  })
})

describe('a payment that PayPal does not decide at once', () => {
  const settled = async (orderHash: string, token: string) => ({
    state: await stateOf(orderHash),
    kept: (await rowOf(token))?.state,
  })

  it.each([
    ['still checks', 'pending', 'pending'],
    ['does not answer for', 'silent', 'sent'],
  ])('and %s is being checked, is not given up, and is paid by the clock', async (_, how, kept) => {
    const { token, page } = await openExpress()
    await press(page, how)
    const orderHash = await orderWith(token)
    expect((await complete()).status).toBe(500)
    expect(await settled(orderHash, token)).toEqual({ state: 'checking', kept })
    expect(await shop.send('paymentCancel', { body: { orderHash } })).toMatchObject({ status: 409 })
    await expireOrders(shop.sales, Date.now() + HOUR)
    expect(await settled(orderHash, token)).toEqual({ state: 'checking', kept })
    vi.setSystemTime(Date.now() + HOUR)
    await tick()
    expect((await rowOf(token))?.state).toBe('paid')
    expect(await stateOf(orderHash)).toBe('paid')
    expect(await captures()).toHaveLength(1)
    expect(await refunds()).toEqual([])
  })

  it('whose money comes after its order was given up goes back', async () => {
    const { token, page } = await openExpress()
    await press(page, 'pending')
    const orderHash = await orderWith(token)
    await complete()
    await expireOrders(shop.sales, Date.now() + 25 * HOUR)
    expect(await stateOf(orderHash)).toBe('refused')
    vi.setSystemTime(Date.now() + 25 * HOUR)
    await tick()
    expect(await refunds()).toMatchObject([{ amount: expect.any(Number) }])
    expect((await rowOf(token))?.state).toBe('paid')
  })
})

describe('a request for the money that was lost', () => {
  it('is sent again after a while, however often its shopper looks', async () => {
    const { token, page } = await openExpress()
    await press(page, 'approve')
    const orderHash = await orderWith(token)
    const start = Date.now()
    await shop.sales
      .prepare("UPDATE paypal_payment SET state = 'sent', sent_at = ?1")
      .bind(start)
      .run()
    vi.setSystemTime(start + 10_000)
    expect(await stateOf(orderHash)).toBe('checking')
    vi.setSystemTime(start + 25_000)
    expect(await stateOf(orderHash)).toBe('checking')
    vi.setSystemTime(start + 35_000)
    expect(await stateOf(orderHash)).toBe('paid')
    expect(await captures()).toHaveLength(1)
  })
})

describe('a request for the money of an order that was given up meanwhile', () => {
  it('is not sent again, and is over after an hour', async () => {
    const { token, page } = await openExpress()
    await press(page, 'approve')
    await orderWith(token)
    await shop.sales.prepare("UPDATE paypal_payment SET state = 'sent', sent_at = 0").run()
    await expireOrders(shop.sales, Date.now() + 25 * HOUR)
    vi.setSystemTime(Date.now() + 25 * HOUR)
    await tick()
    expect(await captures()).toHaveLength(0)
    expect(await rowOf(token)).toMatchObject({ state: 'refused' })
    expect(await refunds()).toEqual([])
  })
})

describe('an order that is paid by PayPal', () => {
  let orderHash: string
  const start = () =>
    shop.send('paymentStart', { body: { orderHash, method: METHOD, returnUrl: RETURN_URL } })
  const openPage = async () => ((await start()).result as { redirectUrl: string }).redirectUrl

  beforeEach(async () => {
    const order = paidBy(orderOf(cartId, [{ sku: 'TABLE', qty: 2 }]), METHOD)
    orderHash = ((await shop.ask('orderPlace', { body: order })) as { orderHash: string }).orderHash
  })

  it('leads to one page however often it is started', async () => {
    expect(await openPage()).toBe(await openPage())
  })

  it('is paid when its shopper comes back, whatever the address says', async () => {
    const page = await openPage()
    expect(await stateOf(orderHash)).toBe('open')
    const back = await press(page, 'approve')
    expect(back.headers.get('location')).toContain(`orderHash=${orderHash}&result=1`)
    vi.setSystemTime(Date.now() + 5000)
    expect(await stateOf(orderHash)).toBe('paid')
    expect(await captures()).toHaveLength(1)
  })

  const hook = (resource: object) =>
    shop.fetch(
      new Request('http://commerce.internal/paypal/webhook', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ event_type: 'PAYMENT.CAPTURE.COMPLETED', resource }),
      }),
    )

  it('is settled by a webhook, of which nothing is believed', async () => {
    const page = await openPage()
    const id = page.split('/').at(-1)
    vi.setSystemTime(Date.now() + 5000)
    expect((await hook({ id })).status).toBe(204)
    expect(await captures()).toHaveLength(0)
    await press(page, 'approve')
    vi.setSystemTime(Date.now() + 5000)
    await hook({ id: 'x', supplementary_data: { related_ids: { order_id: id } } })
    expect(await captures()).toHaveLength(1)
    expect((await hook({ id: '../../x' })).status).toBe(204)
  })

  describe('and given back on PayPal’s own pages', () => {
    const back = (id: string, more: object = {}) => ({
      id,
      status: 'COMPLETED',
      amount: { currency_code: 'EUR', value: '10.00' },
      ...more,
    })

    /** PayPal’s answer about the order: its money, and what went back of it. */
    const answering = (status: string, refunds: object[]) => ({
      ...payPalDeskOf(envOf() as never),
      payPalOf: () =>
        connect({
          url: 'https://paypal.example',
          account: { clientId: randomUUID(), secret: 'secret' },
          timeLimitMs: 1000,
          send: async (url) =>
            url.endsWith('/token')
              ? Response.json({ access_token: 'A', expires_in: 3600 })
              : Response.json({
                  id: 'EC',
                  status: 'COMPLETED',
                  purchase_units: [{ payments: { captures: [{ id: 'CAP', status }], refunds } }],
                }),
        }),
      now: Date.now(),
    })
    const unanswered = connect({
      url: 'https://paypal.example',
      account: { clientId: 'silent', secret: 'secret' },
      timeLimitMs: 1000,
      send: () => Promise.reject(new Error('No answer')),
    })
    const mails = async () =>
      (await shop.sales.prepare("SELECT about FROM mail WHERE kind = 'refund'").all()).results

    it('counts each once, by a webhook that names no more than the money', async () => {
      const page = await openPage()
      await press(page, 'approve')
      vi.setSystemTime(Date.now() + 5000)
      expect(await stateOf(orderHash)).toBe('paid')
      const told = [
        back('R1'),
        back('R2', { status: 'PENDING' }),
        back('R3', { custom_id: 'refund-1' }),
        back('R4', { amount: { currency_code: 'USD', value: '10.00' } }),
      ]
      const captureId = String((await captures())[0]?.capture_id)
      for (const name of [captureId, page.split('/').at(-1) ?? '']) {
        vi.setSystemTime(Date.now() + 5000)
        const names = ['unknown', name]
        expect(await settleNamed(answering('PARTIALLY_REFUNDED', told), names)).toBe(true)
      }
      expect(await refunds()).toMatchObject([{ amount: 1000, refunded_at: expect.any(Number) }])
      expect(await mails()).toHaveLength(1)
      expect(await stateOf(orderHash)).toBe('paid')
    })

    it('is not counted again where it was asked for here, though PayPal tells no name of ours', async () => {
      const page = await openPage()
      await press(page, 'approve')
      vi.setSystemTime(Date.now() + 5000)
      expect(await stateOf(orderHash)).toBe('paid')
      const row = `INSERT INTO refund (order_id, amount, owed_at, reference, fault)
        SELECT id, 1000, 1, ?1, ?2 FROM orders`
      await shop.sales.prepare(row).bind('R1', null).run()
      await shop.sales.prepare(row).bind('R2', 'It came back').run()
      vi.setSystemTime(Date.now() + 5000)
      const told = [back('R1'), back('R2')]
      await settleNamed(answering('PARTIALLY_REFUNDED', told), [page.split('/').at(-1) ?? ''])
      const owed = { amount: 1000, refunded_at: null }
      expect(await refunds()).toEqual([owed, owed])
      expect(await mails()).toEqual([])
    })

    it('is told again where PayPal was asked just before, or does not answer', async () => {
      const page = await openPage()
      const id = page.split('/').at(-1)
      await press(page, 'approve')
      vi.setSystemTime(Date.now() + 5000)
      const related = { id: 'R1', supplementary_data: { related_ids: { order_id: id } } }
      const statuses = []
      for (const pause of [0, 0, 5000]) {
        vi.setSystemTime(Date.now() + pause)
        statuses.push((await hook(related)).status)
      }
      expect(statuses).toEqual([204, 503, 204])
      vi.setSystemTime(Date.now() + 5000)
      const silent = { ...payPalDeskOf(envOf() as never), payPalOf: () => unanswered }
      expect(await settleNamed(silent, [String(id)])).toBe(false)
    })

    it('has paid the order that was not known to be paid before', async () => {
      const page = await openPage()
      vi.setSystemTime(Date.now() + 5000)
      await settleNamed(answering('REFUNDED', [back('R1')]), [page.split('/').at(-1) ?? ''])
      expect(await stateOf(orderHash)).toBe('paid')
      expect(await refunds()).toHaveLength(1)
    })

    it.each([
      ['all', '500.00', []],
      ['a part', '10.00', [{ amount: 49_000, refunded_at: null }]],
    ])(
      'is not owed again where %s of it has left before its order was given up',
      async (_, value, owed) => {
        const page = await openPage()
        vi.spyOn(console, 'error').mockReturnValue()
        await shop.sales.prepare("UPDATE paypal_payment SET state = 'sent'").run()
        await expireOrders(shop.sales, Date.now() + 25 * HOUR)
        vi.setSystemTime(Date.now() + 25 * HOUR)
        const told = [back('R1', { amount: { currency_code: 'EUR', value } })]
        for (let times = 0; times < 2; times += 1) {
          await settleNamed(answering('PARTIALLY_REFUNDED', told), [page.split('/').at(-1) ?? ''])
          vi.setSystemTime(Date.now() + 5000)
        }
        expect(await stateOf(orderHash)).toBe('refused')
        const gone = { amount: Number(value) * 100, refunded_at: expect.any(Number) }
        expect(await refunds()).toEqual([gone, ...owed])
      },
    )
  })

  it('owes back once what was taken for an order that stands no more', async () => {
    const page = await openPage()
    await press(page, 'approve')
    const id = page.split('/').at(-1) ?? ''
    // The answer was lost, and the order given up a day later.
    await shop.sales.prepare("UPDATE paypal_payment SET state = 'sent'").run()
    await shop.sales
      .prepare("UPDATE sandbox_paypal_order SET capture_id = 'late' WHERE id = ?1")
      .bind(id)
      .run()
    expect(await shop.send('paymentCancel', { body: { orderHash } })).toMatchObject({ status: 409 })
    expect(await expireOrders(shop.sales, Date.now() + HOUR)).toBe(0)
    expect(await expireOrders(shop.sales, Date.now() + 25 * HOUR)).toBe(1)
    vi.spyOn(console, 'error').mockReturnValue()
    vi.setSystemTime(Date.now() + 25 * HOUR)
    await tick()
    await tick()
    expect(await refunds()).toEqual([{ amount: 50_000, refunded_at: expect.any(Number) }])
  })

  it('can be given up while it was only approved, and takes nothing afterwards', async () => {
    const page = await openPage()
    await shop.ask('paymentCancel', { body: { orderHash } })
    await press(page, 'approve')
    vi.setSystemTime(Date.now() + 60_000)
    await tick()
    expect(await captures()).toHaveLength(0)
    expect(await stateOf(orderHash)).toBe('refused')
  })
})

describe('the page of the sandbox', () => {
  it('is nowhere to be found where no test money is taken', async () => {
    const { page } = await openExpress()
    const { checkoutApp } = await import('../../../fakes/checkout-worker')
    const closed = { ...envOf(), SANDBOX_PAYMENTS: '' }
    expect((await checkoutApp.request(page, undefined, closed)).status).toBe(404)
    expect((await shop.fetch(new Request(page))).status).toBe(200)
  })

  it('leads back undecided, and approves once', async () => {
    const { page, token } = await openExpress()
    const left = await press(page, 'cancel')
    expect(left.headers.get('location')).toContain('/checkout-failed?result=0')
    await press(page, 'decline')
    await press(page, 'approve')
    expect((await approvalOf(token)).result).toMatchObject({ state: 'approved' })
    const again = await shop.fetch(new Request(page, { redirect: 'manual' }))
    expect(again.status).toBe(303)
  })
})
