// Products of lists and searches, found in memory: see memory/snapshot.ts. The database is asked for the
// places of the words of a text, and for filters on what is not held.
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import type { BetweenSteps } from '../load-control/search-turns'
import { type CountedList, countList } from './count-facets'
import { findIdsBySql } from './find-by-sql'
import { matchText, type TextMatch, textParts } from './match-text'
import { type FacetColumns, toProductColumn } from './memory/facet-column'
import {
  ATTRIBUTE_KINDS,
  attributeNamesOf,
  CATEGORY_PATHS,
  FIRST_UNITS,
  facetOf,
  labelsOf,
  numberOf,
  PRODUCT_IDS,
  pricesOf,
  productsOf,
} from './memory/list-parts'
import { addMissing, deriveOnce, heldOf, type Part, type Snapshot } from './memory/snapshot'
import type { Choice, ProductQuestion } from './product-question'
import { sortHits, sortPart } from './sort-hits'

export interface FoundInLists {
  ids: number[]
  counted: CountedList
  columns: ReadonlyMap<number, FacetColumns>
  labels: ReadonlyMap<number, ReadonlyMap<string, string>>
  names: ReadonlyMap<number, string>
  match: TextMatch | null
}

export async function findInLists(
  db: Database,
  snapshot: Snapshot,
  store: StoreView,
  question: ProductQuestion,
  between?: BetweenSteps,
): Promise<FoundInLists> {
  const categories = question.categories.map((ids) => toRoots(snapshot, ids))
  await addMissing(db, snapshot, partsOf(store, question, categories))
  const match = question.text === '' ? null : await matchText(db, snapshot, store, question.text)
  await between?.()
  const candidates = await findCandidates(db, snapshot, store, question, categories, match)
  const columns = columnsOf(snapshot, question)
  const counted = countList(
    {
      firstUnits: heldOf(snapshot, FIRST_UNITS),
      prices: heldOf(snapshot, pricesOf(store.storeId)),
      columns,
    },
    candidates,
    {
      ...question,
      choices: question.choices.filter((choice) => !isUnknown(snapshot, store, choice)),
      facets: question.facets.map(({ id }) => id),
    },
  )
  const numbers = sortHits(
    snapshot,
    store,
    counted.hits,
    question.sort,
    question,
    match?.rank ?? null,
  )
  const ids = heldOf(snapshot, PRODUCT_IDS)
  return {
    ids: numbers.map((number) => ids[number] ?? 0),
    counted,
    columns,
    labels: new Map(
      question.facets.map(({ id }) => [id, heldOf(snapshot, labelsOf(id, store.storeId))]),
    ),
    names: heldOf(snapshot, attributeNamesOf(store.storeId)),
    match,
  }
}

function partsOf(
  store: StoreView,
  question: ProductQuestion,
  categories: readonly (readonly number[])[],
): Part<unknown>[] {
  const { storeId } = store
  const order = sortPart(question.sort, store)
  return [
    PRODUCT_IDS,
    FIRST_UNITS,
    pricesOf(storeId),
    attributeNamesOf(storeId),
    ...(order ? [order] : []),
    ...categories.flat().map(productsOf),
    ...attributeIds(question).map(facetOf),
    ...attributeIds(question).map((id) => labelsOf(id, storeId)),
    ...(question.text === '' ? [] : textParts(store)),
  ]
}

function attributeIds({ facets, choices }: ProductQuestion): number[] {
  const ids = [...facets.map(({ id }) => id), ...choices.map(({ attributeId }) => attributeId)]
  return [...new Set(ids)]
}

function columnsOf(
  snapshot: Snapshot,
  question: ProductQuestion,
): ReadonlyMap<number, FacetColumns> {
  return new Map(attributeIds(question).map((id) => [id, columnsOfFacet(snapshot, id)]))
}

function columnsOfFacet(snapshot: Snapshot, id: number): FacetColumns {
  const ofUnits = heldOf(snapshot, facetOf(id))
  const ofProducts = deriveOnce(snapshot, 'lists', `facet ${id} of products`, () =>
    toProductColumn(ofUnits, heldOf(snapshot, FIRST_UNITS)),
  )
  return { ofUnits, ofProducts }
}

/** Whether a shopper chose nothing but values that the shop does not have: that narrows nothing (spec 2). */
function isUnknown(snapshot: Snapshot, { storeId }: StoreView, choice: Choice): boolean {
  const { attributeId: id, accepts, mayBeUnknown } = choice
  const known = [
    ...heldOf(snapshot, labelsOf(id, storeId)).keys(),
    ...heldOf(snapshot, facetOf(id)).values,
  ]
  return mayBeUnknown && !known.some(accepts)
}

/**
 * The categories of a list without those below another one of it: the products of a category are those
 * of what is below it too, and callers name a category together with everything below it (spec 5).
 */
function toRoots(snapshot: Snapshot, ids: readonly number[]): number[] {
  const paths = heldOf(snapshot, CATEGORY_PATHS)
  const named = new Set(ids)
  const isBelow = (id: number) => paths.get(id)?.some((above) => above !== id && named.has(above))
  return [...named].filter((id) => paths.has(id) && !isBelow(id))
}

/** The numbers of what may be meant, ascending: text, categories and what only the database knows. */
async function findCandidates(
  db: Database,
  snapshot: Snapshot,
  store: StoreView,
  question: ProductQuestion,
  categories: readonly (readonly number[])[],
  match: TextMatch | null,
): Promise<Int32Array> {
  const sets = categories.map((ids) => unionOf(ids.map((id) => heldOf(snapshot, productsOf(id)))))
  if (match) sets.push(match.numbers)
  if (question.others.length > 0) {
    const scope = { storeId: store.storeId, attributes: heldOf(snapshot, ATTRIBUTE_KINDS) }
    const found = await findIdsBySql(db, question.others, scope)
    const ids = heldOf(snapshot, PRODUCT_IDS)
    // What came since has no number yet.
    const numbers = found.map((id) => numberOf(ids, id)).filter((number) => number > 0)
    sets.push(Int32Array.from(numbers).sort())
  }
  const size = heldOf(snapshot, PRODUCT_IDS).length
  const [first, ...others] = sets
  if (!first) return Int32Array.from({ length: size - 1 }, (_, at) => at + 1)
  return others.reduce((common, set) => intersect(common, set, size), first)
}

function unionOf(sets: readonly Int32Array[]): Int32Array {
  const [first = new Int32Array(0), ...others] = sets
  if (others.length === 0) return first
  return Int32Array.from(new Set(sets.flatMap((set) => [...set]))).sort()
}

function intersect(one: Int32Array, other: Int32Array, size: number): Int32Array {
  const isIn = new Uint8Array(size)
  for (const number of other) isIn[number] = 1
  return one.filter((number) => isIn[number] === 1)
}
