/** Between two runs, in which more may ask for the second. */
const PAUSE_MS = 250
/** What waits for a call that was answered may run for 30 s: so long after the first, no other run begins. */
const LAST_START_MS = 15_000
/** What has not ended by then was stopped, and will never say so. */
const LOST_MS = 30_000

/**
 * Work of which one run does for everybody who has asked for it: an isolate runs it once at a time, and once
 * more after that if it was asked for meanwhile. Who asks while it runs is not made to wait. What a run that
 * was stopped leaves undone is for the next who asks, and for the clock.
 */
export function oneAtATime<Given extends unknown[]>(
  work: (...given: Given) => Promise<unknown>,
): (...given: Given) => Promise<void> {
  let startedAt: number | null = null
  let isAskedFor = false

  return async (...given) => {
    isAskedFor = true
    const now = Date.now()
    if (startedAt !== null && now - startedAt < LOST_MS) return
    startedAt = now
    try {
      while (isAskedFor && Date.now() - now < LAST_START_MS) {
        isAskedFor = false
        await work(...given)
        if (isAskedFor) await new Promise((over) => setTimeout(over, PAUSE_MS))
      }
    } finally {
      // Race: one that was taken for stopped may end all the same, while the next has begun.
      if (startedAt === now) startedAt = null
    }
  }
}
