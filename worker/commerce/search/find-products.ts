import type { WireAttribute } from '../../../shared/contract/catalogue/attribute'
import type { WireAggregation } from '../../../shared/contract/search/search-answer'
import type { SearchRequest } from '../../../shared/contract/search/search-request'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import type { BetweenSteps } from '../load-control/search-turns'
import { findBySql } from './find-by-sql'
import { findInLists } from './find-in-lists'
import { ATTRIBUTE_KINDS, type AttributeKind, CATEGORY_PATHS } from './memory/list-parts'
import { heldOf, type Part, type Snapshot } from './memory/snapshot'
import { type ProductQuestion, toProductQuestion } from './product-question'
import { toAggregations } from './to-aggregations'

export interface FoundProducts {
  /** Ids of the page, in order. */
  ids: number[]
  total: number
  aggregations: Record<string, WireAggregation>
  /** What was counted: what it is called, and what kind of thing it is. */
  attributes: WireAttribute[]
  /** What the text was taken for where it was not known; null where it was. */
  corrected: string | null
}

/** What has to be held to understand what is asked. */
export const QUESTION_PARTS: readonly Part<unknown>[] = [ATTRIBUTE_KINDS, CATEGORY_PATHS]

/**
 * Finds the products of a search request; what they look like is read elsewhere. Throws when the
 * snapshot is of another catalogue than what it reads.
 */
export async function findProducts(
  db: Database,
  snapshot: Snapshot,
  store: StoreView,
  request: SearchRequest,
  between?: BetweenSteps,
): Promise<FoundProducts> {
  const attributes = heldOf(snapshot, ATTRIBUTE_KINDS)
  const question = toProductQuestion(request, attributes)
  await between?.()
  if (isLookup(question)) {
    const found = await findBySql(db, question, { storeId: store.storeId, attributes })
    return { ...found, aggregations: {}, attributes: [], corrected: null }
  }
  const { ids, counted, columns, labels, names, match } = await findInLists(
    db,
    snapshot,
    store,
    question,
    between,
  )
  return {
    ids,
    total: counted.hits.length,
    aggregations: toAggregations(question, counted, columns, labels),
    attributes: question.facets.map((kind) => toMetadata(kind, names)),
    corrected: match?.corrected ?? null,
  }
}

function toMetadata(
  { id, code, input }: AttributeKind,
  names: ReadonlyMap<number, string>,
): WireAttribute {
  const label = names.get(id) ?? code
  return {
    attribute_code: code,
    attribute_id: id,
    frontend_label: label,
    default_frontend_label: label,
    frontend_input: input,
    is_visible: true,
    is_user_defined: true,
  }
}

/** What is no list is asked of the database; so is a list that only it can tell and nobody counts. */
function isLookup(question: ProductQuestion): boolean {
  const { isListed, text, facets, countsPrices, choices, others } = question
  if (!isListed) return true
  const isCounted = facets.length > 0 || countsPrices
  return others.length > 0 && text === '' && choices.length === 0 && !isCounted
}
