const MAX_CHARACTERS = 8 * 1024 * 1024

/** Entries this isolate saw lately, so that a busy page does not ask KV for the same thing again. */
export interface MemoryLayer<T> {
  get(key: string): T | null
  /** @param size characters the entry takes as text */
  set(key: string, entry: T, size: number): void
}

/**
 * Least recently used entries leave first; an entry larger than the whole layer is not kept. A Map
 * keeps the order of use by itself, so lru-cache would bring only what is not needed here.
 */
export function createMemoryLayer<T>(maxSize = MAX_CHARACTERS): MemoryLayer<T> {
  const kept = new Map<string, { entry: T; size: number }>()
  let total = 0

  function drop(key: string) {
    total -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }

  return {
    get(key) {
      const found = kept.get(key)
      if (!found) return null
      kept.delete(key)
      kept.set(key, found)
      return found.entry
    },
    set(key, entry, size) {
      drop(key)
      if (size > maxSize) return
      kept.set(key, { entry, size })
      total += size
      for (const oldest of kept.keys()) {
        if (total <= maxSize) return
        drop(oldest)
      }
    },
  }
}

/** Freezes plain data at every level: a cached value is shared by many requests. */
export function freezeDeep<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const member of Object.values(value)) freezeDeep(member)
  return value
}
