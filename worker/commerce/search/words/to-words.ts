// A search text as words: cut and folded as the index does it (unicode61, diacritics removed).

export const MAX_WORDS = 12
const MAX_WORD_LENGTH = 40

/** The words of a search text, at most twelve. */
export function toWords(text: string): string[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_WORD_LENGTH))
}

/** How much of a text a product must have (spec 9). */
export const ENOUGH = 0.75

/** How many of so many words a product must have: 75 per cent, rounded down (spec 9). */
export function requiredWords(count: number): number {
  return Math.max(1, Math.floor(count * ENOUGH))
}
