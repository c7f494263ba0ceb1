// What a typed word may mean, by the vocabulary of the store: itself, its inflections, what the operator
// of the shop says is the same, compounds that it is or is made of, what it begins, and, where the shop
// does not know it, its neighbours within two edits.
import { stemOf as stemIn } from '../../catalogue-import/stem'
import { beginningAs, compoundsOf, joinedAs, splitCompound } from './compound-words'
import { type Expansion, type Meaning, meaning, SHARE, termsAt } from './meaning'
import { MAX_WORDS } from './to-words'
import { unknownMeanings } from './unknown-words'
import type { Vocabulary } from './vocabulary'

/** What a word may mean, the likeliest first. */
export interface ExpandedWord {
  word: string
  meanings: readonly Meaning[]
}

const BEGINNING_SHARE = 0.35
const MAX_BEGUN = 20
/** It begins so many words that it says none of them. */
const SINGLE_LETTER = /^\p{L}$/u
/** Unknown words whose neighbours are looked for: each is a walk through the vocabulary. */
const MAX_GUESSED = 6

/** The words of a text that say something in this shop, with what they may mean. */
export function expandWords(expansion: Expansion, typed: readonly string[]): ExpandedWord[] {
  const { vocabulary, store, synonyms } = expansion
  const stemOf = (word: string) => stemIn(word, store.storeCode)
  const termsOf = (places: readonly number[]) => termsAt(vocabulary, places)
  const written = typed.filter((word) => !SINGLE_LETTER.test(word))
  const saying = written.filter((word) => !isCommon(vocabulary, word, stemOf))
  const words = saying.length > 0 ? saying : written
  let guessed = 0
  return words.map((word, at) => {
    const stem = stemOf(word)
    const own = vocabulary.placeOf.get(word)
    const inflected = (vocabulary.byStem.get(stem) ?? []).filter((place) => place !== own)
    const windows = windowsAt(words, at)
    const joined = windows.flatMap((parts) => joinedAs(vocabulary, parts, stemOf))
    const split = splitCompound(vocabulary, word, stemOf)
    const compounds = compoundsOf(vocabulary, word, stemOf, store.storeCode)
    const synonymous = [[word], ...windows].flatMap(
      (parts) => synonyms.get(stemOf(parts.join(' '))) ?? [],
    )
    const same = synonymous.map((other) => synonymParts(vocabulary, other, stemOf))
    const sameCompounds = synonymous.flatMap((other) =>
      compoundsOf(vocabulary, other, stemOf, store.storeCode),
    )
    const isLast = at === words.length - 1
    const begun = isLast ? beginningAs(vocabulary, word, MAX_BEGUN) : []
    const meanings = [
      ...meaning('known', SHARE.typed, termsOf(own === undefined ? [] : [own])),
      ...meaning('known', SHARE.joined, termsOf(joined)),
      ...meaning('known', SHARE.inflected, termsOf(inflected)),
      ...same.flatMap((parts) => meaning('known', SHARE.synonym, ...parts)),
      ...meaning('known', SHARE.compound, termsOf(compounds)),
      ...meaning('known', SHARE.split, ...(split?.map(termsOf) ?? [])),
      ...meaning('known', SHARE.synonym * SHARE.compound, termsOf(sameCompounds)),
      ...meaning('beginning', BEGINNING_SHARE, termsOf(begun)),
    ]
    const isKnown = [inflected, joined, compounds, same].some(({ length }) => length > 0)
    if (own !== undefined || isKnown) return { word, meanings }
    const isLost = meanings.length === 0 && guessed++ < MAX_GUESSED
    return { word, meanings: [...meanings, ...unknownMeanings(expansion, word, isLost, stemOf)] }
  })
}

/** A word that nearly every description has, and no name, says nothing; nor does its inflection. */
function isCommon(
  { placeOf, byStem, naming, describing }: Vocabulary,
  word: string,
  stemOf: (word: string) => string,
): boolean {
  const own = placeOf.get(word)
  const places = own === undefined ? (byStem.get(stemOf(word)) ?? []) : [own]
  const isNamed = places.some((place) => naming[place] !== 0)
  return !isNamed && places.some((place) => describing[place] === -1)
}

/** The two or three words in a row, of which this is one. */
function windowsAt(words: readonly string[], at: number): string[][] {
  return [
    [at - 1, 2],
    [at, 2],
    [at - 2, 3],
    [at - 1, 3],
    [at, 3],
  ]
    .filter(([from = 0, size = 0]) => from >= 0 && from + size <= Math.min(words.length, MAX_WORDS))
    .map(([from = 0, size = 0]) => words.slice(from, from + size))
}

/** A synonym may be several words: each of them has to be there. */
function synonymParts(
  vocabulary: Vocabulary,
  synonym: string,
  stemOf: (word: string) => string,
): string[][] {
  return synonym.split(' ').map((word) => {
    const same = vocabulary.byStem.get(stemOf(word)) ?? []
    return [...new Set([word, ...same.map((place) => vocabulary.terms[place] ?? '')])]
  })
}

/**
 * All that words may mean, without repeats: first the best meaning of each, then the second, so that where
 * not all of it is asked for, no word goes without.
 */
export function termsInRounds(words: readonly ExpandedWord[]): string[] {
  const rounds = Math.max(0, ...words.map(({ meanings }) => meanings.length))
  const terms = Array.from({ length: rounds }, (_, round) =>
    words.flatMap(({ meanings }) => meanings[round]?.parts.flat() ?? []),
  )
  return [...new Set(terms.flat())]
}
