import { describe, expect, test, vi } from 'vitest'
import { fail, ok } from '../../../../shared/result'
import {
  refusedFault,
  statusFault,
  timeoutFault,
  type UpstreamFault,
  unreachableFault,
} from '../../../../worker/storefront/upstream/fault'
import { createFakeDesk, type FakeBackend, type FakeDesk, intentOf } from '../../../fakes/fake-desk'

const PLACED = { orderNumber: '1000001', magentoOrderId: '1', orderHash: 'hash' }
const A = 'attempt-1'
const intent = intentOf(A)

const placed: FakeBackend = {
  place: async () => ok(PLACED),
  status: async () => ok({ ...PLACED, order_id: A }),
}

function answering(fault: UpstreamFault, status: FakeBackend['status']): FakeBackend {
  return { place: vi.fn(async () => fail(fault)), status: vi.fn(status) }
}

const unknown = async () => ok(null)
const found = placed.status
const unreachable = async () => fail(unreachableFault())

/** Lets the desk wake until something is so; a day of checks is 154 of them. */
async function sleepUntil(fake: FakeDesk, isSo: () => boolean): Promise<void> {
  for (let check = 0; check < 200; check += 1) {
    if (isSo()) return
    await fake.sleep()
  }
  throw new Error('That was not so after 200 checks')
}

describe('an order that goes well', () => {
  test('is written down before the backend hears of it', async () => {
    const seen: unknown[] = []
    const fake = createFakeDesk({
      ...placed,
      place: async () => {
        seen.push(fake.stored()?.state)
        return ok(PLACED)
      },
    })
    await fake.desk.place(intent)
    expect(seen).toEqual(['sending'])
  })

  test('is answered with the order, in the envelope', async () => {
    const { desk, stored } = createFakeDesk(placed)
    const reply = await desk.place(intent)
    expect(reply).toMatchObject({ kind: 'attempt', state: 'placed', code: 200, orderHash: 'hash' })
    expect(reply.kind === 'attempt' && JSON.parse(reply.body)).toEqual({
      code: 200,
      result: PLACED,
    })
    expect(stored()?.order).toBeNull()
  })

  test('names the cart of the session, never one that the browser wrote', async () => {
    const place = vi.fn(placed.place)
    await createFakeDesk({ ...placed, place }).desk.place(intent)
    expect(place.mock.calls[0]?.[1]).toMatchObject({ cart_id: 'cart', order_id: A })
  })

  test('pressed 50 times in parallel is one order and 50 equal answers (F-C1)', async () => {
    const place = vi.fn(async () => {
      await Promise.resolve()
      return ok(PLACED)
    })
    const { desk } = createFakeDesk({ ...placed, place })
    const replies = await Promise.all(Array.from({ length: 50 }, () => desk.place(intent)))
    expect(place).toHaveBeenCalledTimes(1)
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
  })

  test('is answered again days later, from a tab that has no cart any more', async () => {
    const place = vi.fn(placed.place)
    const fake = createFakeDesk({ ...placed, place })
    const first = await fake.desk.place(intent)
    fake.clock.now += 6 * 24 * 3600 * 1000
    fake.restart()
    expect(await fake.desk.place({ ...intent, cartId: null })).toEqual(first)
    expect(place).toHaveBeenCalledTimes(1)
  })

  test('is forgotten after a week', async () => {
    const fake = createFakeDesk(placed)
    await fake.desk.place(intent)
    await fake.sleep()
    expect(fake.stored()).toBeNull()
  })
})

describe('who asks', () => {
  test('with the same id and another order is told that they differ', async () => {
    const { desk } = createFakeDesk(placed)
    await desk.place(intent)
    expect(await desk.place({ ...intent, fingerprint: 'other' })).toEqual({ kind: 'conflict' })
  })

  test('without being the shopper learns nothing', async () => {
    const { desk } = createFakeDesk(placed)
    await desk.place(intent)
    const stranger = { ...intent, owner: 'stranger' }
    expect(await desk.place(stranger)).toEqual({ kind: 'foreign' })
    expect(desk.status('stranger')).toEqual({ kind: 'foreign' })
    expect(await desk.paymentStatus('stranger')).toEqual({ kind: 'foreign' })
    expect(createFakeDesk(placed).desk.status('anybody')).toEqual({ kind: 'foreign' })
  })

  test('without a cart for the first time has nothing to order', async () => {
    const fake = createFakeDesk(placed)
    expect(await fake.desk.place({ ...intent, cartId: null })).toEqual({ kind: 'no-cart' })
    expect(fake.stored()).toBeNull()
  })
})

