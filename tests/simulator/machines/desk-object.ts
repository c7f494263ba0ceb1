// The order desk in its Durable Object: the desk and its store are the real ones, the object around them
// is modelled. What is written within one turn is kept as one, nothing leaves the object before it is
// kept, and the object may stop before or after it is. An alarm that fails rings again.

import type { Attempt } from '../../../worker/storefront/order-desk/attempt'
import { attemptStore } from '../../../worker/storefront/order-desk/attempt-store'
import type { OrderBackend } from '../../../worker/storefront/order-desk/desk-ports'
import {
  createOrderDesk,
  type OrderDeskCore,
} from '../../../worker/storefront/order-desk/order-desk'
import type { Way } from './network'

const STOPS = ['stops before it is kept', 'stops after it is kept'] as const
const RETRY_MS = 2000

export interface DeskObject {
  call: <N extends Calls>(name: N, ...given: Parameters<OrderDeskCore[N]>) => Promise<unknown>
  /** As it would survive a crash. */
  stored: () => Attempt | null
  /** It is stopped now, wherever it was. */
  stop: () => void
}
type Calls = Exclude<keyof OrderDeskCore, 'wake' | 'checkPayment'>

interface Kept {
  values: Map<string, unknown>
  alarmAt: number | null
}

/** What an object is from its start until it stops. */
interface Life {
  desk: OrderDeskCore
  stop: () => void
  /** Fails when it stops: so do the calls that wait for an answer. */
  stopped: Promise<never>
  /** Waits until what was written is kept; for ever when it never will be. */
  gate: () => Promise<void>
}

/** One object; `name` is the id of the attempt. */
export function createDeskObject(name: string, way: Way, backend: OrderBackend): DeskObject {
  const { clock, weather, trace } = way
  let kept: Kept = { values: new Map(), alarmAt: null }
  let life: Life | null = null
  let cancelAlarm = () => {}

  function live(): Life {
    let isAlive = true
    let written: Kept | null = null
    let committed: Promise<void> = Promise.resolve()
    const stopped = Promise.withResolvers<never>()
    stopped.promise.catch(() => undefined)

    function stop() {
      isAlive = false
      if (life === own) life = null
      trace(`desk ${name} stopped`)
      stopped.reject(new Error('The object was stopped'))
    }

    function commit() {
      const next = written
      written = null
      if (!isAlive || !next) return
      const { fault } = weather.draw('desk', 'desk', STOPS)
      if (fault === 'stops before it is kept') return stop()
      kept = next
      setAlarm()
      if (fault) stop()
    }

    /** All that is written before something is waited for is kept together. */
    function write(change: (next: Kept) => void) {
      if (!isAlive) return
      if (!written) {
        written = { values: new Map(kept.values), alarmAt: kept.alarmAt }
        committed = Promise.resolve().then(commit)
      }
      change(written)
    }

    const kv = {
      get: (key: string) => structuredClone((written ?? kept).values.get(key)),
      put: (key: string, value: unknown) =>
        write(({ values }) => values.set(key, structuredClone(value))),
      delete: (key: string) => write(({ values }) => values.delete(key)),
    }
    const storage = {
      kv,
      deleteAll: async () => write(({ values }) => values.clear()),
    }

    async function gate(): Promise<void> {
      await committed
      if (!isAlive) await new Promise(() => undefined)
    }
    const gated =
      <G extends unknown[], A>(ask: (...given: G) => Promise<A>) =>
      async (...given: G): Promise<A> => {
        await gate()
        const answer = await ask(...given)
        await gate()
        return answer
      }
    const { place, status, payments } = backend
    const own: Life = {
      stop,
      stopped: stopped.promise,
      gate,
      desk: createOrderDesk({
        ...attemptStore(storage as never, (work) => void work),
        wakeIn: (ms) =>
          write((next) => {
            next.alarmAt = clock.now() + ms
          }),
        now: clock.now,
        backend: {
          place: gated(place),
          status: gated(status),
          payments: {
            start: gated(payments.start),
            complete: gated(payments.complete),
            status: gated(payments.status),
            cancel: gated(payments.cancel),
            begin: gated(payments.begin),
            act: gated(payments.act),
          },
        },
        report: (event) => trace(`desk ${name}: ${event}`),
      }),
    }
    return own
  }

  /** Runs in the object's present life, or in a new one; fails when it stops meanwhile. */
  async function run<T>(work: (desk: OrderDeskCore) => Promise<T>): Promise<T> {
    life ??= live()
    const { desk, gate, stopped } = life
    const done = work(desk).then(async (reply) => {
      await gate()
      return reply
    })
    return Promise.race([done, stopped])
  }

  function setAlarm() {
    cancelAlarm()
    const { alarmAt } = kept
    if (alarmAt === null) return
    cancelAlarm = clock.after(alarmAt - clock.now(), () => void ring())
  }

  async function ring(): Promise<void> {
    const rungAt = clock.now()
    kept = { ...kept, alarmAt: null }
    trace(`desk ${name} wakes`)
    try {
      await run((desk) => desk.wake())
    } catch {
      if (kept.alarmAt !== null) return
      kept = { ...kept, alarmAt: rungAt + RETRY_MS }
      setAlarm()
    }
  }

  return {
    call: (called, ...given) =>
      run(async (desk) => structuredClone(await (desk[called] as never as Call)(...given))),
    stored: () => (kept.values.get('attempt') as Attempt | undefined) ?? null,
    stop: () => life?.stop(),
  }
}

type Call = (...given: unknown[]) => Promise<unknown>
