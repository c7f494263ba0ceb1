// What a typed word may mean, by the vocabulary of the store: itself, its inflections, what the operator
// of the shop says is the same, compounds that it is or is made of, what it begins, and, where the shop
// does not know it, its neighbours within two edits.
import type { StoreView } from '../../../../shared/store-view/store-view'
import { stemOf as stemIn } from '../../catalogue-import/stem'
import {
  beginningAs,
  compoundsOf,
  headOf,
  joinedAs,
  namedAs,
  splitCompound,
} from './compound-words'
import { findNear, type NearWord } from './near-words'
import type { Synonyms } from './synonyms'
import { MAX_WORDS } from './to-words'
import type { Vocabulary } from './vocabulary'

/** One way to understand a word: of each list, a product has at least one term. */
export interface Meaning {
  parts: readonly (readonly string[])[]
  /** What it counts against the word as it was typed. */
  share: number
  /** Whether it takes the word for misspelt. */
  isGuess: boolean
  /** Whether it is of longer words that merely begin so. */
  isBeginning: boolean
  /** Whether it is but the last part of the word: meant where nothing else is found, by what is called so. */
  isHead: boolean
}

/** What a word may mean, the likeliest first. */
export interface ExpandedWord {
  word: string
  meanings: readonly Meaning[]
}

const SHARE = { typed: 1, joined: 0.95, inflected: 0.9, synonym: 0.8, compound: 0.7, split: 0.6 }
const BEGINNING_SHARE = 0.35
const GUESS_SHARE = 0.6
const HEAD_SHARE = 0.5
const MAX_BEGUN = 20
/** It begins so many words that it says none of them. */
const SINGLE_LETTER = /^\p{L}$/u
/** Unknown words whose neighbours are looked for: each is a walk through the vocabulary. */
const MAX_GUESSED = 6

export interface Expansion {
  vocabulary: Vocabulary
  store: StoreView
  synonyms: Synonyms
}

/** The words of a text that say something in this shop, with what they may mean. */
export function expandWords(expansion: Expansion, typed: readonly string[]): ExpandedWord[] {
  const { vocabulary, store, synonyms } = expansion
  const stemOf = (word: string) => stemIn(word, store.storeCode)
  const termsOf = (places: readonly number[]) =>
    places.map((place) => vocabulary.terms[place] ?? '')
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
      ...one(SHARE.typed, termsOf(own === undefined ? [] : [own])),
      ...one(SHARE.joined, termsOf(joined)),
      ...one(SHARE.inflected, termsOf(inflected)),
      ...same.flatMap((parts) => several(SHARE.synonym, parts)),
      ...one(SHARE.compound, termsOf(compounds)),
      ...several(SHARE.split, split?.map(termsOf) ?? []),
      ...one(SHARE.synonym * SHARE.compound, termsOf(sameCompounds)),
      ...one(BEGINNING_SHARE, termsOf(begun), true),
    ]
    const isKnown = [inflected, joined, compounds, same].some(({ length }) => length > 0)
    if (own !== undefined || isKnown) return { word, meanings }
    const isLost = meanings.length === 0 && guessed++ < MAX_GUESSED
    const near = isLost ? findNear(vocabulary, word, stem) : []
    const isSlip = near.some(({ edits }) => edits < 2)
    const head = isSlip ? [] : headMeanings(expansion, word, stemOf)
    return {
      word,
      meanings: [...meanings, ...(head.length > 0 ? head : guesses(expansion, near, stemOf))],
    }
  })

  function one(share: number, terms: readonly string[], isBeginning = false): Meaning[] {
    return terms.length === 0
      ? []
      : [{ parts: [terms], share, isGuess: false, isBeginning, isHead: false }]
  }

  function several(share: number, parts: readonly (readonly string[])[]): Meaning[] {
    const isWhole = parts.length > 0 && parts.every((terms) => terms.length > 0)
    return isWhole ? [{ parts, share, isGuess: false, isBeginning: false, isHead: false }] : []
  }
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

/** What the last part of a word means, with its inflections and its compounds, or those of its synonyms. */
function headMeanings(
  { vocabulary, store: { storeCode }, synonyms }: Expansion,
  word: string,
  stemOf: (word: string) => string,
): Meaning[] {
  const named = (part: string) => namedAs(vocabulary, part, stemOf)
  const ending = (part: string) => compoundsOf(vocabulary, part, stemOf, storeCode)
  const synonymous = (part: string) => synonyms.get(stemOf(part)) ?? []
  const isWord = (part: string) =>
    named(part).length > 0 ||
    synonymous(part).length > 0 ||
    (vocabulary.placeOf.has(part) && ending(part).length > 0)
  const head = headOf(word, storeCode, isWord)
  if (head === null) return []
  const same = [head, ...synonymous(head)]
  return [
    meant(same.flatMap(named), HEAD_SHARE),
    meant(same.flatMap(ending), HEAD_SHARE * SHARE.compound),
  ].filter(({ parts: [terms = []] }) => terms.length > 0)

  function meant(places: readonly number[], share: number): Meaning {
    const terms = places.map((place) => vocabulary.terms[place] ?? '')
    return { parts: [terms], share, isGuess: false, isBeginning: false, isHead: true }
  }
}

/** What each neighbour counts against the one before it, which is nearer or more usual. */
const NEXT_GUESS = 0.75

/** Neighbours of a word, each with its inflections and its compounds. */
function guesses(
  { vocabulary, store: { storeCode } }: Expansion,
  near: readonly NearWord[],
  stemOf: (word: string) => string,
): Meaning[] {
  return near.flatMap(({ place, likeness }, at) => {
    const share = GUESS_SHARE * likeness * NEXT_GUESS ** at
    const term = vocabulary.terms[place] ?? ''
    const stem = vocabulary.stems[place] ?? term
    const inflected = (vocabulary.byStem.get(stem) ?? []).filter((other) => other !== place)
    const compounds = compoundsOf(vocabulary, term, stemOf, storeCode)
    return [
      guess([place], share),
      guess(inflected, share * SHARE.inflected),
      guess(compounds, share * SHARE.compound),
    ]
  })

  function guess(places: readonly number[], share: number): Meaning {
    const terms = places.map((place) => vocabulary.terms[place] ?? '')
    return { parts: [terms], share, isGuess: true, isBeginning: false, isHead: false }
  }
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