describe('a refusal in words', () => {
  test('is final, told with its reason, and told again', async () => {
    const meta = { reason: 'price-changed', totals: { grand_total: 5 } }
    const place = vi.fn(async () => fail({ ...statusFault(409, 'The price has changed.'), meta }))
    const { desk } = createFakeDesk({ place, status: unknown })
    const first = await desk.place(intent)
    expect(first).toMatchObject({ state: 'failed', code: 409 })
    expect(first.kind === 'attempt' && JSON.parse(first.body)).toEqual({
      code: 409,
      result: 'The price has changed.',
      meta,
    })
    expect(await desk.place(intent)).toEqual(first)
    expect(place).toHaveBeenCalledTimes(1)
  })

  test('is forgotten after a day', async () => {
    const fake = createFakeDesk(answering(statusFault(400, 'No.', 'No.'), unknown))
    await fake.desk.place(intent)
    expect(fake.alarmAt()).toBe(fake.clock.now + 24 * 3600 * 1000)
    await fake.sleep()
    expect(fake.stored()).toBeNull()
  })

  test('that comes as 200 with a text about a signature is a refusal all the same', async () => {
    const place = async () => ok('Invalid signature validation of LAMP')
    const { desk } = createFakeDesk({ place, status: unknown })
    expect(await desk.place(intent)).toMatchObject({ state: 'failed', code: 400 })
  })

  test('with 500 is believed only when the status confirms it', async () => {
    const said = 'Error while adding products. No stock.'
    const { desk } = createFakeDesk(answering(statusFault(500, said, said), unknown))
    const reply = await desk.place(intent)
    expect(reply).toMatchObject({ state: 'failed', code: 500 })
    expect(reply.kind === 'attempt' && JSON.parse(reply.body).result).toBe(
      'Error while adding products.',
    )
  })

  test('with 500 in other words is none: a copy of the order may still arrive', async () => {
    let isWritten = false
    const fake = createFakeDesk({
      place: async () => fail(statusFault(500, 'SQLSTATE 42', 'SQLSTATE 42')),
      status: async () => ok(isWritten ? { ...PLACED, order_id: A } : null),
    })
    expect(await fake.desk.place(intent)).toMatchObject({ state: 'checking', code: 202 })
    isWritten = true
    await fake.sleep()
    expect(fake.desk.status('shopper')).toMatchObject({ state: 'placed' })
  })

  test('with 500 after the order was written is an order', async () => {
    const said = 'Error placing an order. Mail server down'
    const { desk } = createFakeDesk(answering(statusFault(500, said, said), found))
    expect(await desk.place(intent)).toMatchObject({ state: 'placed', code: 200 })
  })
})

describe('an order that never left', () => {
  test.each([
    ['a resting backend', refusedFault()],
    ['a busy backend', statusFault(429, 'Too many')],
    ['a gatekeeper before the backend', statusFault(401, 'Not now')],
    ['a backend that was overtaken', { ...statusFault(503, 'busy'), meta: { reason: 'busy' } }],
  ])('because of %s may be sent again under the same id', async (_who, fault) => {
    let isDown = true
    const fake = createFakeDesk({
      ...placed,
      place: async () => (isDown ? fail(fault) : ok(PLACED)),
    })
    expect(await fake.desk.place(intent)).toMatchObject({
      kind: 'unsent',
      code: fault.status === 429 ? 429 : 503,
    })
    expect(fake.stored()).toBeNull()
    isDown = false
    expect(await fake.desk.place(intent)).toMatchObject({ state: 'placed' })
  })
})

