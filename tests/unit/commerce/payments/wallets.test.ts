import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WalletToken } from '../../../../shared/contract/payment/wallet'
import { checkoutApp } from '../../../fakes/checkout-worker'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { walletToken } from '../../../fixtures/wallet-token'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop'
import { cartWith, orderOf, paidBy } from '../orders/order-request'

const returnUrl = 'http://nl.localhost:8787/checkout-return'

let shop: CheckoutShop

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const databases = createDatabases()
  const bindings = { CATALOGUE: databases.catalogue, SALES: databases.sales }
  shop = await openCheckoutShop(databases, async (request) =>
    checkoutApp.request(request, undefined, { ...bindings, SANDBOX_PAYMENTS: 'on' }),
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function orderBy(method: string): Promise<string> {
  const cartId = await cartWith(shop, 'TABLE', 3)
  const order = paidBy(orderOf(cartId, [{ sku: 'TABLE', qty: 3 }]), method)
  return String(Object(await shop.ask('orderPlace', { body: order })).orderHash)
}

const complete = (orderHash: string, paymentMethod: WalletToken) =>
  shop.send('walletPaymentComplete', { body: { orderHash, returnUrl, paymentMethod } })
const statusOf = async (orderHash: string) =>
  (await shop.ask('paymentStatus', { query: { orderHash } })).state
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

describe.each(['applepay', 'googlepay'] as const)('the token of %s', (wallet) => {
  const method = `adyen_${wallet}`

  it('pays for its order, once for ten presses', async () => {
    const orderHash = await orderBy(method)
    const token = walletToken(wallet, 'approve')
    const answers = await Promise.all(Array.from({ length: 10 }, () => complete(orderHash, token)))
    for (const answer of answers) expect(answer.status).toBe(200)
    expect(await statusOf(orderHash)).toBe('paid')
    const again = await complete(orderHash, walletToken(wallet, 'refuse'))
    expect(again.result).toEqual({ resultCode: 'Authorised', isFinal: true })
    const asked = shop.sales.prepare('SELECT COUNT(*) AS n FROM sandbox_adyen_payment')
    expect(await asked.first('n')).toBe(1)
  })

  it('that is refused gives stock and cart back', async () => {
    const orderHash = await orderBy(method)
    const refused = await complete(orderHash, walletToken(wallet, 'refuse'))
    expect(refused.result).toMatchObject({ resultCode: 'Refused', isFinal: true })
    expect(await statusOf(orderHash)).toBe('refused')
    expect(await shop.stockOf('TABLE')).toBe(10)
  })

  it('that is pending is being checked until its webhook comes', async () => {
    const orderHash = await orderBy(method)
    const pending = await complete(orderHash, walletToken(wallet, 'pending'))
    expect(pending.result).toMatchObject({ resultCode: 'Received' })
    expect(await statusOf(orderHash)).toBe('checking')
    later(60 * 60_000)
    expect(await statusOf(orderHash)).toBe('paid')
  })

  it('that cannot be read is asked for again', async () => {
    const orderHash = await orderBy(method)
    const broken = { ...walletToken(wallet, 'approve'), applePayToken: '?', googlePayToken: '?' }
    expect(await complete(orderHash, broken)).toMatchObject({ status: 422 })
    expect(await statusOf(orderHash)).toBe('open')
    await complete(orderHash, walletToken(wallet, 'approve'))
    expect(await statusOf(orderHash)).toBe('paid')
  })

  it('pays for no order that is paid in another way', async () => {
    const other = wallet === 'applepay' ? 'adyen_googlepay' : 'adyen_applepay'
    for (const foreign of ['adyen_cc', other]) {
      const orderHash = await orderBy(foreign)
      const answer = await complete(orderHash, walletToken(wallet, 'approve'))
      expect(answer).toMatchObject({ status: 422, meta: { reason: 'payment-data-refused' } })
      expect(await statusOf(orderHash)).toBe('open')
    }
  })
})

describe('a session of Apple Pay', () => {
  const ask = (domainName: string) =>
    shop.send('adyenMerchantSession', {
      body: { merchantIdentifier: 'merchant.sandbox', domainName, displayName: 'Whoever' },
    })

  it('is for a host of the shop, under the name of the shop', async () => {
    const session = await ask('nl.localhost')
    expect(session).toMatchObject({
      status: 200,
      result: { domainName: 'nl.localhost', displayName: 'Wilm & Erin B.V.' },
    })
  })

  it.each(['evil.example', 'nl.localhost.evil.example', '', 'nl.localhost:8787'])(
    'is refused for %s',
    async (domainName) => {
      expect((await ask(domainName)).status).toBe(400)
    },
  )
})

describe('what a cart costs by a wallet', () => {
  const quote = (cartId: string, country_id: string, method = 'adyen_applepay') =>
    shop.send('walletExpressCheckout', {
      query: { cartId },
      body: { paymentMethod: { method }, shippingAddress: { country_id } },
    })

  it('is with the first delivery to the address of the wallet', async () => {
    const cartId = await cartWith(shop, 'BOOK', 1)
    expect(await quote(cartId, 'BE')).toMatchObject({
      status: 200,
      result: {
        amount: { currency: 'EUR', value: 2620 },
        totals: { grand_total: 26.2, shipping_incl_tax: 5 },
        delivery: { carrier_code: 'flatrate' },
      },
    })
  })

  it('is not told where the store does not deliver, nor for what is no wallet', async () => {
    const cartId = await cartWith(shop, 'BOOK', 1)
    expect(await quote(cartId, 'US')).toMatchObject({ meta: { reason: 'country-not-served' } })
    expect(await quote(cartId, 'NL', 'adyen_cc')).toMatchObject({ status: 400 })
    expect(await quote('nobody', 'NL')).toMatchObject({ status: 404 })
  })
})

it('no wallet offers what is disabled (spec 9, payments and offline)', async () => {
  const { paymentMethodsResponse } = Object(await shop.ask('adyenMethods', { body: {} }))
  const types = paymentMethodsResponse.paymentMethods.map(({ type }: { type: string }) => type)
  expect(types).toEqual(['scheme', 'applepay', 'googlepay'])
})
