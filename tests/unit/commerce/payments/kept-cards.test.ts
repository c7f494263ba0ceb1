import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../../worker/commerce/env'
import { forgetCards } from '../../../../worker/commerce/payments/kept-cards/forget-cards'
import { checkoutApp } from '../../../fakes/checkout-worker'
import { createDatabases } from '../../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop'
import { cartWith, orderOf, paidBy } from '../orders/order-request'

const returnUrl = 'http://nl.localhost:8787/checkout-return'

let shop: CheckoutShop
let env: Bindings

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const databases = createDatabases()
  const { catalogue: CATALOGUE, sales: SALES } = databases
  env = { CATALOGUE, SALES, SANDBOX_PAYMENTS: 'on' } as unknown as Bindings
  shop = await openCheckoutShop(databases, async (request) =>
    checkoutApp.request(request, undefined, env),
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function register(email: string): Promise<string> {
  const customer = { email, firstname: 'Erin', lastname: 'Voorbeeld' }
  await shop.ask('userCreate', { body: { customer, password: 'Correct-Horse-7' } })
  const body = { username: email, password: 'Correct-Horse-7' }
  return String(await shop.ask('userLogin', { body }))
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Places an order by card, of a customer or of a guest; tells its hash. */
async function orderOfShopper(token: string | null): Promise<string> {
  const cartId = token
    ? await shop.ask('cartCreate', { headers: bearer(token) })
    : await cartWith(shop, 'FLASH')
  if (token) {
    const cartItem = { sku: 'FLASH', qty: 1 }
    await shop.ask('cartUpdate', { query: { cartId }, body: { cartItem } })
  }
  const order = paidBy(orderOf(cartId, [{ sku: 'FLASH', qty: 1 }]), 'adyen_cc')
  return String(Object(await shop.ask('orderPlace', { body: order })).orderHash)
}

function pay(orderHash: string, paymentMethod: object, storePaymentMethod?: boolean) {
  const state = { paymentMethod: { type: 'scheme', ...paymentMethod }, storePaymentMethod }
  const additional_data = { stateData: JSON.stringify(state) }
  const body = { orderHash, returnUrl, paymentMethod: { method: 'adyen_cc', additional_data } }
  return shop.send('adyenPaymentInformation', { body })
}

const CARD = {
  holderName: 'Erin',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
}

const FORBIDDEN = { status: 403, errorCode: '010', message: 'Forbidden', errorType: 'security' }

const cardsOf = (token: string) => shop.ask('keptCardList', { headers: bearer(token) })

async function keepCard(token: string): Promise<string> {
  await pay(await orderOfShopper(token), CARD, true)
  const [card] = await cardsOf(token)
  return card?.id ?? ''
}

describe('a card that a customer keeps', () => {
  it('is known by its token, brand, last four digits and expiry, and by nothing else', async () => {
    const token = await register('erin@example.com')
    await keepCard(token)
    const known = { brand: 'visa', lastFour: '1111', expiry: '03/2030' }
    expect(await cardsOf(token)).toEqual([{ id: expect.any(String), ...known }])
    const orderHash = await orderOfShopper(token)
    const begun = await shop.ask('adyenInitiate', { body: { orderHash } })
    expect(begun.keptCards).toMatchObject([known])
  })

  it('is kept only where that was said', async () => {
    const token = await register('erin@example.com')
    await pay(await orderOfShopper(token), CARD)
    expect(await cardsOf(token)).toEqual([])
  })

  it('pays for the next order without being typed', async () => {
    const token = await register('erin@example.com')
    const storedPaymentMethodId = await keepCard(token)
    const paid = await pay(await orderOfShopper(token), { storedPaymentMethodId })
    expect(paid.result).toEqual({ resultCode: 'Authorised', isFinal: true })
  })

  it('pays for nobody else, and can be removed by nobody else', async () => {
    const token = await register('erin@example.com')
    const storedPaymentMethodId = await keepCard(token)
    const other = await register('robin@example.com')
    for (const buyer of [other, null]) {
      const refused = await pay(await orderOfShopper(buyer), { storedPaymentMethodId })
      expect(refused).toMatchObject({ status: 422, meta: { reason: 'payment-data-refused' } })
    }
    const body = { id: storedPaymentMethodId }
    const removed = await shop.ask('keptCardRemove', { body, headers: bearer(other) })
    expect(removed).toBe(false)
    expect(await cardsOf(token)).toHaveLength(1)
  })

  it('is none of a guest, whatever is said', async () => {
    const orderHash = await orderOfShopper(null)
    expect(await shop.ask('adyenInitiate', { body: { orderHash } })).not.toHaveProperty('keptCards')
    expect((await pay(orderHash, CARD, true)).result).toMatchObject({ resultCode: 'Authorised' })
    expect(
      await shop.sales.prepare('SELECT COUNT(*) AS n FROM sandbox_adyen_card').first('n'),
    ).toBe(0)
    expect((await shop.send('keptCardList')).status).toBe(401)
  })

  it('is gone once it was removed', async () => {
    const token = await register('erin@example.com')
    const id = await keepCard(token)
    expect(await shop.ask('keptCardRemove', { body: { id }, headers: bearer(token) })).toBe(true)
    expect(await cardsOf(token)).toEqual([])
    const again = await shop.ask('keptCardRemove', { body: { id }, headers: bearer(token) })
    expect(again).toBe(false)
  })

  /** The provider refuses the shop's key to delete. */
  function refuseToDelete() {
    vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
      if (method === 'DELETE') return Response.json(FORBIDDEN, { status: 403 })
      const storedPaymentMethods = [{ id: 'CARD', type: 'scheme', brand: 'visa', lastFour: '1111' }]
      return address.includes('/storedPaymentMethods')
        ? Response.json({ storedPaymentMethods })
        : new Response(null, { status: 500 })
    })
    Object.assign(env, { ADYEN_API_KEY: 'key', ADYEN_MERCHANT_ACCOUNT: 'Shop' })
    return vi.spyOn(console, 'error').mockImplementation(() => undefined)
  }

  it('is never said to be removed while the provider keeps it, and the operator is told', async () => {
    const token = await register('erin@example.com')
    await keepCard(token)
    const told = refuseToDelete()
    const removed = await shop.send('keptCardRemove', {
      body: { id: 'CARD' },
      headers: bearer(token),
    })
    expect(removed.status).toBeGreaterThanOrEqual(500)
    expect(told.mock.calls.join()).toContain('Forbidden')
    const other = { body: { id: 'OTHER' }, headers: bearer(token) }
    expect(await shop.ask('keptCardRemove', other)).toBe(false)
  })

  it('is asked for again where it was not deleted with the account, and the operator is told', async () => {
    const token = await register('erin@example.com')
    await keepCard(token)
    await shop.sales.prepare('DELETE FROM customer').run()
    const told = refuseToDelete()
    await forgetCards(env)
    expect(told.mock.calls.join()).toContain('Forbidden')
    expect(await shop.sales.prepare('SELECT COUNT(*) AS n FROM card_holder').first('n')).toBe(1)
    Object.assign(env, { ADYEN_API_KEY: '' })
    for (let minute = 0; minute < 2; minute += 1) await forgetCards(env)
    expect(await shop.sales.prepare('SELECT COUNT(*) AS n FROM card_holder').first('n')).toBe(0)
  })

  it('is deleted at the provider with the account', async () => {
    const token = await register('erin@example.com')
    await keepCard(token)
    await shop.sales.prepare('DELETE FROM customer').run()
    for (let minute = 0; minute < 2; minute += 1) await forgetCards(env)
    for (const table of ['sandbox_adyen_card', 'card_holder']) {
      expect(await shop.sales.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first('n')).toBe(0)
    }
  })
})
