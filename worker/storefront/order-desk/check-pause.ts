/** An attempt is remembered for a week: its answer is given again to whoever repeats it. */
export const KEEP_MS = 7 * 24 * 60 * 60 * 1000

/** A refusal for a day: the shopper tries again with another attempt. */
export const KEEP_REFUSED_MS = 24 * 60 * 60 * 1000

/** After a day of asking in vain a person must look; the log says so. */
export const GIVE_UP_MS = 24 * 60 * 60 * 1000

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 10 * 60 * 1000

/** How long to wait before asking the next time: 1 s, 2 s, 4 s and so on, never above 10 minutes. */
export function checkPause(checks: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(checks, 20), LONGEST_PAUSE_MS)
}
