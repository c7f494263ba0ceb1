// Entries of the data cache as text in KV. KV that is slow, broken or holds something strange is
// the same as KV that holds nothing.
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
  get(key: string): Promise<string | null>
  put(key: string, text: string, options: { expirationTtl: number }): Promise<void>
}

export interface KvEntries {
  /** @returns the entry and the characters it takes as text */
  get(key: string): Promise<{ entry: DataEntry; size: number } | null>
  put(key: string, entry: DataEntry, seconds: number): { size: number; stored: Promise<void> }
}

const GET_LIMIT_MS = 400

const entrySchema = z.object({
  value: z.unknown(),
  tags: z.array(z.string()),
  at: z.number(),
  asOf: z.number(),
})

export function createKvEntries(kv: TextStore, report: (event: string) => void): KvEntries {
  async function read(key: string): Promise<string | null> {
    const text = await within(GET_LIMIT_MS, () => kv.get(key))
    if (text.ok) return text.value
    report('kv-slow')
    return null
  }

  return {
    async get(key) {
      const text = await read(key).catch(() => {
        report('kv-get-failed')
        return null
      })
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
