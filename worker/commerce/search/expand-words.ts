// What a typed word may mean, by the vocabulary of the store. A word stands for itself and its
// inflections, and the last word for all it begins: it may still be being typed. Only a word that
// the shop does not know is taken for its neighbours within its edit distance.
import type { StoreView } from '../../../shared/store-view/store-view'
import { stemOf } from '../catalogue-import/stem'
import type { Database } from '../db/databases'
import { type Query, readEach } from '../db/query'
import { sql, toStatement } from '../db/sql'
import type { BetweenSteps } from '../load-control/search-turns'
import { editDistance } from './edit-distance'
import { fuzzinessOf, requiredWords } from './words'

/** The terms of the index a word stands for. What comes later counts less. */
export interface ExpandedWord {
  /** As it was typed. */
  exact: string | null
  /** With another ending. */
  inflected: string[]
  /** What it begins; else what it may have been misspelt for. */
  near: string[]
}

interface Term {
  term: string
}

interface KnownTerm extends Term {
  is_inflected: number
}

const MAX_NEAR = 20
/** Unknown words whose neighbours are looked for: each is a walk through the vocabulary. */
const MAX_GUESSED = 6
const MIN_PARTIAL = 2
/** Past every letter, so that a range ends behind the last term that begins with a word. */
const LAST = '\u{10ffff}'

export async function expandWords(
  db: Database,
  store: StoreView,
  words: readonly string[],
  between?: BetweenSteps,
): Promise<ExpandedWord[]> {
  if (words.length === 0) return []
  const asked = words.map((word, index) => findKnown(store, word, index === words.length - 1))
  const known = await readEach(db, asked)
  const expanded = words.map((word, index) => toExpanded(word, known[index] ?? []))
  const unknown = expanded.filter(isUnknown)
  let missing = 0
  for (const found of unknown.slice(0, MAX_GUESSED)) {
    await between?.()
    found.near = await findNeighbours(db, store.storeId, words[expanded.indexOf(found)] ?? '')
    if (found.near.length === 0) missing += 1
    // What lacks that many words is found by none of the others.
    if (missing > words.length - requiredWords(words.length)) break
  }
  return expanded
}

function toExpanded(word: string, found: readonly KnownTerm[]): ExpandedWord {
  const others = found.filter(({ term }) => term !== word)
  const terms = (isInflected: number) =>
    others.filter((term) => term.is_inflected === isInflected).map(({ term }) => term)
  const exact = others.length < found.length ? word : null
  return { exact, inflected: terms(1), near: terms(0) }
}

function isUnknown({ exact, inflected, near }: ExpandedWord): boolean {
  return exact === null && inflected.length === 0 && near.length === 0
}

function findKnown(
  { storeId, storeCode }: StoreView,
  word: string,
  isLast: boolean,
): Query<KnownTerm> {
  const stem = stemOf(word, storeCode)
  // A word that is still being typed stands for all that begin with it, any other for itself: a
  // space sorts before every letter.
  const end = isLast && word.length >= MIN_PARTIAL ? word + LAST : `${word} `
  // Two walks, each of its own index: one condition with OR, or the primary key for both, would read
  // the whole vocabulary.
  return sql`
    SELECT term, MAX(is_inflected) AS is_inflected FROM (
      SELECT term, docs, stem IS ${stem} AS is_inflected FROM search_word
      WHERE store_id = ${storeId} AND term >= ${word} AND term < ${end}
      UNION ALL
      SELECT term, docs, 1 FROM search_word INDEXED BY search_word_by_stem
      WHERE store_id = ${storeId} AND stem = ${stem})
    GROUP BY term ORDER BY term <> ${word}, 2 DESC, docs DESC LIMIT ${MAX_NEAR + 1}`
}

async function findNeighbours(db: Database, storeId: number, word: string): Promise<string[]> {
  const limit = fuzzinessOf(word)
  if (limit === 0) return []
  const first = [...word][0] ?? ''
  const { results } = await toStatement(
    db,
    sql`SELECT term FROM search_word
      WHERE store_id = ${storeId} AND term >= ${first} AND term < ${first + LAST}
        AND length(term) BETWEEN ${word.length - limit} AND ${word.length + limit}
      ORDER BY docs DESC`,
  ).all<Term>()
  const near = results
    .map(({ term }) => ({ term, distance: editDistance(word, term, limit) }))
    .filter(({ distance }) => distance <= limit)
  const closest = Math.min(...near.map(({ distance }) => distance))
  return near
    .filter(({ distance }) => distance === closest)
    .slice(0, MAX_NEAR)
    .map(({ term }) => term)
}
