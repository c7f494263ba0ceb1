// How well products fit a text: by the words they have, what these may mean, and the field in which they
// stand.
import { SEARCH_FIELDS } from '../../catalogue-import/derive-search'
import type { ExpandedWord, Meaning } from './expand-words'
import { MAX_WORDS, requiredWords } from './to-words'

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
const FACTS = SEARCH_FIELDS.indexOf('facts')
const DESCRIPTION = SEARCH_FIELDS.indexOf('description')

/** What a name counts that says nothing but what was asked for. */
const WHOLE_NAME = 1

/** More than words can be: a count times this comes before whatever is counted after it. */
const RANK_STEP = MAX_WORDS + 1

/** The bit of a product, beside those of its fields, that says that it is called so. */
const CALLED = 1 << 7

/** Less of what could be had is not meant (spec 9). */
const MIN_SCORE = 0.02

/** Places of a term: the number of a product, times eight, plus the number of the field. */
export type Postings = ReadonlyMap<string, Int32Array>

export interface ScoredProducts {
  /** Numbers of products, ascending. */
  numbers: Int32Array
  /**
   * By number: more comes first. Words that were found come before words that were guessed, and what is
   * called so before what merely begins so.
   */
  rank: Float64Array
}

/** The products that have three quarters of the words. `nameWords` is how long each name is. */
export function scoreProducts(
  words: readonly ExpandedWord[],
  postings: Postings,
  nameWords: Int32Array,
): ScoredProducts {
  const size = nameWords.length
  const score = new Float64Array(size)
  const covered = new Uint8Array(size)
  const sure = new Uint8Array(size)
  const called = new Uint8Array(size)
  const named = new Uint8Array(size)
  const rarities = words.map((word) => rarityOf(word, postings, size))
  const best = rarities.reduce((sum, rarity) => sum + rarity, 0) * ALL_WEIGHTS
  words.forEach(({ meanings }, at) => {
    const fields = new Uint8Array(size)
    const rarity = rarities[at] ?? 1
    for (const { parts, share, isGuess, isBeginning } of meanings) {
      visitPlaces(parts, postings, size, (product, field) => {
        const known = fields[product] ?? 0
        if ((known & (1 << field)) !== 0) return
        if (known === 0) {
          covered[product] = (covered[product] ?? 0) + 1
          if (!isGuess) sure[product] = (sure[product] ?? 0) + 1
        }
        const isCalled = !isBeginning && field !== DESCRIPTION
        if (isCalled && (known & CALLED) === 0) called[product] = (called[product] ?? 0) + 1
        fields[product] = known | (1 << field) | (isCalled ? CALLED : 0)
        if (field === NAME) named[product] = (named[product] ?? 0) + 1
        score[product] = (score[product] ?? 0) + rarity * share * (FIELD_WEIGHTS[field] ?? 0)
      })
    }
  })
  const required = requiredWords(words.length)
  const numbers = new Int32Array(size)
  let found = 0
  for (let product = 1; product < size; product++) {
    const words = covered[product] ?? 0
    const share = (score[product] ?? 0) / best
    if (words < required || share < MIN_SCORE) continue
    numbers[found++] = product
    const wholeName = Math.min(1, (named[product] ?? 0) / Math.max(1, nameWords[product] ?? 1))
    // Both are below 1, so that a word more always counts more.
    const fit = (share + (WHOLE_NAME / ALL_WEIGHTS) * wholeName) / 2
    const sureWords = words * RANK_STEP + (sure[product] ?? 0)
    score[product] = sureWords * RANK_STEP + (called[product] ?? 0) + fit
  }
  return { numbers: numbers.slice(0, found), rank: score }
}

/** What a word says: one that many products have says less. */
function rarityOf({ meanings }: ExpandedWord, postings: Postings, size: number): number {
  const [first] = meanings
  const places = first?.parts
    .flat()
    .reduce((sum, term) => sum + (postings.get(term)?.length ?? 0), 0)
  return Math.log(2 + size / (1 + (places ?? 0)))
}

type Visit = (product: number, field: number) => void

/** Goes through the products that have one of the terms of each part. */
function visitPlaces(
  parts: Meaning['parts'],
  postings: Postings,
  size: number,
  visit: Visit,
): void {
  const [only = [], ...others] = parts
  if (others.length > 0) visitCompounds(parts, postings, size, visit)
  else visitTerms(only, postings, visit)
}

function visitTerms(terms: readonly string[], postings: Postings, visit: Visit): void {
  for (const term of terms) {
    for (const place of postings.get(term) ?? []) visit(place >> 3, place & 7)
  }
}

/** Where all parts of a compound stand: in one field, else each in another, which counts as a fact. */
function visitCompounds(
  parts: Meaning['parts'],
  postings: Postings,
  size: number,
  visit: Visit,
): void {
  const [own, ...others] = parts.map((terms) => fieldsOf(terms, postings, size))
  for (let product = 1; product < size; product++) {
    const first = own?.[product] ?? 0
    if (first === 0 || others.some((fields) => (fields[product] ?? 0) === 0)) continue
    const common = others.reduce((bits, fields) => bits & (fields[product] ?? 0), first)
    visit(product, common === 0 ? FACTS : 31 - Math.clz32(common & -common))
  }
}

/** The fields in which each product is named so: a description that has both words says nothing. */
function fieldsOf(terms: readonly string[], postings: Postings, size: number): Uint8Array {
  const fields = new Uint8Array(size)
  visitTerms(terms, postings, (product, field) => {
    if (field !== DESCRIPTION) fields[product] = (fields[product] ?? 0) | (1 << field)
  })
  return fields
}
