// The calls that a Worker makes to what stands around it, counted, with one of them failing (trust F-S).
import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { createFaultyD1 } from '../simulator/machines/faulty-d1'

/** Nothing was done; or it was, and nobody hears of it. */
export const FAULTS = ['refused', 'answer lost'] as const
export type Fault = (typeof FAULTS)[number]

export interface FailingCall {
  /** From 1. */
  nth: number
  fault: Fault
}

export type CountedCalls = ReturnType<typeof countCalls>

/** Counts calls until it is told to stop; all of them pass where `failing` is null. */
export function countCalls(failing: FailingCall | null) {
  let asked = 0
  let isCounting = true

  function draw() {
    if (isCounting) asked += 1
    return { fault: isCounting && asked === failing?.nth ? failing.fault : null }
  }

  async function perform<T>(work: () => Promise<T>): Promise<T> {
    const { fault } = draw()
    if (fault === 'refused') throw new Error('The connection was refused')
    const done = await work()
    if (fault) throw new Error('The connection was lost')
    return done
  }

  return {
    perform,
    database(db: D1Database): D1Database {
      const way = { clock: null, weather: { draw }, trace: () => undefined } as never
      return createFaultyD1(db, way, { changed: () => undefined, sql: (text) => text })
    },
    bucket: (bucket: R2Bucket): R2Bucket =>
      new Proxy(bucket, {
        get:
          (own, name) =>
          (...given: unknown[]) =>
            perform(() => Reflect.get(own, name)(...given)),
      }),
    asked: () => asked,
    hasFailed: () => failing !== null && asked >= failing.nth,
    stop() {
      isCounting = false
    },
  }
}
