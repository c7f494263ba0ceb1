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
import { findNear, type NearWord, swapsOf } from './near-words'
import type { Synonyms } from './synonyms'
import { MAX_WORDS } from './to-words'
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

/** What products have a term of each part; nothing where a part has none. */
function meaning(
  kind: MeaningKind,
  share: number,
  ...parts: readonly (readonly string[])[]
): Meaning[] {
  const isWhole = parts.length > 0 && parts.every((terms) => terms.length > 0)
  return isWhole ? [{ kind, parts, share }] : []
}

/** What a word that the shop does not know may mean: the slip of a hand, its last part, or what is near. */
function unknownMeanings(
  expansion: Expansion,
  word: string,
  isLost: boolean,
  stemOf: (word: string) => string,
): Meaning[] {
  const { vocabulary } = expansion
  const swapped = isLost ? swappedMeanings(expansion, word, stemOf) : []
  const near = isLost ? findNear(vocabulary, word, stemOf(word)) : []
  const isNamed = near.some(({ edits }) => edits < 1)
  if (swapped.length > 0 && !isNamed) return swapped
  const isSlip = near.some(({ edits }) => edits < 2)
  const head = isSlip ? [] : headMeanings(expansion, word, stemOf)
  return head.length > 0 ? head : guesses(expansion, near, stemOf)
}

/**
 * Where two letters were swapped in what no name has by itself: `lapm` for the end of `tafellamp`, or for
 * what the operator says is the same as another.
 */
function swappedMeanings(
  expansion: Expansion,
  word: string,
  stemOf: (word: string) => string,
): Meaning[] {
  return swapsOf(word).flatMap((swapped) => {
    const { named, ending } = placesOfPart(expansion, swapped, stemOf)
    if (named.length + ending.length === 0) return []
    // The word itself says what was meant, and no product has it.
    const terms = [swapped, ...termsAt(expansion.vocabulary, [...named, ...ending])]
    return meaning('guess', GUESS_SHARE * SHARE.compound, terms)
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

/** What is called by a part of a word, or by its synonyms, and the compounds that end so. */
function placesOfPart(
  { vocabulary, store: { storeCode }, synonyms }: Expansion,
  part: string,
  stemOf: (word: string) => string,
): { named: number[]; ending: number[] } {
  const same = [part, ...(synonyms.get(stemOf(part)) ?? [])]
  return {
    named: same.flatMap((word) => namedAs(vocabulary, word, stemOf)),
    ending: same.flatMap((word) => compoundsOf(vocabulary, word, stemOf, storeCode)),
  }
}

/** What the last part of a word means, with its inflections and its compounds, or those of its synonyms. */
function headMeanings(
  expansion: Expansion,
  word: string,
  stemOf: (word: string) => string,
): Meaning[] {
  const { vocabulary, store, synonyms } = expansion
  const isWord = (part: string) =>
    namedAs(vocabulary, part, stemOf).length > 0 ||
    synonyms.has(stemOf(part)) ||
    (vocabulary.placeOf.has(part) &&
      compoundsOf(vocabulary, part, stemOf, store.storeCode).length > 0)
  const head = headOf(word, store.storeCode, isWord)
  if (head === null) return []
  const { named, ending } = placesOfPart(expansion, head, stemOf)
  return [
    ...meaning('head', HEAD_SHARE, termsAt(vocabulary, named)),
    ...meaning('head', HEAD_SHARE * SHARE.compound, termsAt(vocabulary, ending)),
  ]
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
      ...meaning('guess', share, [term]),
      ...meaning('guess', share * SHARE.inflected, termsAt(vocabulary, inflected)),
      ...meaning('guess', share * SHARE.compound, termsAt(vocabulary, compounds)),
    ]
  })
}

function termsAt({ terms }: Vocabulary, places: readonly number[]): string[] {
  return places.map((place) => terms[place] ?? '')
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
