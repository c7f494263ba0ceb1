import type { DataCache } from './data-cache'

/** A cache that notes what was read, so that no page can forget what it is made of. */
export interface RecordedReads {
  cache: DataCache
  outcome(): {
    /** What a purge may name to reach whatever was read. */
    tags: string[]
    /** Whether something was out of reach, older than it should be, or empty where it never is. */
    isIncomplete: boolean
  }
}

export function recordReads(cache: DataCache): RecordedReads {
  const tags = new Set<string>()
  let isIncomplete = false
  return {
    cache: {
      async read(query, load) {
        const read = await cache.read(query, load)
        if (!read.ok) {
          isIncomplete = true
          return read
        }
        const { value, isStale } = read.value
        for (const tag of query.tags(value)) tags.add(tag)
        if (isStale || query.isEmpty?.(value)) isIncomplete = true
        return read
      },
    },
    outcome: () => ({ tags: [...tags], isIncomplete }),
  }
}
