import { describe, expect, test, vi } from 'vitest'
import type { PaymentState } from '../../../../shared/contract/payment/payment'
import { fail, ok } from '../../../../shared/result'
import { statusFault } from '../../../../worker/storefront/upstream/fault'
import { createFakeDesk, intentOf } from '../../../fakes/fake-desk'

const REQUEST = {
  orderHash: 'hash',
  method: 'sandbox_card',
  returnUrl: 'https://nl.example/checkout-return',
}

async function createPlaced(state: { now: PaymentState } = { now: 'open' }) {
  const startPayment = vi.fn(async () => ok({ redirectUrl: 'https://pay.example/1' }))
  const paymentStatus = vi.fn(async () => ok({ orderHash: 'hash', state: state.now }))
  const cancelPayment = vi.fn(async () => ok({ orderHash: 'hash', state: 'refused' as const }))
  const fake = createFakeDesk({
    place: async () => ok({ orderNumber: '7', orderHash: 'hash' }),
    status: async () => ok(null),
    startPayment,
    paymentStatus,
    cancelPayment,
  })
  await fake.desk.place(intentOf('a'))
  return { ...fake, startPayment, paymentStatus, cancelPayment }
}

describe('paying', () => {
  test('begins where the backend says, once for two presses at once', async () => {
    const { desk, startPayment } = await createPlaced()
    const replies = await Promise.all([
      desk.startPayment('shopper', REQUEST),
      desk.startPayment('shopper', REQUEST),
    ])
    expect(replies[0]).toEqual({ kind: 'started', redirectUrl: 'https://pay.example/1' })
    expect(replies[1]).toEqual(replies[0])
    expect(startPayment).toHaveBeenCalledTimes(1)
  })

  test('may begin again after the page was closed', async () => {
    const { desk, startPayment } = await createPlaced({ now: 'cancelled' })
    await desk.startPayment('shopper', REQUEST)
    expect(await desk.paymentStatus('shopper')).toMatchObject({ state: 'cancelled' })
    expect(await desk.startPayment('shopper', REQUEST)).toMatchObject({ kind: 'started' })
    expect(startPayment).toHaveBeenCalledTimes(2)
  })

  test.each(['paid', 'refused'] as const)(
    'that is %s is over: nobody is asked again',
    async (now) => {
      const { desk, startPayment, paymentStatus } = await createPlaced({ now })
      expect(await desk.paymentStatus('shopper')).toMatchObject({ state: now, orderNumber: '7' })
      expect(await desk.paymentStatus('shopper')).toMatchObject({ state: now })
      expect(await desk.startPayment('shopper', REQUEST)).toMatchObject({
        kind: 'state',
        state: now,
      })
      expect(paymentStatus).toHaveBeenCalledTimes(1)
      expect(startPayment).not.toHaveBeenCalled()
    },
  )

  test('is what the backend says, however often the return address is opened (F-P1)', async () => {
    const state = { now: 'open' as PaymentState }
    const { desk } = await createPlaced(state)
    const ask = () => Promise.all(Array.from({ length: 10 }, () => desk.paymentStatus('shopper')))
    expect(new Set((await ask()).map((reply) => reply.kind === 'state' && reply.state))).toEqual(
      new Set(['open']),
    )
    state.now = 'paid'
    expect(new Set((await ask()).map((reply) => reply.kind === 'state' && reply.state))).toEqual(
      new Set(['paid']),
    )
  })

  test('can be given up', async () => {
    const { desk, stored } = await createPlaced()
    expect(await desk.cancelPayment('shopper')).toMatchObject({ kind: 'state', state: 'refused' })
    expect(stored()?.payment).toBe('refused')
  })

  test('of an order that is not there yet is not possible', async () => {
    const { desk } = createFakeDesk({
      place: async () => fail(statusFault(409, 'no')),
      status: async () => ok(null),
    })
    await desk.place(intentOf('a'))
    expect(await desk.startPayment('shopper', REQUEST)).toEqual({ kind: 'not-placed' })
  })

  test('that the backend refuses is told in its words', async () => {
    const fake = createFakeDesk({
      place: async () => ok({ orderNumber: '7' }),
      status: async () => ok(null),
      startPayment: async () => fail(statusFault(409, 'Paid already')),
    })
    await fake.desk.place(intentOf('a'))
    expect(await fake.desk.startPayment('shopper', REQUEST)).toEqual({
      kind: 'fault',
      code: 409,
      body: '{"code":409,"result":"Paid already"}',
    })
  })
})
