import { stemmer as dutchStem } from '@orama/stemmers/dutch'
import { stemmer as englishStem } from '@orama/stemmers/english'
import { stemmer as frenchStem } from '@orama/stemmers/french'
import { stemmer as germanStem } from '@orama/stemmers/german'
import type { StoreCode } from '../../../shared/store-view/store-view'

const STEMMERS: Readonly<Record<StoreCode, (word: string) => string>> = {
  nl_nl: (word) => toVoiceless(withoutDutchEndings(word.replace(/jes$/, 'je'))),
  // The algorithm leaves the plural of words from abroad as it is: `sofas`.
  de_de: (word) => germanStem(word.replace(/([aiouy])s$/, '$1')),
  fr_fr: frenchStem,
  global_en: (word) => toVoiceless(englishStem(word)),
}

const DUTCH_THING = /^(.{3,}ing)(?:en)?$/

/** What has fewer letters would be the stem of words that have nothing in common. */
const MIN_STEM = 3

/**
 * What the inflections of a word have in common in the language of a store: `lamp` for `lampen`,
 * `vas` for `vaas` and `vazen`. Takes a word as the index has it, in lower case without accents;
 * one with digits, such as a sku, is its own stem.
 */
export function stemOf(word: string, store: StoreCode): string {
  if (/\d/.test(word)) return word
  const stem = STEMMERS[store](word)
  return stem.length < MIN_STEM ? word : stem
}

/**
 * The algorithm takes one ending off: `kussens` becomes `kussen`, that `kuss`, and that `kus`. That of
 * `kleding` stays: what is made of a word so is another thing, and that of `kleed` is `kleden`.
 */
function withoutDutchEndings(word: string): string {
  const thing = DUTCH_THING.exec(word)?.[1]
  if (thing !== undefined) return thing
  return dutchStem(dutchStem(dutchStem(word)))
}

/** One spelling for the end of `shelf` and `shelves`, of `vaas` and `vazen`. */
function toVoiceless(stem: string): string {
  return stem.replace(/v$/, 'f').replace(/z$/, 's')
}
