// What a word may have been misspelt for: words within two edits, the first letter too (spec 9).
import { editDistance } from './edit-distance'
import { countBits, lettersOf, type Vocabulary } from './vocabulary'

/** A word of the vocabulary by its place, and how alike it is: 1 is the same word. */
export interface NearWord {
  place: number
  likeness: number
  /** Less than one for what is a slip of the hand most often. */
  edits: number
}

const MAX_NEAR = 8
/** One edit in three letters leaves too little of a stem to know it by. */
const MIN_STEM = 4
/** What slips of the hand are most often: a letter twice or once, two of them swapped. */
const SLIP = 0.5
/** Of two that are as near, the one with the ending as it was typed is meant. */
const OTHER_ENDING = 0.1

/** Two edits, one of them the first letter, leave too little of a short word to know it by. */
const MIN_OTHER_START = 6

/** Edits within which a word is taken for another: 2, and 1 where 2 would be half of either. */
function fuzzinessOf(word: string): number {
  if (word.length <= 2 || /\d/.test(word)) return 0
  return word.length <= 4 ? 1 : 2
}

/** The words that are named and nearest to one that is not known, by themselves or by their stems. */
export function findNear(vocabulary: Vocabulary, word: string, stem: string): NearWord[] {
  const limit = fuzzinessOf(word)
  if (limit === 0) return []
  const letters = lettersOf(word)
  const ofStem = fuzzinessOf(stem)
  const hasStem = stem.length >= MIN_STEM
  const found: NearWord[] = []
  vocabulary.terms.forEach((term, place) => {
    if ((vocabulary.naming[place] ?? 0) === 0) return
    if (Math.abs(term.length - word.length) > limit + 2) return
    if (countBits(letters ^ (vocabulary.letters[place] ?? 0)) > 2 * limit + 2) return
    const edits = Math.min(
      weightedEdits(word, term, limit),
      hasStem
        ? weightedEdits(stem, vocabulary.stems[place] ?? term, ofStem) + OTHER_ENDING
        : limit + 1,
    )
    const isOtherStart = edits >= 2 && word.length < MIN_OTHER_START && word[0] !== term[0]
    if (edits <= Math.min(limit, fuzzinessOf(term)) && !isOtherStart)
      found.push({ place, edits, likeness: 1 - edits / (word.length + 1) })
  })
  return nearest(found, vocabulary)
}

function weightedEdits(word: string, term: string, limit: number): number {
  const edits = editDistance(word, term, limit)
  return edits === 1 && isSlip(word, term) ? SLIP : edits
}

function isSlip(word: string, term: string): boolean {
  if (word.length === term.length) return [...word].sort().join() === [...term].sort().join()
  return word.replace(/(.)\1/g, '$1') === term.replace(/(.)\1/g, '$1')
}

/** A word with two neighbouring letters swapped back, for each two that differ. */
export function swapsOf(word: string): string[] {
  const pairs = Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => at)
  return pairs
    .filter((at) => word[at] !== word[at + 1])
    .map((at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2))
}

/** The likest, among equals what more products have; what is an edit further off is not meant. */
function nearest(found: NearWord[], { naming }: Vocabulary): NearWord[] {
  const fewest = Math.min(...found.map(({ edits }) => edits))
  const near = found.filter(({ edits }) => edits < fewest + 1)
  const namedBy = ({ place }: NearWord) => naming[place] ?? 0
  near.sort((one, other) => one.edits - other.edits || namedBy(other) - namedBy(one))
  return near.slice(0, MAX_NEAR)
}
