import type { AppliedFilter, SearchRequest } from '../../../shared/contract/search/search-request'
import { readNumber, readText } from '../db/filter-sql'
import { type FilterTest, toFilterTest } from './filter-test'
import type { AttributeKind } from './memory/list-parts'
import { isProductField, readCents } from './product-fields'
import { type ProductSort, toProductSort } from './product-sort'

/** Values chosen of one attribute: any of them will do. */
export interface Choice {
  attributeId: number
  accepts: FilterTest<string>
  /** Whether it is ignored where the shop knows none of its values. */
  mayBeUnknown: boolean
}

/** What a search request asks of products, with each filter as what it is. */
export interface ProductQuestion {
  text: string
  /** Only what lists show; else every product that is sold, children too. */
  isListed: boolean
  /** Filters that are lists of categories: one of each, or of what is below it. */
  categories: readonly (readonly number[])[]
  prices: readonly FilterTest<number>[]
  choices: readonly Choice[]
  /** All other filters: only the database knows. */
  others: readonly AppliedFilter[]
  /** All filters that not every listed product passes. */
  filters: readonly AppliedFilter[]
  /** Attributes to count the values of. */
  facets: readonly AttributeKind[]
  countsPrices: boolean
  sort: ProductSort
  from: number
  size: number
}

const PRICE_FIELDS: readonly string[] = ['price', 'final_price']
const CATEGORY_FIELDS: readonly string[] = ['category_ids', 'category.category_id']
/** Who names a product may see one that no list shows: a child, a part of a set (spec 5). */
const NAMES: readonly string[] = ['sku', 'parentSku', 'configurable_children.sku']
const LISTS = ['eq', 'in', 'or'] as const
const RANGES: readonly string[] = ['gt', 'gte', 'lt', 'lte', 'from', 'to', 'moreq']

export function toProductQuestion(
  request: SearchRequest,
  attributes: ReadonlyMap<string, AttributeKind>,
): ProductQuestion {
  const { _appliedFilters, _availableFilters: available } = request.searchQuery
  const applied = _appliedFilters.filter(
    ({ attribute, scope }) => scope !== 'catalog' || isProductField(attribute, attributes),
  )
  const isListed = !applied.some(isNamed) || applied.some(asksForVisible)
  const filters = isListed ? applied.filter((filter) => !isAlwaysListed(filter)) : applied
  const categories = filters.filter(isCategoryList)
  const prices = filters.filter(({ attribute }) => PRICE_FIELDS.includes(attribute))
  const chosen = filters.filter((filter) => isChoice(filter, attributes))
  const known = new Set([...categories, ...prices, ...chosen])
  return {
    text: request.searchQuery._searchText.trim(),
    isListed,
    categories: categories.map(({ value }) => numbersOf(value) ?? []),
    prices: prices.map(({ value }) => toFilterTest(value, CENTS)),
    choices: chosen.flatMap((filter) => toChoice(filter, attributes)),
    others: filters.filter((filter) => !known.has(filter)),
    filters,
    facets: available.flatMap(({ field }) => attributes.get(field) ?? []),
    countsPrices: available.some(({ field }) => PRICE_FIELDS.includes(field)),
    sort: toProductSort(request),
    from: request.from,
    size: request.size,
  }
}

const CENTS = { read: readCents, toNumber: readCents, numberOf: (cents: number) => cents }

/** Values are texts; within bounds they count as numbers. */
const TEXTS = { read: readText, toNumber: readNumber, numberOf: Number }

function isNamed({ attribute, value }: AppliedFilter): boolean {
  return NAMES.includes(attribute) && [value.eq, value.in, value.or].some((list) => list != null)
}

function asksForVisible({ attribute, value }: AppliedFilter): boolean {
  const wanted = attribute === 'visibility' ? numbersOf(value) : null
  return wanted?.every((visibility) => visibility > 1) ?? false
}

/** Everything listed is enabled, and visible in one of three ways. */
function isAlwaysListed({ attribute, value }: AppliedFilter): boolean {
  const wanted = numbersOf(value)
  if (wanted === null) return false
  if (attribute === 'status') return wanted.includes(1)
  return attribute === 'visibility' && [2, 3, 4].every((visibility) => wanted.includes(visibility))
}

function isCategoryList({ attribute, value }: AppliedFilter): boolean {
  return CATEGORY_FIELDS.includes(attribute) && numbersOf(value) !== null
}

/** A list of option values, or a range of them where they are numbers. */
function isChoice(
  { attribute, value }: AppliedFilter,
  attributes: ReadonlyMap<string, AttributeKind>,
): boolean {
  const kind = attributes.get(attribute)
  const given = Object.entries(value).filter(([, one]) => one !== undefined)
  if (!kind || kind.input === 'text' || given.length === 0) return false
  const isList =
    given.length === 1 && LISTS.some((name) => value[name] !== undefined && value[name] !== null)
  return isList || given.every(([name]) => RANGES.includes(name))
}

function toChoice(
  { attribute, value, scope }: AppliedFilter,
  attributes: ReadonlyMap<string, AttributeKind>,
): Choice[] {
  const kind = attributes.get(attribute)
  const isList = LISTS.some((name) => value[name] !== undefined)
  const mayBeUnknown = isList && scope === 'catalog' && kind?.input !== 'boolean'
  return kind ? [{ attributeId: kind.id, accepts: toFilterTest(value, TEXTS), mayBeUnknown }] : []
}

/** The numbers of a filter that is nothing but a list of them. */
function numbersOf(value: AppliedFilter['value']): number[] | null {
  const [operator, ...others] = Object.entries(value).filter(([, given]) => given !== undefined)
  if (!operator || others.length > 0 || !['eq', 'in'].includes(operator[0])) return null
  const numbers = [operator[1]].flat().map((one) => (one === null ? null : readNumber(one)))
  return numbers.every((one) => one !== null) ? numbers : null
}
