/** How long the signed link of an editor is good, in seconds (contract 1.8). */
const LIFETIME_S = 3600

/** Clocks of servers agree within this, in seconds; a link from further ahead is forged. */
const CLOCK_SKEW_S = 5

/**
 * Whether the signed link of an editor is of now (spec 2, editor preview).
 * `timestamp` in seconds since 1970 as the link carries it, `now` in milliseconds.
 */
export function isLinkCurrent(timestamp: string, now: number): boolean {
  const age = now / 1000 - Number(timestamp)
  return age <= LIFETIME_S && age >= -CLOCK_SKEW_S
}
