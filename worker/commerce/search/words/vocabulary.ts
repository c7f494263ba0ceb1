// All words of a store, held in memory: which there are, what they have in common, and how often they
// name a product or describe one.
import { type Query, query } from '../../db/query'
import { sql } from '../../db/sql'
import { definePart, type Part } from '../memory/snapshot'

export interface Vocabulary {
  /** In alphabetical order; the other lists go by the same places. */
  terms: readonly string[]
  /** What the inflections of a word have in common: the word itself until it has been looked at. */
  stems: readonly string[]
  /** Products that have the word in name, categories or attributes. */
  naming: Int32Array
  /**
   * Products with the word in their description; -1 where nearly all of them have it. A part of a sku
   * neither names nor describes.
   */
  describing: Int32Array
  /** Which letters are in the word, as bits. */
  letters: Int32Array
  placeOf: ReadonlyMap<string, number>
  byStem: ReadonlyMap<string, readonly number[]>
  /** The words that name something, by the last letters of their stems. */
  byEnding: ReadonlyMap<string, readonly number[]>
}

/** How many letters of an ending words are found by. */
export const ENDING = 3

export function vocabularyOf(storeId: number): Part<Vocabulary> {
  const rows: Query<{ words: string }> = query(sql`
    SELECT words FROM search_vocabulary WHERE store_id = ${storeId} ORDER BY part`)
  return definePart('words', `vocabulary ${storeId}`, rows, readVocabulary)
}

export function readVocabulary(rows: readonly { words: string }[]): Vocabulary {
  const lines = rows.flatMap(({ words }) => words.split('\n'))
  const terms: string[] = []
  const stems: string[] = []
  const naming = new Int32Array(lines.length)
  const describing = new Int32Array(lines.length)
  const letters = new Int32Array(lines.length)
  const placeOf = new Map<string, number>()
  const byStem = new Map<string, number[]>()
  const byEnding = new Map<string, number[]>()
  lines.forEach((line, place) => {
    const [term = '', names, describes, stem = term] = line.split(' ')
    terms.push(term)
    stems.push(stem)
    naming[place] = Number(names)
    describing[place] = Number(describes)
    letters[place] = lettersOf(term)
    placeOf.set(term, place)
    // A part of a sku has no inflections.
    if (naming[place] !== 0 || describing[place] !== 0) add(byStem, stem, place)
    if (naming[place] !== 0) add(byEnding, stem.slice(-ENDING), place)
  })
  return { terms, stems, naming, describing, letters, placeOf, byStem, byEnding }
}

function add(lists: Map<string, number[]>, key: string, place: number): void {
  const list = lists.get(key)
  if (list) list.push(place)
  else lists.set(key, [place])
}

/** A bit for each letter that is in a word. An edit changes two of them at most. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

export function countBits(bits: number): number {
  let [left, count] = [bits, 0]
  while (left !== 0) {
    left &= left - 1
    count++
  }
  return count
}

/** The places of the words that begin so. */
export function placesFrom({ terms }: Vocabulary, beginning: string): number[] {
  let [low, high] = [0, terms.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((terms[middle] ?? '') < beginning) low = middle + 1
    else high = middle
  }
  const places: number[] = []
  while (terms[low]?.startsWith(beginning)) places.push(low++)
  return places
}
