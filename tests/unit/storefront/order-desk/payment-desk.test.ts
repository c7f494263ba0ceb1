import { describe, expect, test, vi } from 'vitest'
import type { AdyenOutcome } from '../../../../shared/contract/payment/adyen-outcome'
import type { PaymentState } from '../../../../shared/contract/payment/payment'
import { fail, ok, type Result } from '../../../../shared/result'
import {
  statusFault,
  timeoutFault,
  type UpstreamFault,
} from '../../../../worker/storefront/upstream/fault'
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

const DAY_MS = 24 * 60 * 60 * 1000

describe('an order that was placed at another desk', () => {
  const ADOPTED = {
    orderHash: 'hash',
    orderNumber: '7',
    owner: 'shopper',
    storeCode: 'nl_nl',
    paymentCode: 'sandbox_card',
  } as const

  function createAdopting(state: { now: PaymentState } = { now: 'open' }) {
    const startPayment = vi.fn(async () => ok({ redirectUrl: 'https://pay.example/1' }))
    const paymentStatus = vi.fn(async () => ok({ orderHash: 'hash', state: state.now }))
    const place = vi.fn(async () => ok({ orderNumber: '8', orderHash: 'other' }))
    const status = async () => ok(null)
    const fake = createFakeDesk({ place, status, startPayment, paymentStatus })
    fake.desk.adopt(ADOPTED)
    return { ...fake, place, startPayment, paymentStatus }
  }

  test('is paid by who has adopted it, and by nobody else', async () => {
    const { desk, startPayment } = createAdopting()
    expect(await desk.paymentStatus('shopper')).toMatchObject({ state: 'open', orderNumber: '7' })
    expect(await desk.startPayment('shopper', REQUEST)).toMatchObject({ kind: 'started' })
    expect(await desk.startPayment('stranger', REQUEST)).toEqual({ kind: 'foreign' })
    expect(startPayment).toHaveBeenCalledTimes(1)
  })

  test('is taken over with what is known of it', async () => {
    const state = { now: 'paid' as PaymentState }
    const { desk, startPayment } = createAdopting(state)
    await desk.paymentStatus('shopper')
    desk.adopt({ ...ADOPTED, owner: 'same-customer' })
    expect(await desk.paymentStatus('shopper')).toEqual({ kind: 'foreign' })
    expect(await desk.startPayment('same-customer', REQUEST)).toMatchObject({ state: 'paid' })
    expect(startPayment).not.toHaveBeenCalled()
  })

  test('is not the order of a stranger who has ordered under its hash', async () => {
    const place = async () => ok({ orderNumber: '8', orderHash: 'other' })
    const paymentStatus = vi.fn(async () => ok({ orderHash: 'hash', state: 'open' as const }))
    const { desk } = createFakeDesk({ place, status: async () => ok(null), paymentStatus })
    await desk.place({ ...intentOf('hash'), owner: 'stranger' })
    desk.adopt(ADOPTED)
    expect(await desk.paymentStatus('shopper')).toMatchObject({ orderNumber: '7' })
    expect(await desk.paymentStatus('stranger')).toEqual({ kind: 'foreign' })
  })

  test('is never placed again, and is forgotten after a week', async () => {
    const { desk, place, sleep, stored, clock } = createAdopting()
    expect(await desk.place(intentOf('hash'))).toEqual({ kind: 'conflict' })
    const began = clock.now
    await sleep()
    expect(stored()).toBeNull()
    expect(clock.now - began).toBe(7 * DAY_MS)
    expect(place).not.toHaveBeenCalled()
  })
})

describe('paying by card in the shop', () => {
  const PAY = {
    kind: 'pay',
    request: {
      orderHash: 'hash',
      returnUrl: REQUEST.returnUrl,
      paymentMethod: { method: 'adyen_cc', additional_data: {} },
    },
  } as const

  async function createCardOrder(act: () => ReturnType<typeof step>) {
    const state = { now: 'checking' as PaymentState }
    const actOnPayment = vi.fn(act)
    const paymentStatus = vi.fn(async () => ok({ orderHash: 'hash', state: state.now }))
    const fake = createFakeDesk({
      place: async () => ok({ orderNumber: '7', orderHash: 'hash' }),
      status: async () => ok(null),
      actOnPayment,
      paymentStatus,
    })
    const { order } = intentOf('a')
    const addressInformation = { ...order.addressInformation, payment_method_code: 'adyen_cc' }
    await fake.desk.place(intentOf('a', { order: { ...order, addressInformation } }))
    return { ...fake, fake, state, actOnPayment, paymentStatus }
  }
  async function step(outcome: object): Promise<Result<AdyenOutcome, UpstreamFault>> {
    return ok({ resultCode: 'Pending', isFinal: false, ...outcome })
  }

  test('asks the provider once for two presses at once, after it is written down', async () => {
    const { desk, actOnPayment, stored } = await createCardOrder(() => step({}))
    const pressed = Promise.all([
      desk.actOnPayment('shopper', PAY),
      desk.actOnPayment('shopper', PAY),
    ])
    expect(stored()?.payment).toBe('checking')
    const [first, second] = await pressed
    expect(first).toEqual(second)
    expect(actOnPayment).toHaveBeenCalledTimes(1)
  })

  test('whose outcome is unknown is settled by the alarm, though nobody comes back (F-P4)', async () => {
    const { fake, state, paymentStatus } = await createCardOrder(async () => fail(timeoutFault()))
    expect(await fake.desk.actOnPayment('shopper', PAY)).toMatchObject({ kind: 'fault', code: 504 })
    fake.restart()
    for (let time = 0; time < 5; time += 1) await fake.sleep()
    expect(fake.stored()?.payment).toBe('checking')
    state.now = 'paid'
    await fake.sleep()
    expect(fake.stored()?.payment).toBe('paid')
    const asked = paymentStatus.mock.calls.length
    expect(fake.alarmAt()).toBeGreaterThan(fake.clock.now + DAY_MS)
    expect(await fake.desk.paymentStatus('shopper')).toMatchObject({ state: 'paid' })
    expect(paymentStatus).toHaveBeenCalledTimes(asked)
  })

  test('waits for the shopper while the bank asks for a step, and for another card', async () => {
    const asked = await createCardOrder(() => step({ action: { type: 'threeDS2' } }))
    await asked.desk.actOnPayment('shopper', PAY)
    expect(asked.stored()?.payment).toBe('open')
    const refused = await createCardOrder(async () => fail(statusFault(422, 'Invalid card number')))
    expect(await refused.desk.actOnPayment('shopper', PAY)).toMatchObject({ code: 422 })
    expect(refused.stored()?.payment).toBe('open')
  })

  test('is nothing that a stranger may do', async () => {
    const { desk, actOnPayment } = await createCardOrder(() => step({}))
    expect(await desk.actOnPayment('stranger', PAY)).toEqual({ kind: 'foreign' })
    expect(actOnPayment).not.toHaveBeenCalled()
  })
})
