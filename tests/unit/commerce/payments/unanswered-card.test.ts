// An isolate that dies before it asks the provider, or before it hears the answer (trust F-P4).
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readFirst } from '../../../../worker/commerce/db/query'
import type { Bindings } from '../../../../worker/commerce/env'
import { keepNotices, settleNotices } from '../../../../worker/commerce/payments/adyen/adyen-notice'
import { claimPayment } from '../../../../worker/commerce/payments/adyen/adyen-payment'
import { cancelUnanswered } from '../../../../worker/commerce/payments/adyen/cancel-unanswered'
import type { AdyenNotice } from '../../../../worker/commerce/payments/adyen/notice-messages'
import { signNotice } from '../../../../worker/commerce/payments/adyen/notice-signature'
import { toPayment } from '../../../../worker/commerce/payments/open-payment'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop'
import { cartWith, orderOf, paidBy } from '../orders/order-request'

const MINUTE_MS = 60_000
const KEY = 'DFB1EB5485895CFA84146406857104ABB4CBCABDC8AAF103A624C8F6A3EAAB00'

let shop: CheckoutShop
let order: { id: number; hash: string; number: number; due: number }

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  shop = await openCheckoutShop(createDatabases())
  const cartId = await cartWith(shop, 'TABLE', 3)
  await shop.ask('orderPlace', {
    body: paidBy(orderOf(cartId, [{ sku: 'TABLE', qty: 3 }]), 'adyen_cc'),
  })
  const row = await shop.sales
    .prepare(
      'SELECT id, order_hash AS hash, increment_id AS number, grand_total AS due FROM orders',
    )
    .first<typeof order>()
  if (!row) throw new Error('No order was placed')
  order = row
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE_MS)
const ask = () => cancelUnanswered({ SALES: shop.sales } as Bindings, Date.now())
const stateOf = async () =>
  (await shop.ask('paymentStatus', { query: { orderHash: order.hash } })).state

async function dieBeforeAsking() {
  const page = toPayment(order.id, 'http://nl.localhost:8787/checkout-return', Date.now())
  await readFirst(shop.sales, page)
  await claimPayment(shop.sales, order.id, { isCapturedByHand: false }, Date.now())
}

function pay(number: string) {
  const card = {
    type: 'scheme',
    encryptedCardNumber: `test_${number}`,
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
  }
  const additional_data = { stateData: JSON.stringify({ paymentMethod: card }) }
  const returnUrl = 'http://nl.localhost:8787/checkout-return'
  const paymentMethod = { method: 'adyen_cc', additional_data }
  return shop.send('adyenPaymentInformation', {
    body: { orderHash: order.hash, returnUrl, paymentMethod },
  })
}

/** What a webhook of the provider brings. */
async function hear(more: Partial<AdyenNotice>) {
  const notice: AdyenNotice = {
    pspReference: 'PSP1',
    merchantAccountCode: 'Sandbox',
    merchantReference: String(order.number),
    amount: { value: order.due, currency: 'EUR' },
    eventCode: 'AUTHORISATION',
    success: 'true',
    ...more,
  }
  const additionalData = { hmacSignature: await signNotice(KEY, notice) }
  const notificationItems = [{ NotificationRequestItem: { ...notice, additionalData } }]
  const kept = await keepNotices(shop.sales, [KEY], { notificationItems }, Date.now())
  expect(kept.ok).toBe(true)
  await settleNotices(shop.sales, Date.now())
}
const outcomes = async () =>
  (await shop.sales.prepare('SELECT outcome FROM adyen_notice ORDER BY id').all()).results.map(
    ({ outcome }) => outcome,
  )

it('a payment that never left is known to be none after ten minutes, and can be paid again', async () => {
  await dieBeforeAsking()
  expect(await stateOf()).toBe('checking')
  later(9)
  await ask()
  later(0.1)
  expect(await stateOf()).toBe('checking')
  later(1)
  await ask()
  later(1)
  expect(await stateOf()).toBe('open')
  expect((await pay('4111111111111111')).result).toMatchObject({ resultCode: 'Authorised' })
  expect(await stateOf()).toBe('paid')
})

it('a payment that was made and never told is taken back, and the cart is as before', async () => {
  await pay('4000000000000077')
  await shop.sales.prepare("UPDATE adyen_payment SET state = 'sent'").run()
  later(11)
  await ask()
  later(1)
  expect(await stateOf()).toBe('refused')
  expect(await shop.stockOf('TABLE')).toBe(10)
})

it('what was paid and taken back owes nobody money, however late its webhook comes', async () => {
  await pay('4000000000000077')
  await shop.sales.prepare("UPDATE adyen_payment SET state = 'sent'").run()
  later(11)
  await ask()
  later(1)
  await stateOf()
  await hear({})
  expect(await outcomes()).toEqual(['noted', 'noted', 'noted'])
  expect(await shop.sales.prepare('SELECT COUNT(*) AS n FROM refund').first('n')).toBe(0)
})

it('money that comes for an order that could be paid again pays it', async () => {
  await dieBeforeAsking()
  later(11)
  await ask()
  later(1)
  expect(await stateOf()).toBe('open')
  await hear({})
  expect(await stateOf()).toBe('paid')
})

it('an order that was paid and whose money was then taken back is left to a person', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  await pay('4111111111111111')
  await hear({ eventCode: 'TECHNICAL_CANCEL', merchantReference: `cancel-${order.number}` })
  expect(await outcomes()).toEqual(['amount-differs'])
  expect(said).toHaveBeenCalled()
  expect(await stateOf()).toBe('paid')
})

it('what waits for the shopper or for the provider is not taken back', async () => {
  await pay('4917610000000000')
  later(20)
  await ask()
  later(1)
  expect(await stateOf()).toBe('open')
})

it('a provider that does not answer is asked again a minute later', async () => {
  await dieBeforeAsking()
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const provider = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'))
  const env = { SALES: shop.sales, ADYEN_API_KEY: 'key', ADYEN_MERCHANT_ACCOUNT: 'Ours' }
  later(11)
  for (let minute = 0; minute < 2; minute += 1) {
    await cancelUnanswered(env as Bindings, Date.now())
    later(1)
  }
  expect(provider).toHaveBeenCalledTimes(2)
  expect(said).toHaveBeenCalledTimes(2)
  expect(await stateOf()).toBe('checking')
})
