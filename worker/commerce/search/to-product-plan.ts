import type { AppliedFilter, SearchRequest } from '../../../shared/contract/search/search-request'
import { readText, toCondition } from '../db/filter-sql'
import { type Sql, sql } from '../db/sql'
import type { AttributeKind } from './attribute-kinds'
import type { Choice } from './choices'
import { productField } from './product-fields'
import { productOrder } from './product-order'
import type { ProductPlan } from './product-plan'
import type { SimpleFilters } from './simplify-filters'

const PRICE_FIELDS: readonly string[] = ['price', 'final_price']

/** The plan of a search request. `match` is what its text finds, null without a text. */
export function toProductPlan(
  request: SearchRequest,
  { filters: applied, isListed, wholeCategory }: SimpleFilters,
  storeId: number,
  attributes: ReadonlyMap<string, AttributeKind>,
  match: Sql | null,
): ProductPlan {
  const { _availableFilters: available } = request.searchQuery
  const choices = applied.flatMap((filter) => toChoice(filter, attributes))
  const others = applied.filter((filter) => toChoice(filter, attributes).length === 0)
  const isPrice = ({ attribute }: AppliedFilter) => PRICE_FIELDS.includes(attribute)
  const toSql = (filter: AppliedFilter) => conditionOf(filter, storeId, attributes)
  return {
    storeId,
    isListed,
    wholeCategory: match === null ? wholeCategory : null,
    match,
    conditions: others.filter((filter) => !isPrice(filter)).map(toSql),
    priceConditions: others.filter(isPrice).map(toSql),
    choices,
    facets: available.flatMap(({ field }) => attributes.get(field)?.id ?? []),
    countsPrices: available.some(({ field }) => PRICE_FIELDS.includes(field)),
    ...productOrder(request, match !== null),
    size: request.size,
    from: request.from,
  }
}

/** A filter on a field that no product has finds none, unless it asks for just that. */
function conditionOf(
  filter: AppliedFilter,
  storeId: number,
  attributes: ReadonlyMap<string, AttributeKind>,
): Sql {
  const field = productField(filter.attribute, storeId, attributes)
  return toCondition(field ?? { read: readText, where: () => sql`false` }, filter)
}

/** A filter that is nothing but a list of option values. */
function toChoice(
  { attribute, value }: AppliedFilter,
  attributes: ReadonlyMap<string, AttributeKind>,
): Choice[] {
  const kind = attributes.get(attribute)
  const [operator, ...others] = Object.entries(value).filter(([, given]) => given !== undefined)
  if (!kind || kind.input === 'text' || !operator || others.length > 0) return []
  const [name, given] = operator
  if (!['eq', 'in', 'or'].includes(name) || given === null) return []
  return [{ attributeId: kind.id, values: [given].flat().map(readText) }]
}
