import type { PerStore } from '../../../../shared/contract/admin/per-store'

/** One thing said in Dutch, German, French and English, in this order throughout the demo shop. */
export type Localized = readonly [nl: string, de: string, fr: string, en: string]

/** Texts by the names of what they describe, such as a model of demo/media/index.json. */
export type LocalizedByName = Readonly<Record<string, Localized>>

const FRENCH = 2

/** The words of one language, by their place. */
export function textIn(language: number, words: readonly string[]): string {
  const text = withWholeAmounts(words[language] ?? '')
  return language === FRENCH ? withFrenchSpaces(text) : text
}

/** The words as the catalogue holds them: English where a store has none of its own. */
export function wordsPerStore(words: Localized): PerStore<string> {
  const [nl_nl = '', de_de = '', fr_fr = '', all = ''] = words.map((_, at) => textIn(at, words))
  return { all, nl_nl, de_de, fr_fr }
}

/** The same text made of other texts, language by language. */
export function joinLocalized(
  join: (...parts: string[]) => string,
  ...texts: Localized[]
): Localized {
  const inLanguage = (index: 0 | 1 | 2 | 3) => join(...texts.map((text) => text[index]))
  return [inLanguage(0), inLanguage(1), inLanguage(2), inLanguage(3)]
}

const NARROW = '\u202f'
const WIDE = '\u00a0'

/** With amounts that no line breaks in two. */
function withWholeAmounts(text: string): string {
  return text.replace(/(?<=€) (?=\d)|(?<=\d) (?=€)/g, WIDE)
}

/**
 * French with the spaces that no line breaks at: a narrow one before ; ! ? and in large
 * numbers, a whole one before : % €, inside « » and around the h of a time. The texts here are
 * typed with plain spaces.
 */
export function withFrenchSpaces(text: string): string {
  return text
    .replace(/ (?=[;!?])|(?<=(?<!\d |\d)\d{1,3}) (?=\d{3}(?! ?\d))/g, NARROW)
    .replace(/ (?=[:%€»])|(?<=«) |(?<=\d) (?=h \d)|(?<=\d h) (?=\d)/g, WIDE)
}
