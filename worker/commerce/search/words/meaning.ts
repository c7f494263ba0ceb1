import type { StoreView } from '../../../../shared/store-view/store-view'
import type { Synonyms } from './synonyms'
import type { Vocabulary } from './vocabulary'

/**
 * How a meaning was come by: `guess` takes the word for misspelt, `beginning` is of longer words that
 * merely begin so, `head` but the last part of the word, meant where nothing else is found, by what is
 * called so; all else is `known`.
 */
export type MeaningKind = 'known' | 'beginning' | 'guess' | 'head'

/** One way to understand a word: of each list, a product has at least one term. */
export interface Meaning {
  kind: MeaningKind
  parts: readonly (readonly string[])[]
  /** What it counts against the word as it was typed. */
  share: number
}

/** What a meaning counts, by how it was come by. */
export const SHARE = {
  typed: 1,
  joined: 0.95,
  inflected: 0.9,
  synonym: 0.8,
  compound: 0.7,
  split: 0.6,
}
export const GUESS_SHARE = 0.6

/** In which shop a word is understood. */
export interface Expansion {
  vocabulary: Vocabulary
  store: StoreView
  synonyms: Synonyms
}

/** What products have a term of each part; nothing where a part has none. */
export function meaning(
  kind: MeaningKind,
  share: number,
  ...parts: readonly (readonly string[])[]
): Meaning[] {
  const isWhole = parts.length > 0 && parts.every((terms) => terms.length > 0)
  return isWhole ? [{ kind, parts, share }] : []
}

/** The words at these places of the vocabulary. */
export function termsAt({ terms }: Vocabulary, places: readonly number[]): string[] {
  return places.map((place) => terms[place] ?? '')
}
