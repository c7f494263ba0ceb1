// What this browser keeps of answers beyond a page, for when there is no connection (spec 8 and 9).
// Memory comes first; a storage that is slow, full or broken costs nothing but what was kept.
import type { ClockPort } from './ports'

/** Key and text. */
export type CacheEntry = readonly [key: string, text: string]

/** A storage of this browser. Each call may reject, or never be answered. */
export interface EntryStorage {
  /** All entries, the oldest first. */
  all(): Promise<CacheEntry[]>
  write(entries: readonly CacheEntry[]): Promise<void>
  remove(keys: readonly string[]): Promise<void>
  clear(): Promise<void>
  /** Begins anew with an empty storage. */
  recreate(): Promise<void>
}

export interface PersistentCache {
  /** What is kept of all pages so far; what was written last counts. */
  all: () => Promise<ReadonlyMap<string, string>>
  write: (entries: readonly CacheEntry[]) => Promise<void>
}

interface Setup {
  storage: EntryStorage
  clock: ClockPort
  report: (what: string, error?: unknown) => void
}

/** Characters of all entries, about as many bytes. */
const QUOTA = 4096 * 1024
const CHECK_AFTER_MS = 30_000
/** So many of the oldest entries go at once where the quota is exceeded (contract 2.14). */
const PURGED_AT_ONCE = 100
const ANSWER_MS = 800
/** Reading all takes longer (contract 2.14). */
const ALL_MS = 2000
/** After so many errors the storage is used no more. */
const MAX_READ_ERRORS = 1
const MAX_WRITE_ERRORS = 30

class Unanswered extends Error {}

/** Opens the cache of one page load. Its functions never throw. */
export function createPersistentCache({ storage, clock, report }: Setup): PersistentCache {
  const memory = new Map<string, string>()
  let readErrors = 0
  let writeErrors = 0
  let isCheckDue = false

  const isOff = () => readErrors >= MAX_READ_ERRORS || writeErrors >= MAX_WRITE_ERRORS

  /** Whatever the storage says in time; one that says nothing is made anew. */
  function inTime<T>(asked: Promise<T>, ms: number): Promise<T> {
    return new Promise((resolve, reject) => {
      const stop = clock.after(ms, () => {
        report(`The storage has not answered for ${ms} ms`)
        storage.recreate().catch((error: unknown) => report('The storage is broken', error))
        reject(new Unanswered())
      })
      asked.then(resolve, reject).finally(stop)
    })
  }

  async function writeOrClear(entries: readonly CacheEntry[]): Promise<void> {
    try {
      await inTime(storage.write(entries), ANSWER_MS)
    } catch (error) {
      if (!isFull(error)) throw error
      report('The storage is full and begins anew', error)
      await inTime(storage.clear(), ANSWER_MS)
      await inTime(storage.write(entries), ANSWER_MS)
    }
  }

  function checkLater() {
    if (isCheckDue) return
    isCheckDue = true
    clock.after(CHECK_AFTER_MS, () => void check())
  }

  async function check(): Promise<void> {
    isCheckDue = false
    const kept = await read()
    const size = kept.reduce((sum, [key, text]) => sum + key.length + text.length, 0)
    if (size <= QUOTA) return
    const oldest = kept.slice(0, PURGED_AT_ONCE).map(([key]) => key)
    for (const key of oldest) memory.delete(key)
    try {
      await inTime(storage.remove(oldest), ANSWER_MS)
    } catch (error) {
      report('The storage cannot be purged', error)
    }
    checkLater()
  }

  async function read(): Promise<CacheEntry[]> {
    if (isOff()) return []
    try {
      return await inTime(storage.all(), ALL_MS)
    } catch (error) {
      if (!(error instanceof Unanswered)) readErrors += 1
      report('The storage cannot be read', error)
      return []
    }
  }

  return {
    all: async () => new Map([...(await read()), ...memory]),
    async write(entries) {
      for (const [key, text] of entries) memory.set(key, text)
      if (isOff() || entries.length === 0) return
      try {
        await writeOrClear(entries)
        checkLater()
      } catch (error) {
        if (!(error instanceof Unanswered)) writeErrors += 1
        report('The storage cannot be written', error)
      }
    },
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}
