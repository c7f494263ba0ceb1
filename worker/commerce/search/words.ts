// A search text as words: cut and folded as the index does it (unicode61, diacritics removed).

const MAX_WORDS = 12
const MAX_WORD_LENGTH = 40

/** The words of a search text, at most twelve. */
export function toWords(text: string): string[] {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_WORD_LENGTH))
}

/** How many of so many words a product must have: 75 per cent, rounded down (spec 9). */
export function requiredWords(count: number): number {
  return Math.max(1, Math.floor(count * 0.75))
}

/** Edits within which another word is taken for this one: 2, and 1 up to five letters (spec 9). */
export function fuzzinessOf(word: string): number {
  if (word.length <= 2 || /\d/.test(word)) return 0
  return word.length <= 5 ? 1 : 2
}
