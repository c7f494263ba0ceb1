// Random histories of presses, lost answers, crashes and alarms against a backend that keeps count.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fail, ok } from '../../../../shared/result'
import {
  statusFault,
  timeoutFault,
  unreachableFault,
} from '../../../../worker/storefront/upstream/fault'
import { createFakeDesk, type FakeBackend, intentOf } from '../../../fakes/fake-desk'

type Network = 'fine' | 'lost-before' | 'lost-after' | 'error-after' | 'down'
type Event = 'press' | 'press-twice' | 'other-body' | 'alarm' | 'crash' | Network

const network = fc.constantFrom<Event>('fine', 'lost-before', 'lost-after', 'error-after', 'down')
const event = fc.oneof(
  network,
  fc.constantFrom<Event>('press', 'press-twice', 'other-body', 'alarm', 'alarm', 'crash'),
)

/** A backend as ours: the same attempt is one order, whatever is sent how often. */
function createBackend() {
  const orders = new Map<string, { orderNumber: string }>()
  const state = { network: 'fine' as Network }
  const write = (attempt: string) => {
    const order = orders.get(attempt) ?? { orderNumber: String(1000 + orders.size) }
    orders.set(attempt, order)
    return order
  }
  const backend: FakeBackend = {
    async place(attempt) {
      if (state.network === 'lost-before' || state.network === 'down')
        return fail(unreachableFault())
      const order = write(attempt)
      if (state.network === 'lost-after') return fail(timeoutFault())
      return state.network === 'error-after' ? fail(statusFault(500, 'oops')) : ok(order)
    },
    async status(attempt) {
      if (state.network === 'down') return fail(unreachableFault())
      return ok(orders.get(attempt) ?? null)
    },
  }
  return { backend, orders, state }
}

test('whatever happens, one attempt is at most one order, and what was told stays true', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (history) => {
      const { backend, orders, state } = createBackend()
      const fake = createFakeDesk(backend)
      const final: string[] = []
      const press = async (changes = {}) => {
        const reply = await fake.desk.place(intentOf('a', changes))
        if (reply.kind === 'attempt' && reply.state !== 'checking') final.push(reply.body)
        return reply
      }
      for (const step of history) {
        if (step === 'press') await press()
        else if (step === 'press-twice') await Promise.all([press(), press()])
        else if (step === 'other-body') await press({ fingerprint: 'other' })
        else if (step === 'crash') fake.restart()
        else if (step === 'alarm') {
          if (fake.alarmAt() !== null && fake.clock.now < 1_800_000_000_000 + 86_400_000)
            await fake.sleep()
        } else state.network = step
        expect(orders.size).toBeLessThanOrEqual(1)
      }
      expect(new Set(final).size).toBeLessThanOrEqual(1)
      if (final[0]) expect(orders.has('a')).toBe(final[0].includes('orderNumber'))
    }),
    { numRuns: 1000 },
  )
})

test('once the network is fine again, it is known what became of every attempt', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 20 }), async (history) => {
      const { backend, orders, state } = createBackend()
      const fake = createFakeDesk(backend)
      for (const step of history) {
        if (step === 'press' || step === 'press-twice') await fake.desk.place(intentOf('a'))
        else if (step === 'crash') fake.restart()
        else if (step === 'alarm') {
          if (fake.stored()?.state === 'checking') await fake.sleep()
        } else if (step !== 'other-body') state.network = step
      }
      state.network = 'fine'
      for (let check = 0; check < 40 && fake.stored()?.state === 'checking'; check += 1) {
        await fake.sleep()
      }
      const known = fake.stored()?.state
      if (known) expect(known).toBe(orders.size === 1 ? 'placed' : 'failed')
    }),
    { numRuns: 500 },
  )
})
