import type { SearchRequest } from '../../../shared/contract/search/search-request'
import { joinSql, rawSql, type Sql } from '../db/sql'

// Only these names reach the text of a query.
const COLUMNS = new Map([
  ['updated_at', 'updated_at'],
  ['created_at', 'created_at'],
  ['price', 'price'],
  ['final_price', 'price'],
  ['name', 'name'],
  ['position', 'position'],
  ['category.position', 'position'],
  ['id', 'product_id'],
] as const)

type SortColumn = typeof COLUMNS extends Map<unknown, infer Column> ? Column : never

/** `relevance` is how well something fits the text; without a text it is the newest first (spec 9). */
export interface ProductSort {
  by: SortColumn | 'relevance'
  isDescending: boolean
}

/** Without a sort that is known a search comes best first, and a list newest first (spec 9). */
export function toProductSort({
  sort,
  searchQuery,
}: Pick<SearchRequest, 'sort' | 'searchQuery'>): ProductSort {
  const columns: ReadonlyMap<string, SortColumn> = COLUMNS
  const [asked] = [...namedSort(sort), ...searchQuery._appliedSort].flatMap(
    ({ field, options }) => {
      const by = columns.get(field)
      return by ? [{ by, isDescending: options === 'desc' }] : []
    },
  )
  if (asked) return asked
  const hasText = searchQuery._searchText.trim() !== ''
  return { by: hasText ? 'relevance' : 'updated_at', isDescending: true }
}

function namedSort(sort = ''): { field: string; options: string }[] {
  const [field = '', options = 'asc'] = sort.split(':')
  return field === '' ? [] : [{ field, options }]
}

/** The same as an order of rows; the id goes the same way, so that two lists are never mixed. */
export function orderBy({ by, isDescending }: ProductSort): Sql {
  const column = by === 'relevance' ? 'updated_at' : by
  const way = isDescending ? 'DESC' : 'ASC'
  return joinSql([rawSql(`${column} ${way}`), rawSql(`product_id ${way}`)], ', ')
}
