import { describe, expect, test, vi } from 'vitest'
import type { PaymentState } from '../../../../shared/contract/payment/payment'
import { fail, ok } from '../../../../shared/result'
import { statusFault } from '../../../../worker/storefront/upstream/fault'
import { createFakeDesk, intentOf } from '../../../fakes/fake-desk'

const START = { orderHash: 'hash', method: 'any', returnUrl: 'https://nl.example/checkout-return' }

async function placedBy(code: string, state: PaymentState) {
  const fake = createFakeDesk({
    place: async () => ok({ orderNumber: '7', orderHash: 'hash' }),
    status: async () => ok(null),
    startPayment: async () => ok({ redirectUrl: 'https://pay.example/1' }),
    paymentStatus: async () => ok({ orderHash: 'hash', state }),
  })
  const { order } = intentOf('a')
  const addressInformation = { ...order.addressInformation, payment_method_code: code }
  await fake.desk.place(intentOf('a', { order: { ...order, addressInformation } }))
  return fake.desk
}

describe('a way to pay is chosen by the store and the code of the order', () => {
  test.each(['banktransfer', 'cashondelivery'])('by %s no money moves here', async (code) => {
    const desk = await placedBy(code, 'due')
    expect(await desk.paymentStatus('shopper')).toMatchObject({ state: 'due', method: code })
    expect(await desk.startPayment('shopper', START)).toMatchObject({ kind: 'fault', code: 400 })
  })

  test('by the sandbox card it is paid on its page', async () => {
    const desk = await placedBy('sandbox_card', 'open')
    expect(await desk.startPayment('shopper', START)).toMatchObject({ kind: 'started' })
  })

  test('by PayPal it is approved on its page', async () => {
    const desk = await placedBy('paypal_express', 'open')
    expect(await desk.startPayment('shopper', START)).toMatchObject({
      kind: 'started',
      redirectUrl: 'https://pay.example/1',
    })
  })

  test('what was approved at PayPal before is paid at once, and the shop says what became of it', async () => {
    const complete = vi.fn(async () => fail(statusFault(500)))
    const fake = createFakeDesk({
      place: async () => ok({ orderNumber: '7', orderHash: 'hash' }),
      status: async () => ok(null),
      completePayment: complete,
      paymentStatus: async () => ok({ orderHash: 'hash', state: 'checking' }),
    })
    const { order } = intentOf('a')
    const addressInformation = {
      ...order.addressInformation,
      payment_method_code: 'paypal_express',
      payment_method_additional: { paypal_express_checkout_token: 'EC-1' },
    }
    await fake.desk.place(intentOf('a', { order: { ...order, addressInformation } }))
    expect(await fake.desk.startPayment('shopper', START)).toEqual({
      kind: 'started',
      redirectUrl: 'https://nl.example/checkout-return?orderHash=hash',
    })
    expect(complete).toHaveBeenCalledOnce()
    expect(await fake.desk.paymentStatus('shopper')).toMatchObject({ state: 'checking' })
  })

  test.each(['paid', 'due'] as const)(
    'one that the shop does not know is never taken for paid, though it is called %s',
    async (state) => {
      const desk = await placedBy('other_card', state)
      expect(await desk.paymentStatus('shopper')).toMatchObject({ state: 'checking' })
      expect(await desk.startPayment('shopper', START)).toMatchObject({ kind: 'fault', code: 400 })
    },
  )
})
