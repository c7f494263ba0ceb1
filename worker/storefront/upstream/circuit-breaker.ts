export interface CircuitBreaker {
  /** Whether a call may be made now. */
  mayCall(): boolean
  succeeded(): void
  failed(): void
}

const FAILURES_IN_A_ROW = 5
const REST_MS = 10_000

/**
 * Written by hand because cockatiel does not start on workerd.
 * Opens after 5 failures in a row, and after 10 s lets one call through to look. A probe that never
 * reports back costs another rest, never a breaker that stays open.
 */
export function createCircuitBreaker(now: () => number = Date.now): CircuitBreaker {
  let failures = 0
  let restsSince = 0
  return {
    mayCall() {
      if (failures < FAILURES_IN_A_ROW) return true
      if (now() - restsSince < REST_MS) return false
      restsSince = now()
      return true
    },
    succeeded() {
      failures = 0
    },
    failed() {
      failures += 1
      if (failures >= FAILURES_IN_A_ROW) restsSince = now()
    },
  }
}

/** One breaker for each upstream: a search that is down must not close the cart. */
export interface Breakers {
  of(upstream: string): CircuitBreaker
}

/** Breakers by name; the names come from our own table of calls, so their number is bounded. */
export function createBreakers(now: () => number = Date.now): Breakers {
  const known = new Map<string, CircuitBreaker>()
  return {
    of(upstream) {
      const found = known.get(upstream) ?? createCircuitBreaker(now)
      known.set(upstream, found)
      return found
    },
  }
}