describe('an outcome that nobody knows', () => {
  const lost = [
    ['no answer in time', timeoutFault()],
    ['a broken connection', unreachableFault()],
    ['a bare 502', statusFault(502, undefined, undefined, true)],
  ] as const

  test.each(lost)('after %s the shopper is told that it is being checked', async (_what, fault) => {
    const { desk } = createFakeDesk(answering(fault, unreachable))
    const reply = await desk.place(intent)
    expect(reply).toMatchObject({ state: 'checking', code: 202 })
    expect(reply.kind === 'attempt' && JSON.parse(reply.body)).toEqual({
      code: 202,
      result: { state: 'checking' },
    })
  })

  test('an answer that was lost is one order, found again', async () => {
    const backend = answering(timeoutFault(), found)
    const fake = createFakeDesk(backend)
    await fake.desk.place(intent)
    await fake.sleep()
    expect(fake.desk.status('shopper')).toMatchObject({ state: 'placed', code: 200 })
    expect(backend.place).toHaveBeenCalledTimes(1)
  })

  test('is asked for after 1 s, 2 s, 4 s and so on, never more than 10 minutes apart', async () => {
    const fake = createFakeDesk(answering(timeoutFault(), unreachable))
    await fake.desk.place(intent)
    const pauses: number[] = []
    for (let check = 0; check < 13; check += 1) {
      pauses.push(((fake.alarmAt() ?? 0) - fake.clock.now) / 1000)
      await fake.sleep()
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600, 600])
  })

  test('is left to a person after a day, and is still being checked to the shopper', async () => {
    const fake = createFakeDesk(answering(timeoutFault(), unreachable))
    await fake.desk.place(intent)
    await sleepUntil(fake, () => fake.events.includes('order-unresolved'))
    expect(fake.clock.now - 1_800_000_000_000).toBeGreaterThan(24 * 3600 * 1000)
    expect(fake.desk.status('shopper')).toMatchObject({ state: 'checking', code: 202 })
  })

  test('that the backend has twice never heard of is sent once more, under the same id', async () => {
    const place = vi.fn(async () => fail(unreachableFault()))
    const fake = createFakeDesk({ place, status: unknown })
    await fake.desk.place(intent)
    await fake.sleep()
    expect(place).toHaveBeenCalledTimes(1)
    await fake.sleep()
    expect(place).toHaveBeenCalledTimes(2)
    for (let check = 0; check < 20; check += 1) await fake.sleep().catch(() => undefined)
    expect(place).toHaveBeenCalledTimes(2)
    expect(fake.stored()).toBeNull()
    expect(fake.events).toEqual(['order-failed'])
  })

  test.each([
    ['an error', statusFault(500, 'oops')],
    ['a refusal', statusFault(400, 'The cart has changed.')],
  ])('and is sent again is not lost by %s: the first one may arrive yet', async (_what, fault) => {
    let isWritten = false
    const faults = [timeoutFault(), fault]
    const fake = createFakeDesk({
      place: async () => fail(faults.shift() ?? fault),
      status: async () => ok(isWritten ? { ...PLACED, order_id: A } : null),
    })
    await fake.desk.place(intent)
    await sleepUntil(fake, () => fake.stored()?.isResent === true)
    expect(fake.stored()?.state).toBe('checking')
    isWritten = true
    await sleepUntil(fake, () => fake.stored()?.state !== 'checking')
    expect(fake.stored()?.state).toBe('placed')
  })

  test('is not sent again when the shopper has long gone', async () => {
    const place = vi.fn(async () => fail(timeoutFault()))
    let isBack = false
    const status = async () => (isBack ? ok(null) : fail(unreachableFault()))
    const fake = createFakeDesk({ place, status })
    await fake.desk.place(intent)
    await sleepUntil(fake, () => fake.clock.now >= 1_800_000_000_000 + 5 * 60_000)
    isBack = true
    await fake.sleep()
    await fake.sleep()
    expect(place).toHaveBeenCalledTimes(1)
    expect(fake.desk.status('shopper')).toMatchObject({ state: 'failed', code: 500 })
  })

  test('of an order that is still in a queue is no failure', async () => {
    let isThrough = false
    const fake = createFakeDesk({
      place: vi.fn(async () => ok('OK')),
      status: async () => ok(isThrough ? { ...PLACED } : { order_id: A, transmited: false }),
    })
    expect(await fake.desk.place(intent)).toMatchObject({ state: 'checking' })
    await fake.sleep()
    expect(fake.desk.status('shopper')).toMatchObject({ state: 'checking' })
    isThrough = true
    await fake.sleep()
    expect(fake.desk.status('shopper')).toMatchObject({ state: 'placed' })
  })

  test('because the object was stopped while it waited is found out too', async () => {
    const place = vi.fn(() => new Promise<never>(() => undefined))
    const fake = createFakeDesk({ place, status: found })
    void fake.desk.place(intent)
    fake.restart()
    expect(await fake.desk.place(intent)).toMatchObject({ state: 'checking' })
    await fake.sleep()
    expect(await fake.desk.place(intent)).toMatchObject({ state: 'placed' })
    expect(place).toHaveBeenCalledTimes(1)
  })

  test('is found out even if nobody ever comes back', async () => {
    const fake = createFakeDesk({ place: () => new Promise(() => undefined), status: found })
    void fake.desk.place(intent)
    fake.restart()
    await fake.sleep()
    expect(fake.stored()?.state).toBe('placed')
  })
})
