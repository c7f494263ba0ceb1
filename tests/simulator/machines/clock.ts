/** Milliseconds since 1970 at which every run begins. */
const BEGINNING = 1_800_000_000_000

export interface Clock {
  now: () => number
  /** Calls back after that many milliseconds; the answer takes it back. */
  after: (ms: number, call: () => void) => () => void
  sleep: (ms: number) => Promise<void>
  /** Goes to what is due next, not after `until`, and does it; false when there is nothing. */
  step: (until: number) => boolean
  /** Goes to that moment, whatever was due before. */
  goTo: (moment: number) => void
}

interface Due {
  at: number
  call: () => void
}

/** The one clock of a run: time only passes from one thing that is due to the next. */
export function createClock(): Clock {
  let now = BEGINNING
  /** The latest first. */
  const waiting: Due[] = []

  function after(ms: number, call: () => void) {
    const due: Due = { at: now + Math.ceil(Math.max(0, ms)), call }
    // Of two that are due at once the first one comes first.
    waiting.splice(waiting.findLastIndex(({ at }) => at > due.at) + 1, 0, due)
    return () => {
      const found = waiting.indexOf(due)
      if (found >= 0) waiting.splice(found, 1)
    }
  }

  return {
    now: () => now,
    after,
    sleep: (ms) => new Promise((over) => after(ms, over)),
    step(until) {
      const next = waiting.at(-1)
      if (!next || next.at > until) return false
      waiting.pop()
      now = Math.max(now, next.at)
      next.call()
      return true
    },
    goTo(moment) {
      now = Math.max(now, moment)
    },
  }
}

const nextRound = setImmediate

/** Lets everything go on that waits for nothing but promises. */
export function letPromisesRun(): Promise<void> {
  return new Promise((over) => nextRound(over))
}
