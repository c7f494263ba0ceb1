// How well products fit a text: by the words they have, what these may mean, and the field in which they
// stand.
import { SEARCH_FIELDS } from '../../catalogue-import/derive-search'
import type { ExpandedWord } from './expand-words'
import type { Meaning } from './meaning'
import { ENOUGH, MAX_WORDS, requiredWords } from './to-words'

/**
 * Boosts of spec 9 for name, sku and category names; then what the specification does not search: the
 * words of attributes, brands and designers, and the description, low enough never to come before a name.
 */
const WEIGHTS: Readonly<Record<(typeof SEARCH_FIELDS)[number], number>> = {
  name: 4,
  sku: 2,
  categories: 1,
  facts: 1,
  description: 0.4,
}
const FIELD_WEIGHTS = SEARCH_FIELDS.map((field) => WEIGHTS[field])
const ALL_WEIGHTS = FIELD_WEIGHTS.reduce((sum, weight) => sum + weight, 0)
const NAME = SEARCH_FIELDS.indexOf('name')
const CATEGORIES = SEARCH_FIELDS.indexOf('categories')
const FACTS = SEARCH_FIELDS.indexOf('facts')
const DESCRIPTION = SEARCH_FIELDS.indexOf('description')

/** What a name counts that says nothing but what was asked for. */
const WHOLE_NAME = 1

/** More than words can be: a count times this comes before whatever is counted after it. */
const RANK_STEP = MAX_WORDS + 1

/**
 * What a product is given for each word: the most where it is called so, then where that is the kind of
 * thing that is meant, then for having it at all, then where nobody had to guess it.
 */
const CALLED = RANK_STEP ** 3
const OF_KIND = RANK_STEP ** 2
const COVERED = RANK_STEP
const SURE = 1

/** The bit of a product, beside those of its fields, that says that it is called so. */
const IS_CALLED = 1 << 7

/** Less of what could be had is not meant (spec 9). */
const MIN_SCORE = 0.02

/** Places of a term: the number of a product, times eight, plus the number of the field. */
export type Postings = ReadonlyMap<string, Int32Array>

/** Where a language says what kind of thing is meant: `groene bank`, `canapé vert`. */
export type HeadPlace = 'first' | 'last'

export interface ScoredProducts {
  /** Numbers of products, ascending. */
  numbers: Int32Array
  /**
   * By number: more comes first. What is called so comes before what merely begins so or is described so,
   * and words that were found before words that were guessed.
   */
  rank: Float64Array
}

/** What products have been given, by number. */
interface Tally {
  /** How well the words fit, by the fields in which they stand. */
  score: Float64Array
  /** What each was given for its words. */
  words: Uint16Array
  /** Words of the text that are anywhere. */
  covered: Uint8Array
  /** Words of the text that are in the name. */
  named: Uint8Array
}

/**
 * The products that have three quarters of the words, and of those that some product is called: what is
 * a green sofa is shown without every other sofa. `nameWords` is how long each name is.
 */
export function scoreProducts(
  words: readonly ExpandedWord[],
  postings: Postings,
  nameWords: Int32Array,
  headPlace: HeadPlace,
): ScoredProducts {
  const size = nameWords.length
  const tally: Tally = {
    score: new Float64Array(size),
    words: new Uint16Array(size),
    covered: new Uint8Array(size),
    named: new Uint8Array(size),
  }
  const rarities = words.map((word) => rarityOf(word, postings, size))
  const kind = wordOfKind(words, postings, headPlace)
  for (const [at, word] of words.entries()) {
    tallyWord(tally, word, { rarity: rarities[at] ?? 1, isOfKind: word === kind }, postings)
  }
  const required = Math.max(requiredWords(words.length), ofMostCalled(tally.words))
  const best = rarities.reduce((sum, rarity) => sum + rarity, 0) * ALL_WEIGHTS
  const numbers = new Int32Array(size)
  // What a product has scored is not asked for again: its rank takes the place of it.
  const rank = tally.score
  let found = 0
  for (let product = 1; product < size; product++) {
    if ((tally.covered[product] ?? 0) < required) continue
    const given = tally.words[product] ?? 0
    const share = (tally.score[product] ?? 0) / best
    if (share < MIN_SCORE) continue
    numbers[found++] = product
    const wholeName = Math.min(
      1,
      (tally.named[product] ?? 0) / Math.max(1, nameWords[product] ?? 1),
    )
    // Below 1, so that a word more always counts more.
    const fit = (share + (WHOLE_NAME / ALL_WEIGHTS) * wholeName) / 2
    rank[product] = given + fit
  }
  return { numbers: numbers.subarray(0, found), rank }
}

