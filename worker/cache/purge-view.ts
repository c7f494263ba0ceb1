// What this isolate knows of purged tags. It asks the purge log at most every 2 s, in the
// background; only its very first look is waited for, and not for long.
import { TOO_LATE, within } from '../upstream/within'
import { LONGEST_STALE_SECONDS } from './policy'
import type { WaitUntil } from './single-flight'

/** Purges everything. */
export const EVERY_TAG = '*'

export interface PurgedTag {
  tag: string
  /** ms since 1970. */
  at: number
}

export interface PurgeView {
  /** Resolves when a look at the log has been tried, and keeps the view fresh. */
  ready(waitUntil: WaitUntil): Promise<void>
  /** Whether something with these tags, made from what was true at `madeAt`, was purged since. */
  isPurged(tags: readonly string[], madeAt: number): boolean
  apply(purged: readonly PurgedTag[]): void
}

const REFRESH_MS = 2000
const FIRST_LOOK_MS = 500
/** Clocks differ a little: the log is asked again for the last moments. */
const OVERLAP_MS = 5000

export function createPurgeView(
  fetchSince: (since: number) => Promise<readonly PurgedTag[]>,
  now: () => number = Date.now,
): PurgeView {
  const purgedAt = new Map<string, number>()
  let askedAt = Number.NEGATIVE_INFINITY
  let knownUntil = 0
  let firstLook: Promise<void> | null = null

  async function look(): Promise<void> {
    askedAt = now()
    const since = Math.max(knownUntil - OVERLAP_MS, askedAt - LONGEST_STALE_SECONDS * 1000)
    const asked = askedAt
    apply(await fetchSince(since))
    knownUntil = asked
    forgetOld()
  }

  function apply(purged: readonly PurgedTag[]) {
    for (const { tag, at } of purged) purgedAt.set(tag, Math.max(at, purgedAt.get(tag) ?? 0))
  }

  function forgetOld() {
    const oldest = now() - LONGEST_STALE_SECONDS * 1000
    for (const [tag, at] of purgedAt) if (at < oldest) purgedAt.delete(tag)
  }

  /** A log that does not answer leaves the view as it is; it is asked again in 2 s. */
  function lookQuietly(): Promise<void> {
    return look().catch(() => undefined)
  }

  return {
    async ready(waitUntil) {
      if (now() - askedAt >= REFRESH_MS) {
        const looking = lookQuietly()
        waitUntil(looking)
        firstLook ??= looking
      }
      if (knownUntil > 0 || !firstLook) return
      const looked = await within(FIRST_LOOK_MS, () => firstLook ?? Promise.resolve())
      if (looked === TOO_LATE) firstLook = null
    },
    isPurged(tags, madeAt) {
      const isAfter = (tag: string) => (purgedAt.get(tag) ?? Number.NEGATIVE_INFINITY) >= madeAt
      return isAfter(EVERY_TAG) || tags.some(isAfter)
    },
    apply,
  }
}
