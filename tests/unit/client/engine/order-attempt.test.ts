import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  OPEN_ATTEMPT,
  type OrderAttemptState,
  type OrderEffect,
  type OrderEvent,
  type OrderOutcome,
  orderStep,
} from '../../../../client/engine/order-attempt'
import { toPlacingOutcome, toStatusOutcome } from '../../../../client/engine/order-calls'
import type { OrderBody } from '../../../../shared/checkout/order'

const ORDER = { order_id: 'attempt-1' } as OrderBody
const PLACED: OrderOutcome = { kind: 'placed', orderNumber: '100000001', orderHash: 'h' }

function run(...events: OrderEvent[]) {
  let state: OrderAttemptState = OPEN_ATTEMPT
  const effects: OrderEffect[] = []
  for (const event of events) {
    const [next, made] = orderStep(state, { ...event, at: 0 })
    state = next
    effects.push(...made)
  }
  return { state, effects: effects.map(({ type }) => type) }
}

const press: OrderEvent = { type: 'place-asked', order: ORDER }
const answer = (outcome: OrderOutcome): OrderEvent => ({ type: 'answered', outcome })

test('pressed fifty times, the order is sent once', () => {
  expect(run(...Array.from({ length: 50 }, () => press)).effects).toEqual(['send'])
})

test('a placed order cannot be placed again', () => {
  const { state, effects } = run(press, answer(PLACED), press)
  expect([state.phase, effects]).toEqual(['placed', ['send']])
})

test('a lost answer is being checked, never a failure, and the order is found again', () => {
  const lost = run(press, answer({ kind: 'lost' }))
  expect([lost.state.phase, lost.effects]).toEqual(['checking', ['send', 'wait']])
  const found = run(press, answer({ kind: 'lost' }), { type: 'check-due' }, answer(PLACED))
  expect([found.state.phase, found.effects]).toEqual(['placed', ['send', 'wait', 'ask']])
})

test('where another order has left under this attempt, that one is found and this one is not sent', () => {
  const { state, effects } = run(
    press,
    answer({ kind: 'other-sent' }),
    { type: 'check-due' },
    answer(PLACED),
  )
  expect([state.phase, effects]).toEqual(['placed', ['send', 'wait', 'ask']])
})

test('an order that never arrived is sent again once, under the same id', () => {
  const { state, effects } = run(
    press,
    answer({ kind: 'lost' }),
    { type: 'check-due' },
    answer({ kind: 'unknown' }),
    answer({ kind: 'lost' }),
    { type: 'check-due' },
    answer({ kind: 'unknown' }),
  )
  expect(effects.filter((effect) => effect === 'send')).toHaveLength(2)
  expect(state.phase).toBe('unsent')
})

test('a page that is loaded while the outcome is open asks for it and sends nothing', () => {
  const { state, effects } = run({ type: 'resumed' }, press, answer(PLACED))
  expect([state.phase, effects]).toEqual(['placed', ['ask']])
})

test('whatever happens, no order leaves while another answer is awaited, nor after a success', () => {
  const outcome = fc.constantFrom<OrderOutcome>(
    PLACED,
    { kind: 'checking' },
    { kind: 'other-sent' },
    { kind: 'refused', code: 400, message: '' },
    { kind: 'unsent', message: '' },
    { kind: 'unknown' },
    { kind: 'lost' },
  )
  const event = fc.oneof(
    fc.constant<OrderEvent>(press),
    fc.constant<OrderEvent>({ type: 'check-due' }),
    outcome.map(answer),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let state: OrderAttemptState = OPEN_ATTEMPT
      for (const happened of events) {
        const before = state.phase
        const [next, effects] = orderStep(state, { ...happened, at: 0 })
        const isSent = effects.some(({ type }) => type === 'send')
        if (isSent && happened.type === 'place-asked') expect(['open', 'unsent']).toContain(before)
        if (before === 'placed') expect(next).toBe(state)
        state = next
      }
    }),
    { numRuns: 1000 },
  )
})

const answered = (code: number, result: unknown) =>
  ({ kind: 'answered', code, result, retryAfterMs: null }) as const

test.each([
  [answered(200, { orderNumber: '7', magentoOrderId: '1' }), 'placed'],
  [answered(200, 'OK'), 'checking'],
  [answered(202, { state: 'checking' }), 'checking'],
  [answered(422, 'This attempt was made with another order'), 'other-sent'],
  [answered(400, 'Some of the ordered products are not available!'), 'refused'],
  [answered(409, 'The price has changed.'), 'refused'],
  [answered(429, 'Too many calls.'), 'unsent'],
  [answered(503, 'busy'), 'unsent'],
  [answered(500, 'Error placing an order.'), 'lost'],
  [{ kind: 'lost', reason: 'timeout' } as const, 'lost'],
])('after sending, %o means %s', (given, kind) => {
  expect(toPlacingOutcome(given).kind).toBe(kind)
})

test.each([
  [answered(200, { orderNumber: '7', magentoOrderId: '1' }), 'placed'],
  [answered(202, { state: 'checking' }), 'checking'],
  [answered(404, 'No such attempt'), 'unknown'],
  [answered(500, 'Error placing an order.'), 'refused'],
  [answered(503, 'Error placing an order.'), 'refused'],
  [answered(503, 'Something went wrong.'), 'lost'],
  [answered(403, 'Forbidden'), 'lost'],
  [answered(401, 'Unauthorized'), 'lost'],
  [answered(500, 'Internal Server Error 500 (id)'), 'lost'],
  [answered(429, 'Too many calls.'), 'lost'],
])('after asking, %o means %s', (given, kind) => {
  expect(toStatusOutcome(given).kind).toBe(kind)
})