/** The word that says what kind of thing is meant: what some category is called. */
function wordOfKind(
  words: readonly ExpandedWord[],
  postings: Postings,
  headPlace: HeadPlace,
): ExpandedWord | undefined {
  const isCategory = ({ meanings }: ExpandedWord) =>
    meanings.some(
      ({ kind, parts }) =>
        kind !== 'beginning' &&
        parts
          .flat()
          .some((term) => postings.get(term)?.some((place) => (place & 7) === CATEGORIES)),
    )
  return headPlace === 'first' ? words.find(isCategory) : words.findLast(isCategory)
}

/** Three quarters of the words that some product is called, so that of two both count. */
function ofMostCalled(given: Uint16Array): number {
  const most = given.reduce((best, own) => Math.max(best, own), 0)
  return Math.ceil(Math.floor(most / CALLED) * ENOUGH)
}

function tallyWord(
  tally: Tally,
  { meanings }: ExpandedWord,
  { rarity, isOfKind }: { rarity: number; isOfKind: boolean },
  postings: Postings,
): void {
  const size = tally.words.length
  const fields = new Uint8Array(size)
  let isFound = false
  for (const { kind, parts, share } of meanings) {
    const isHead = kind === 'head'
    if (isHead && isFound) continue
    const found = placesOf(parts, postings, size)
    const places = isHead ? found.filter(isOfThing) : found
    if (!isHead && places.length > 0) isFound = true
    const gains = FIELD_WEIGHTS.map((weight) => rarity * share * weight)
    const whenNew = kind === 'guess' ? COVERED : COVERED + SURE
    for (const place of places) {
      const product = place >> 3
      const field = place & 7
      const known = fields[product] ?? 0
      if ((known & (1 << field)) !== 0) continue
      const isCalled = kind !== 'beginning' && field !== DESCRIPTION
      const given =
        (known === 0 ? whenNew : 0) +
        (isCalled && known < IS_CALLED ? CALLED : 0) +
        (isCalled && isOfKind && field === CATEGORIES ? OF_KIND : 0)
      if (known === 0) tally.covered[product] = (tally.covered[product] ?? 0) + 1
      fields[product] = known | (1 << field) | (isCalled ? IS_CALLED : 0)
      tally.words[product] = (tally.words[product] ?? 0) + given
      tally.score[product] = (tally.score[product] ?? 0) + (gains[field] ?? 0)
      if (field === NAME) tally.named[product] = (tally.named[product] ?? 0) + 1
    }
  }
}

/** Whether a place says what a product is, rather than what is to be known of it. */
function isOfThing(place: number): boolean {
  const field = place & 7
  return field === NAME || field === CATEGORIES
}

/** What a word says: one that many products have says less. */
function rarityOf({ meanings }: ExpandedWord, postings: Postings, size: number): number {
  const [first] = meanings
  const places = first?.parts
    .flat()
    .reduce((sum, term) => sum + (postings.get(term)?.length ?? 0), 0)
  return Math.log(2 + size / (1 + (places ?? 0)))
}

/** The places of what has one of the terms of each part; some may come twice. */
function placesOf(parts: Meaning['parts'], postings: Postings, size: number): Int32Array {
  const [terms = [], ...others] = parts
  if (others.length > 0) return placesOfCompound(parts, postings, size)
  const lists = terms.flatMap((term) => postings.get(term) ?? [])
  const [only = new Int32Array(0), ...more] = lists
  if (more.length === 0) return only
  const places = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const list of lists) {
    places.set(list, end)
    end += list.length
  }
  return places
}

/** Where all parts of a compound stand: in one field, else each in another, which counts as a fact. */
function placesOfCompound(parts: Meaning['parts'], postings: Postings, size: number): Int32Array {
  const [own, ...others] = parts.map((terms) => fieldsOf(terms, postings, size))
  const places: number[] = []
  for (let product = 1; product < size; product++) {
    const first = own?.[product] ?? 0
    if (first === 0 || others.some((fields) => (fields[product] ?? 0) === 0)) continue
    const common = others.reduce((bits, fields) => bits & (fields[product] ?? 0), first)
    places.push(product * 8 + (common === 0 ? FACTS : 31 - Math.clz32(common & -common)))
  }
  return Int32Array.from(places)
}

/** The fields in which each product is named so: a description that has both words says nothing. */
function fieldsOf(terms: readonly string[], postings: Postings, size: number): Uint8Array {
  const fields = new Uint8Array(size)
  for (const place of placesOf([terms], postings, size)) {
    const field = place & 7
    if (field !== DESCRIPTION) fields[place >> 3] = (fields[place >> 3] ?? 0) | (1 << field)
  }
  return fields
}
