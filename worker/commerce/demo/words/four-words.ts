import type { PerStore } from '../../catalogue/draft'

/** One thing said in Dutch, German, French and English, in this order throughout the demo shop. */
export type FourWords = readonly [nl: string, de: string, fr: string, en: string]

/** The words as the catalogue holds them: English where a store has none of its own. */
export function perStore([nl, de, fr, en]: FourWords): PerStore<string> {
  return { all: en, nl_nl: nl, de_de: de, fr_fr: fr }
}

/** The same text made of other texts, language by language. */
export function joinWords(join: (...parts: string[]) => string, ...texts: FourWords[]): FourWords {
  const inLanguage = (index: 0 | 1 | 2 | 3) => join(...texts.map((text) => text[index]))
  return [inLanguage(0), inLanguage(1), inLanguage(2), inLanguage(3)]
}
