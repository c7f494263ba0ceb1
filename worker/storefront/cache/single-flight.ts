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

/** A follower waits this long; then the request that led has been cut off, and another leads. */
const PATIENCE_MS = 3000

export function createSingleFlight(): SingleFlight {
  const running = new Map<string, Promise<unknown>>()

  function lead<T>(key: string, work: () => Promise<T>, waitUntil: WaitUntil): Promise<T> {
    const flight = work().finally(() => {
      // Race: a follower lost patience and leads a newer flight under this key.
      if (running.get(key) === flight) running.delete(key)
    })
    running.set(key, flight)
    waitUntil(flight.catch(() => undefined))
    return flight
  }

  return {
    async run<T>(key: string, work: () => Promise<T>, waitUntil: WaitUntil): Promise<T> {
      // A key names one kind of value, so a request that joins gets what it would have made itself.
      const current = () => running.get(key) as Promise<T> | undefined
      for (let flight = current(); flight; flight = current()) {
        const joined = flight
        const shared = await within(PATIENCE_MS, () => joined)
        if (shared.ok) return shared.value
        // Race: all followers lose patience at once; the first of them leads, the others join it.
        if (current() === joined) running.delete(key)
      }
      return lead(key, work, waitUntil)
    },
  }
}
