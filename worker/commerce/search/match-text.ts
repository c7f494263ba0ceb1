import { isSearchTerm } from '../../../shared/search/search-term'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { type Query, query } from '../db/query'
import { sql } from '../db/sql'
import { nameWordsOf, numberOf, PRODUCT_IDS } from './memory/list-parts'
import { readNumbers } from './memory/read-numbers'
import { createRecent, type Recent } from './memory/recent'
import { deriveOnce, heldOf, type Part, readWith, type Snapshot } from './memory/snapshot'
import { type ExpandedWord, expandWords, termsInRounds } from './words/expand-words'
import { type Postings, type ScoredProducts, scoreProducts } from './words/score-products'
import { synonymsOf } from './words/synonyms'
import { toWords } from './words/to-words'
import { vocabularyOf } from './words/vocabulary'

/** What has to be held to search a store by text. */
export function textParts(store: StoreView): Part<unknown>[] {
  const { storeId } = store
  return [PRODUCT_IDS, vocabularyOf(storeId), synonymsOf(store), nameWordsOf(storeId)]
}

export interface TextMatch extends ScoredProducts {
  /** The text with each guess in place of what was typed; null where nothing was guessed. */
  corrected: string | null
}

/** Terms that one search asks for at most. */
const MAX_TERMS = 200
/** Whoever types the number of an article means that one, and none beside it that shares a part of it. */
const ARTICLE_NUMBER = /[\d_./-]/
const NO_NUMBERS = new Int32Array(0)
/** Before every product that merely has the words. */
const EXACT_SKU = 1e6

type FoundRow = { term: string | null; places: string | null; id: number | null }

/** The products a search text finds, with how well; one whose sku, or a child's, is the text is first. */
export async function matchText(
  db: Database,
  snapshot: Snapshot,
  store: StoreView,
  text: string,
): Promise<TextMatch> {
  const { words, exact, postings } = await readText(db, snapshot, store, text)
  const nameWords = heldOf(snapshot, nameWordsOf(store.storeId))
  const headPlace = store.storeCode === 'fr_fr' ? 'first' : 'last'
  const scored = scoreProducts(words, postings, nameWords, headPlace)
  const isNumber = exact.length > 0 && ARTICLE_NUMBER.test(text)
  const found = isNumber ? { numbers: NO_NUMBERS, rank: scored.rank } : scored
  return { ...withExact(found, exact), corrected: isNumber ? null : correct(words) }
}

/** What a text says: its words with what they may mean, and the products whose sku it is. */
interface ReadText {
  words: readonly ExpandedWord[]
  terms: readonly string[]
  exact: readonly number[]
}

/** What is held of the texts and words that were searched for last. */
interface HeldTexts {
  texts: Recent<ReadText>
  postings: Recent<Int32Array>
}

const MAX_TEXTS = 500
/** Numbers in all, four bytes each. */
const MAX_PLACES = 3_000_000

/** A text is narrowed, sorted and turned over many times: what it says is read once. */
async function readText(
  db: Database,
  snapshot: Snapshot,
  store: StoreView,
  text: string,
): Promise<ReadText & { postings: Postings }> {
  const held = deriveOnce(snapshot, 'words', `texts ${store.storeId}`, createHeldTexts)
  const known = held.texts.get(text)
  const { words, terms } = known ?? expandText(snapshot, store, text)
  const postings = new Map<string, Int32Array>()
  for (const term of terms) {
    const places = held.postings.get(term)
    if (places) postings.set(term, places)
  }
  const missing = terms.filter((term) => !postings.has(term))
  if (known && missing.length === 0) return { ...known, postings }
  const asked = [selectPostings(store.storeId, missing), selectSku(isSearchTerm(text) ? text : '')]
  const [found = [], skus = []] = await readWith<FoundRow>(db, snapshot, asked, ['words'])
  for (const { term, places } of found) {
    const numbers = readNumbers(places ?? '')
    postings.set(term ?? '', numbers)
    held.postings.set(term ?? '', numbers)
  }
  const ids = heldOf(snapshot, PRODUCT_IDS)
  const exact = skus.map(({ id }) => numberOf(ids, id ?? 0)).filter((number) => number > 0)
  const read = { words, terms: terms.filter((term) => postings.has(term)), exact }
  held.texts.set(text, read)
  return { ...read, postings }
}

function createHeldTexts(): HeldTexts {
  return {
    texts: createRecent(MAX_TEXTS, () => 1),
    postings: createRecent(MAX_PLACES, (places) => places.length),
  }
}

function expandText(
  snapshot: Snapshot,
  store: StoreView,
  text: string,
): Pick<ReadText, 'words' | 'terms'> {
  const vocabulary = heldOf(snapshot, vocabularyOf(store.storeId))
  const synonyms = heldOf(snapshot, synonymsOf(store))
  const typed = isSearchTerm(text) ? toWords(text) : []
  const words = expandWords({ vocabulary, store, synonyms }, typed)
  return { words, terms: termsInRounds(words).slice(0, MAX_TERMS) }
}

function selectPostings(storeId: number, terms: readonly string[]): Query<FoundRow> {
  return query(sql`
    SELECT term, places, NULL AS id FROM json_each(${JSON.stringify(terms)}) AS wanted
    CROSS JOIN search_posting ON store_id = ${storeId} AND term = wanted.value`)
}

function selectSku(sku: string): Query<FoundRow> {
  return query(sql`
    SELECT NULL AS term, NULL AS places, id FROM product WHERE sku = ${sku}
    UNION
    SELECT NULL, NULL, parent_id FROM product WHERE sku = ${sku} AND parent_id IS NOT NULL`)
}

function withExact({ numbers, rank }: ScoredProducts, exact: readonly number[]): ScoredProducts {
  if (exact.length === 0) return { numbers, rank }
  for (const number of exact) rank[number] = (rank[number] ?? 0) + EXACT_SKU
  return { numbers: Int32Array.from(new Set([...exact, ...numbers])).sort(), rank }
}

function correct(words: readonly ExpandedWord[]): string | null {
  const isGuessed = words.some(({ meanings }) => meanings[0]?.kind === 'guess')
  if (!isGuessed) return null
  return words
    .map(({ word, meanings: [first] }) => (first?.kind === 'guess' ? first.parts[0]?.[0] : word))
    .join(' ')
}
