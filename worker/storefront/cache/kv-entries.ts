// Entries of the data cache as text in KV. What is asked for at one moment is asked in one question. KV
// that is slow, broken or holds something strange is the same as KV that holds nothing.
import DataLoader from 'dataloader'
import * as z from 'zod/mini'
import { parseJson } from '../../../shared/json/parse-json'
import { within } from '../runtime/within'

export interface DataEntry {
  value: unknown
  tags: readonly string[]
  /** When it was asked for, in ms since 1970. */
  at: number
  /** Up to when purges were known by then: a later one reaches it. */
  asOf: number
}

/** The part of KV that is needed. */
export interface TextStore {
  get(keys: string[]): Promise<Map<string, string | null>>
  put(key: string, text: string, options: { expirationTtl: number }): Promise<void>
}

export interface KvEntries {
  /** @returns the entry and the characters it takes as text */
  get(key: string): Promise<{ entry: DataEntry; size: number } | null>
  put(key: string, entry: DataEntry, seconds: number): { size: number; stored: Promise<void> }
}

const GET_LIMIT_MS = 400
/** As many as KV gives at once. */
const MAX_KEYS = 100

const entrySchema = z.object({
  value: z.unknown(),
  tags: z.array(z.string()),
  at: z.number(),
  asOf: z.number(),
})

export function createKvEntries(
  kv: TextStore,
  report: (event: string) => void,
  schedule: (ask: () => void) => void = (ask) => setTimeout(ask, 0),
): KvEntries {
  const texts = new DataLoader(readAll, {
    cache: false,
    maxBatchSize: MAX_KEYS,
    batchScheduleFn: schedule,
  })

  async function readAll(keys: readonly string[]): Promise<(string | null)[]> {
    const found = await readMany(keys)
    return keys.map((key) => found.get(key) ?? null)
  }

  async function readMany(keys: readonly string[]): Promise<Map<string, string | null>> {
    try {
      const found = await within(GET_LIMIT_MS, () => kv.get([...keys]))
      if (found.ok) return found.value
      report('kv-slow')
    } catch {
      report('kv-get-failed')
    }
    return new Map()
  }

  return {
    async get(key) {
      const text = await texts.load(key)
      const entry = text ? parseEntry(text) : null
      return text && entry ? { entry, size: text.length } : null
    },
    put(key, entry, seconds) {
      const text = JSON.stringify(entry)
      const stored = kv
        .put(key, text, { expirationTtl: seconds })
        .catch(() => report('kv-put-failed'))
      return { size: text.length, stored }
    },
  }
}

function parseEntry(text: string): DataEntry | null {
  const parsed = entrySchema.safeParse(parseJson(text))
  return parsed.success ? parsed.data : null
}
