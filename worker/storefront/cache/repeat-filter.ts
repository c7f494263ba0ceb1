/**
 * Says whether an address was asked for before. There is no end of searches and wrong addresses, and
 * most are asked for once: those stay in the memory of one isolate, which has bounds of its own.
 */
export interface RepeatFilter {
  /** Whether this key was asked for before, among the last so many. */
  isRepeat(key: string): boolean
}

const MAX_KEYS = 10_000
/** Longer addresses are not remembered: people do not type or link them twice. */
const MAX_LENGTH = 500

export function createRepeatFilter(maxKeys = MAX_KEYS): RepeatFilter {
  const keys = new Set<string>()
  return {
    isRepeat(key) {
      if (keys.has(key)) return true
      if (key.length > MAX_LENGTH) return false
      keys.add(key)
      const [oldest] = keys
      if (keys.size > maxKeys && oldest !== undefined) keys.delete(oldest)
      return false
    },
  }
}
