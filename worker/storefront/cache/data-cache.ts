// Answers of the upstreams in KV: a hash of the query as key, tags, stale-while-revalidate, and the
// last known answer for a day when an upstream is down (spec 4, design 5.6). Keeps public data only:
// KV never sees a cart, an order, stock to be sold or a session.
import { canonicalJson } from '../../../shared/json/canonical-json'
import { ok, type Result } from '../../../shared/result'
import { textDigest } from '../../../shared/signing/text-digest'
import type { StoreCode } from '../../../shared/store-view/store-view'
import type { DataEntry, KvEntries } from './kv-entries'
import { freezeDeep, type MemoryLayer } from './memory-layer'
import {
  DATA_POLICY,
  type DataKind,
  freshnessOf,
  LONGEST_STALE_SECONDS,
  usefulSeconds,
} from './policy'
import type { PurgeView } from './purge-view'
import type { RepeatFilter } from './repeat-filter'
import type { SingleFlight, WaitUntil } from './single-flight'

export interface DataQuery<T> {
  kind: DataKind
  /** Everything the answer depends on, besides the store. */
  parts: unknown
  /** What a purge may name to reach this answer. */
  tags: (value: T) => readonly string[]
  /**
   * One of endlessly many, as searches are: kept for other isolates only when it is asked for again,
   * and not longer than it is of use.
   */
  isRare?: boolean
  /** Whether nothing was found where nothing may be: what is missing now may be there in a moment. */
  isMiss?: (value: T) => boolean
  /** Whether something is missing without which a page is poorer: then the page is not kept either. */
  isEmpty?: (value: T) => boolean
}

export interface DataRead<T> {
  /** Frozen, since other requests may hold it too. */
  value: T
  /** Whether it came out of the cache (spec 3, search result flag). */
  isCached: boolean
  /** Whether it is older than it should be, because nothing newer can be had. */
  isStale: boolean
}

export interface DataCacheSetup {
  entries: KvEntries
  memory: MemoryLayer<DataEntry>
  purges: PurgeView
  flight: SingleFlight
  repeats: RepeatFilter
  storeCode: StoreCode
  /** Changes with the code, so that an old shape is never read by new code. */
  version: string
  waitUntil: WaitUntil
  report: (event: string) => void
}

export interface DataCache {
  /** The answer to a query, kept or new. A failure is only an answer when nothing is kept. */
  read<T, E>(
    query: DataQuery<T>,
    load: () => Promise<Result<T, E>>,
  ): Promise<Result<DataRead<T>, E>>
}

export function createDataCache(setup: DataCacheSetup): DataCache {
  const { memory, purges, flight, repeats, entries, waitUntil, report } = setup

  async function find(key: string): Promise<DataEntry | null> {
    const entry = memory.get(key) ?? (await recall(key))
    return !entry || purges.isPurged(entry.tags, entry.asOf) ? null : entry
  }

  async function recall(key: string): Promise<DataEntry | null> {
    const stored = await entries.get(key)
    if (!stored) return null
    freezeDeep(stored.entry.value)
    memory.set(key, stored.entry, stored.size)
    return stored.entry
  }

  async function loadAndKeep<T, E>(
    key: string,
    query: DataQuery<T>,
    load: () => Promise<Result<T, E>>,
  ): Promise<Result<DataRead<T>, E>> {
    const made = { at: Date.now(), asOf: purges.knownUntil() }
    const loaded = await load()
    if (!loaded.ok) return loaded
    const value = freezeDeep(loaded.value)
    if (!isMiss(query, value)) keep(key, query, { value, tags: query.tags(value), ...made })
    return ok({ value, isCached: false, isStale: false })
  }

  function keep<T>(key: string, { kind, isRare = false }: DataQuery<T>, entry: DataEntry) {
    if (isRare && !repeats.isRepeat(key)) return memory.set(key, entry, sizeOf(entry))
    const seconds = isRare ? usefulSeconds(DATA_POLICY[kind]) : LONGEST_STALE_SECONDS
    const { size, stored } = entries.put(key, entry, seconds)
    memory.set(key, entry, size)
    waitUntil(stored)
  }

  async function readOrLoad<T, E>(
    key: string,
    query: DataQuery<T>,
    load: () => Promise<Result<T, E>>,
  ): Promise<Result<DataRead<T>, E>> {
    const entry = await find(key)
    if (!entry) return loadAndKeep(key, query, load)
    const freshness = freshnessOf(DATA_POLICY[query.kind], Date.now() - entry.at)
    // The key holds the kind, the query and the version of the code: what is under it is a T.
    const kept = { value: entry.value as T, isCached: true, isStale: false }
    if (freshness === 'stale') renew(key, query, load)
    if (freshness === 'fresh' || freshness === 'stale') return ok(kept)
    const loaded = await loadAndKeep(key, query, load)
    return loaded.ok || freshness === 'gone' ? loaded : ok({ ...kept, isStale: true })
  }

  function renew<T, E>(key: string, query: DataQuery<T>, load: () => Promise<Result<T, E>>) {
    const renewing = flight.run(`renew ${key}`, () => loadAndKeep(key, query, load), waitUntil)
    waitUntil(renewing.catch(() => report('data-renewal-failed')))
  }

  return {
    async read(query, load) {
      const [key] = await Promise.all([
        toCacheKey(query.kind, [setup.version, setup.storeCode, query.parts]),
        purges.ready(waitUntil),
      ])
      return flight.run(key, () => readOrLoad(key, query, load), waitUntil)
    },
  }
}

/** Key of an entry: its kind in clear, and a digest of everything else it depends on. */
async function toCacheKey(kind: DataKind, parts: unknown): Promise<string> {
  return `${kind}:${await textDigest(canonicalJson(parts))}`
}

/** Characters it takes as text. */
function sizeOf(entry: DataEntry): number {
  return JSON.stringify(entry).length
}

function isMiss<T>(query: DataQuery<T>, value: T): boolean {
  if (value === null || value === undefined) return true
  return query.isMiss?.(value) === true || query.isEmpty?.(value) === true
}
