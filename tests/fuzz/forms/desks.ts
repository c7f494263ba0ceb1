// Order desks as their objects keep them, without a workerd: what each has written down can be taken back.
import { attemptStore } from '../../../worker/storefront/order-desk/attempt-store'
import { backendOf } from '../../../worker/storefront/order-desk/desk-backend'
import { createOrderDesk } from '../../../worker/storefront/order-desk/order-desk'
import type { UpstreamBinding } from '../../../worker/storefront/upstream/open-upstream'

type Written = Map<string, unknown>

const CALLS = [
  'place',
  'status',
  'startPayment',
  'paymentStatus',
  'cancelPayment',
  'beginPayment',
  'actOnPayment',
] as const

/** The desks of a shop, and what takes them back to where they stand now. */
export function openDesks(env: UpstreamBinding) {
  let desks = new Map<string, Written>()

  function open(name: string) {
    const written: Written = desks.get(name) ?? new Map()
    desks.set(name, written)
    const kv = {
      get: (key: string) => structuredClone(written.get(key)),
      put: (key: string, value: unknown) => void written.set(key, structuredClone(value)),
      delete: (key: string) => written.delete(key),
    }
    const storage = { kv, deleteAll: async () => written.clear() }
    return createOrderDesk({
      ...attemptStore(storage as never, (work) => void work),
      // A desk that wakes asks again what became of an order: nobody waits for that here.
      wakeIn: () => undefined,
      now: Date.now,
      backend: backendOf(env),
      report: () => undefined,
    })
  }

  function stub(name: string) {
    const desk = open(name)
    const call =
      (called: (typeof CALLS)[number]) =>
      async (...given: never[]) =>
        structuredClone(await (desk[called] as (...asked: never[]) => unknown)(...given))
    return Object.fromEntries(CALLS.map((called) => [called, call(called)]))
  }

  function remember(): () => void {
    const kept = structuredClone(desks)
    return () => {
      desks = structuredClone(kept)
    }
  }

  return { binding: { idFromName: (name: string) => name, get: stub }, remember }
}
