import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AdyenPaymentInformation } from '../../shared/contract/payment/adyen.ts'
import { openBackend } from './backend.ts'
import { placeOrder } from './place-order.ts'

const METHOD = 'adyen_cc'
const returnUrl = process.env.BACKEND_RETURN_URL ?? 'http://nl.localhost:8787/checkout-return'

const APPROVED = '4111111111111111'
const CHALLENGED = '4917610000000000'

const backend = openBackend()
const orderByCard = async () => (await placeOrder(backend, METHOD)).orderHash

function payment(orderHash: string, number: string): AdyenPaymentInformation {
  const paymentMethod = {
    type: 'scheme',
    holderName: 'Erin',
    encryptedCardNumber: `test_${number}`,
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
  }
  const additional_data = { stateData: JSON.stringify({ paymentMethod }) }
  return { orderHash, returnUrl, paymentMethod: { method: METHOD, additional_data } }
}

describe('a payment by card (contract 1.10)', () => {
  it('begins with what a browser needs, and names the brands of the store', async () => {
    const { paymentMethodsResponse } = Object(await backend.call('adyenMethods', { body: {} }))
    expect(paymentMethodsResponse.paymentMethods[0].brands).toEqual(expect.arrayContaining(['mc']))
    const body = { orderHash: await orderByCard() }
    const beginning = await backend.call('adyenInitiate', { body })
    expect(beginning.amount).toMatchObject({ currency: 'EUR', value: expect.any(Number) })
    expect(beginning.brands).toContain('visa')
  })

  it('is final when it is approved, and the order is known by its hash', async () => {
    const orderHash = await orderByCard()
    const waiting = await backend.call('adyenPaymentStatus', { body: { orderHash } })
    expect(waiting).toMatchObject({ resultCode: 'Pending' })
    const body = payment(orderHash, APPROVED)
    const paid = await backend.call('adyenPaymentInformation', { body })
    expect(paid).toMatchObject({ resultCode: 'Authorised', isFinal: true })
    const order = await backend.call('trackedOrder', { query: { orderHash } })
    expect(order.items).toHaveLength(1)
  })

  it('asks the bank where the card wants it', async () => {
    const orderHash = await orderByCard()
    const body = payment(orderHash, CHALLENGED)
    const step = await backend.call('adyenPaymentInformation', { body })
    expect(step).toMatchObject({ isFinal: false, action: expect.anything() })
    const details = { threeDSResult: 'made-up' }
    for (const name of ['adyenThreeDs2', 'adyenPaymentsDetails'] as const) {
      const refused = await backend.send(name, { body: { orderHash, details } })
      expect(refused.code, name).toBeGreaterThanOrEqual(400)
    }
  })

  it('is 404 for an order that nobody made', async () => {
    const orderHash = randomUUID()
    const asked = await backend.send('adyenRedirectUrl', { body: { orderHash } })
    expect(asked.code).toBe(404)
    expect((await backend.send('trackedOrder', { query: { orderHash } })).code).toBe(404)
  })
})
