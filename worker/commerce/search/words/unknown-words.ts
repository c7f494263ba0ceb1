// What a word that the shop does not know may mean.
import { compoundsOf, headOf, namedAs } from './compound-words'
import { type Expansion, GUESS_SHARE, type Meaning, meaning, SHARE, termsAt } from './meaning'
import { findNear, type NearWord, swapsOf } from './near-words'

const HEAD_SHARE = 0.5

/** The slip of a hand, its last part, or what is near. */
export function unknownMeanings(
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
