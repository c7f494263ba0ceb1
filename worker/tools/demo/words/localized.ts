import type { PerStore } from '../../../../shared/contract/admin/per-store'
import { withFrenchSpaces } from './french-spaces'

/** One thing said in Dutch, German, French and English, in this order throughout the demo shop. */
export type Localized = readonly [nl: string, de: string, fr: string, en: string]

const FRENCH = 2

/** The words of one language, by their place. */
export function textIn(language: number, words: readonly string[]): string {
  const text = words[language] ?? ''
  return language === FRENCH ? withFrenchSpaces(text) : text
}

/** The words as the catalogue holds them: English where a store has none of its own. */
export function perStore(words: Localized): PerStore<string> {
  const [nl, de, , en] = words
  return { all: en, nl_nl: nl, de_de: de, fr_fr: textIn(FRENCH, words) }
}

/** The same text made of other texts, language by language. */
export function joinLocalized(
  join: (...parts: string[]) => string,
  ...texts: Localized[]
): Localized {
  const inLanguage = (index: 0 | 1 | 2 | 3) => join(...texts.map((text) => text[index]))
  return [inLanguage(0), inLanguage(1), inLanguage(2), inLanguage(3)]
}
