// What a typed word may mean, by the vocabulary of the store. A word the shop knows stands for
// itself and its inflections, and the last word for all it begins: it may still be being typed.
// Only a word that the shop does not know is taken for its neighbours within its edit distance.
import { listOf, type Sql, sql, toStatement } from '../db/sql'
import type { BetweenSteps } from '../http/search-turns'
import { editDistance } from './edit-distance'
import { fuzzinessOf, requiredWords } from './words'

/** The terms of the index a word stands for: `exact` as it was typed, `near` what counts less. */
export interface ExpandedWord {
  exact: string | null
  near: string[]
}

interface Term {
  term: string
}

const MAX_NEAR = 20
/** Unknown words whose neighbours are looked for: each is a walk through the vocabulary. */
const MAX_GUESSED = 6
const MAX_ENDING = 2
const MIN_PARTIAL = 2
/** Past every letter, so that a range ends behind the last term that begins with a word. */
const LAST = '\u{10ffff}'

export async function expandWords(
  db: D1Database,
  storeId: number,
  words: readonly string[],
  between?: BetweenSteps,
): Promise<ExpandedWord[]> {
  if (words.length === 0) return []
  const asked = words.map((word, index) =>
    toStatement(db, findKnown(storeId, word, index === words.length - 1)),
  )
  const known = await db.batch<Term>(asked)
  const expanded = words.map((word, index) => toExpanded(word, known[index]?.results ?? []))
  const unknown = expanded.filter(({ exact, near }) => exact === null && near.length === 0)
  let missing = 0
  for (const found of unknown.slice(0, MAX_GUESSED)) {
    await between?.()
    found.near = await findNeighbours(db, storeId, words[expanded.indexOf(found)] ?? '')
    if (found.near.length === 0) missing += 1
    // What lacks that many words is found by none of the others.
    if (missing > words.length - requiredWords(words.length)) break
  }
  return expanded
}

function toExpanded(word: string, found: readonly Term[]): ExpandedWord {
  const terms = found.map(({ term }) => term)
  return {
    exact: terms.includes(word) ? word : null,
    near: terms.filter((term) => term !== word).slice(0, MAX_NEAR),
  }
}

function findKnown(storeId: number, word: string, isLast: boolean): Sql {
  const longest = isLast && word.length >= MIN_PARTIAL ? 255 : word.length + MAX_ENDING
  const own = sql`SELECT term, docs FROM search_word WHERE store_id = ${storeId}`
  // Two walks of the index: one condition with OR would read the whole vocabulary.
  return sql`
    SELECT term FROM (
      ${own} AND term >= ${word} AND term < ${word + LAST} AND length(term) <= ${longest}
      UNION
      ${own} AND term IN ${listOf(stemsOf(word))})
    ORDER BY term <> ${word}, docs DESC LIMIT ${MAX_NEAR + 1}`
}

/** What is left without an ending: `sofa` for `sofas`. Short words have none. */
function stemsOf(word: string): string[] {
  if (/\d/.test(word)) return []
  return [word.slice(0, -1), word.slice(0, -2)].filter((stem) => stem.length >= 3)
}

async function findNeighbours(db: D1Database, storeId: number, word: string): Promise<string[]> {
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
