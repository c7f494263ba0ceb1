// What this isolate knows of purged tags. While it is busy it asks the purge log every 2 s in the
// background; after a rest, and at its very first look, it waits for the answer, and not for long.
import { EVERY_TAG } from '../../../shared/contract/change-tags'
import { within } from '../runtime/within'
import { LONGEST_STALE_SECONDS } from './policy'
import type { WaitUntil } from './single-flight'

export interface PurgedTag {
  tag: string
  /** ms since 1970. */
  at: number
}

export interface PurgeNews {
  tags: readonly PurgedTag[]
  /** The newest that came with a purge of the last minutes. */
  bookmark: string | null
}

export interface PurgeView {
  /** Resolves when the view is recent enough to be trusted, or when a look at the log was tried. */
  ready(waitUntil: WaitUntil): Promise<void>
  /** Looks at the log now. */
  refresh(): Promise<void>
  /**
   * Up to when all purges are known, in ms since 1970. What is made now may still be made of things
   * that were purged after this moment.
   */
  knownUntil(): number
  /** Whether something with these tags, made from what was true at `madeAt`, was purged since. */
  isPurged(tags: readonly string[], madeAt: number): boolean
  /**
   * The oldest state of the catalogue that a page may be made of: that of the latest purge. Null when
   * no recent purge named one.
   */
  bookmark(): string | null
  apply(purged: readonly PurgedTag[]): void
}

const REFRESH_MS = 2000
/** An older view is not trusted before another look. */
const TRUSTED_MS = 3000
const LOOK_LIMIT_MS = 500
/** Clocks differ a little: the log is asked again for the last moments. */
const OVERLAP_MS = 5000

export function createPurgeView(
  fetchSince: (since: number) => Promise<PurgeNews>,
  now: () => number = Date.now,
): PurgeView {
  const purgedAt = new Map<string, number>()
  let askedAt = Number.NEGATIVE_INFINITY
  let knownUntil = 0
  let bookmark: string | null = null
  let looking: Promise<void> | null = null

  async function look(): Promise<void> {
    askedAt = now()
    const since = Math.max(knownUntil - OVERLAP_MS, askedAt - LONGEST_STALE_SECONDS * 1000)
    const asked = askedAt
    const news = await fetchSince(since)
    apply(news.tags)
    bookmark = news.bookmark
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
        looking = lookQuietly()
        waitUntil(looking)
      }
      const current = looking
      if (now() - knownUntil <= TRUSTED_MS || !current) return
      const looked = await within(LOOK_LIMIT_MS, () => current)
      // Race: a newer look may have begun while this one was silent. Only the silent one is not waited
      // for again.
      if (!looked.ok && looking === current) looking = null
    },
    refresh: lookQuietly,
    knownUntil: () => knownUntil,
    bookmark: () => bookmark,
    isPurged(tags, madeAt) {
      const isAfter = (tag: string) => (purgedAt.get(tag) ?? Number.NEGATIVE_INFINITY) >= madeAt
      return isAfter(EVERY_TAG) || tags.some(isAfter)
    },
    apply,
  }
}
