/** What was asked for lately, up to so much in all: what was not asked for longest goes first. */
export interface Recent<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
}

/** @param sizeOf how much of the limit a value takes */
export function createRecent<T>(limit: number, sizeOf: (value: T) => number): Recent<T> {
  const kept = new Map<string, T>()
  let total = 0
  const drop = (key: string) => {
    const value = kept.get(key)
    if (value !== undefined) total -= sizeOf(value)
    kept.delete(key)
  }
  return {
    get(key) {
      const value = kept.get(key)
      if (value === undefined) return undefined
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    set(key, value) {
      drop(key)
      if (sizeOf(value) > limit) return
      kept.set(key, value)
      total += sizeOf(value)
      for (const oldest of kept.keys()) {
        if (total <= limit) return
        drop(oldest)
      }
    },
  }
}
