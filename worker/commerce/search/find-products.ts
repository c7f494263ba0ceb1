import type { WireAggregation } from '../../../shared/contract/search/search-answer'
import type { SearchRequest } from '../../../shared/contract/search/search-request'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { type Query, readEach } from '../db/query'
import { listOf, type Sql, sql } from '../db/sql'
import type { BetweenSteps } from '../load-control/search-turns'
import { type AttributeKind, loadAttributeKinds } from './attribute-kinds'
import { expandWords } from './expand-words'
import { matchText } from './match-text'
import { toStatements } from './plan'
import type { PlanRow } from './product-plan'
import { simplifyFilters } from './simplify-filters'
import { type CountedAttribute, toAggregations } from './to-aggregations'
import { toProductPlan } from './to-product-plan'
import { toWords } from './words'

export interface FoundProducts {
  /** Ids of the page, in order. */
  ids: number[]
  total: number
  aggregations: Record<string, WireAggregation>
}

/** Finds the products of a search request; what they look like is read elsewhere. */
export async function findProducts(
  db: Database,
  store: StoreView,
  request: SearchRequest,
  between?: BetweenSteps,
): Promise<FoundProducts> {
  const { _appliedFilters: applied, _availableFilters: available } = request.searchQuery
  const names = [
    ...applied.map(({ attribute }) => attribute),
    ...available.map(({ field }) => field),
  ]
  const [simple, attributes, match] = await Promise.all([
    simplifyFilters(db, applied),
    loadAttributeKinds(db, names),
    toMatch(db, store, request.searchQuery._searchText, between),
  ])
  await between?.()
  const plan = toProductPlan(request, simple, store.storeId, attributes, match)
  const counted = [...attributes.values()].filter(({ id }) => plan.facets.includes(id))
  const labels = selectLabels(store.storeId, plan.facets)
  const found = (await readEach<PlanRow | LabelRow>(db, [...toStatements(plan), labels])).flat()
  const rows = found.filter((row) => row.part !== 'label')
  const labelRows = found.filter((row) => row.part === 'label')
  return {
    ids: toIds(rows),
    total: rows.find(({ part }) => part === 'total')?.n ?? 0,
    aggregations: toAggregations(
      rows,
      counted.map((kind) => withLabels(kind, labelRows)),
    ),
  }
}

async function toMatch(
  db: Database,
  store: StoreView,
  text: string,
  between?: BetweenSteps,
): Promise<Sql | null> {
  if (text.trim() === '') return null
  const words = await expandWords(db, store, toWords(text), between)
  return matchText(store.storeId, text, words)
}

/** What a value of an attribute is called in the store. */
interface LabelRow {
  part: 'label'
  attribute_id: number
  value: string
  label: string
}

function selectLabels(storeId: number, attributeIds: readonly number[]): Query<LabelRow> {
  return sql`
    SELECT 'label' AS part, attribute_id, value, label FROM attribute_option_label
    WHERE attribute_id IN ${listOf(attributeIds)} AND store_id = ${storeId}`
}

function withLabels({ id, code }: AttributeKind, rows: readonly LabelRow[]): CountedAttribute {
  const own = rows.filter(({ attribute_id }) => attribute_id === id)
  return { id, code, labels: new Map(own.map(({ value, label }) => [value, label])) }
}

function toIds(rows: readonly PlanRow[]): number[] {
  const items = rows.filter(({ part }) => part === 'item')
  items.sort((one, other) => one.n - other.n)
  return items.flatMap(({ key }) => key ?? [])
}
