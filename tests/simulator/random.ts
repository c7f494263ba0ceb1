export interface Random {
  /** From 0 up to 1, without 1. */
  next: () => number
  /** A whole number from 0, below the limit. */
  below: (limit: number) => number
  isOnce: (chance: number) => boolean
  pick: <T>(list: readonly [T, ...T[]]) => T
}

/** Numbers that are the same for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    isOnce: (chance) => next() < chance,
    pick: (list) => list[below(list.length)] ?? list[0],
  }
}

/** The seed of a part of a run: other parts may draw more or less, and it stays the same. */
export function seedOf(seed: number, part: string): number {
  let hash = seed ^ 0x9e3779b9
  for (let at = 0; at < part.length; at += 1) {
    hash = Math.imul(hash ^ part.charCodeAt(at), 0x01000193)
    hash ^= hash >>> 15
  }
  return hash >>> 0
}
