import { within } from '../runtime/within'

/** Keeps a promise going after its request has been answered. */
export type WaitUntil = (work: Promise<unknown>) => void

export interface SingleFlight {
  /**
   * Runs `work`, or joins the work that already runs under this key. What comes out is shared
   * between requests: it must be plain data. `waitUntil` belongs to the request that leads.
   */
  run<T>(key: string, work: () => Promise<T>, waitUntil: WaitUntil): Promise<T>
}

/** A follower waits this long; then the request that led has been cut off, and it does the work. */
const PATIENCE_MS = 3000

export function createSingleFlight(): SingleFlight {
  const running = new Map<string, Promise<unknown>>()

  function lead<T>(key: string, work: () => Promise<T>, waitUntil: WaitUntil): Promise<T> {
    const flight = work().finally(() => {
      if (running.get(key) === flight) running.delete(key)
    })
    running.set(key, flight)
    waitUntil(flight.catch(() => undefined))
    return flight
  }

  return {
    async run<T>(key: string, work: () => Promise<T>, waitUntil: WaitUntil): Promise<T> {
      // A key names one kind of value, so whoever joins gets what it would have made itself.
      const flight = running.get(key) as Promise<T> | undefined
      if (!flight) return lead(key, work, waitUntil)
      const shared = await within(PATIENCE_MS, () => flight)
      if (shared.ok) return shared.value
      if (running.get(key) === flight) running.delete(key)
      return lead(key, work, waitUntil)
    },
  }
}
