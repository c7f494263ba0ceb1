import type { AppliedFilter } from '../../../shared/contract/search/search-request'
import type { Database } from '../db/databases'
import { readNumber } from '../db/filter-sql'
import { categoryRoots } from './category-roots'

/** Filters without those that every row of the listing fulfils, and what is then known of them. */
export interface SimpleFilters {
  filters: AppliedFilter[]
  /** Only what lists show: the rows of the listing. */
  isListed: boolean
  /** The one category that is asked for whole, 0 for the whole shop; null for anything else. */
  wholeCategory: number | null
}

/** Who names a product may see one that no list shows: a child, a part of a set (spec 5). */
const NAMES: readonly string[] = ['sku', 'parentSku', 'configurable_children.sku']

const CATEGORY_FIELDS: readonly string[] = ['category_ids', 'category.category_id']

/** Says the same as the filters of a request in as few of them as possible. */
export async function simplifyFilters(
  db: Database,
  applied: readonly AppliedFilter[],
): Promise<SimpleFilters> {
  const isListed = !applied.some(isNamed) || applied.some(asksForVisible)
  const needed = isListed ? applied.filter((filter) => !isAlwaysListed(filter)) : applied
  const filters = await Promise.all(needed.map((filter) => withRoots(db, filter)))
  return { filters, isListed, wholeCategory: isListed ? toWholeCategory(filters) : null }
}

function isNamed({ attribute, value }: AppliedFilter): boolean {
  return NAMES.includes(attribute) && [value.eq, value.in, value.or].some((list) => list != null)
}

function asksForVisible({ attribute, value }: AppliedFilter): boolean {
  const wanted = attribute === 'visibility' ? listOfNumbers(value) : null
  return wanted?.every((visibility) => visibility > 1) ?? false
}

/** Everything listed is enabled, and visible in one of three ways. */
function isAlwaysListed({ attribute, value }: AppliedFilter): boolean {
  const wanted = listOfNumbers(value)
  if (wanted === null) return false
  if (attribute === 'status') return wanted.includes(1)
  return attribute === 'visibility' && [2, 3, 4].every((visibility) => wanted.includes(visibility))
}

async function withRoots(db: Database, filter: AppliedFilter): Promise<AppliedFilter> {
  const wanted = CATEGORY_FIELDS.includes(filter.attribute) ? listOfNumbers(filter.value) : null
  if (wanted === null) return filter
  return { ...filter, value: { in: await categoryRoots(db, wanted) } }
}

function toWholeCategory(filters: readonly AppliedFilter[]): number | null {
  const [only, ...others] = filters
  if (only === undefined) return 0
  if (others.length > 0 || !CATEGORY_FIELDS.includes(only.attribute)) return null
  const [category, ...more] = listOfNumbers(only.value) ?? []
  return category === undefined || more.length > 0 ? null : category
}

/** The numbers of a filter that is nothing but a list of them. */
function listOfNumbers(value: AppliedFilter['value']): number[] | null {
  const [operator, ...others] = Object.entries(value).filter(([, given]) => given !== undefined)
  if (!operator || others.length > 0 || !['eq', 'in'].includes(operator[0])) return null
  const numbers = [operator[1]].flat().map((one) => (one === null ? null : readNumber(one)))
  return numbers.every((one) => one !== null) ? numbers : null
}
