import type { SearchRequest } from '../../../shared/contract/search/search-request'
import { joinSql, rawSql, type Sql } from '../db/sql'

// Only these names reach the text of a query.
const COLUMNS: ReadonlyMap<string, string> = new Map([
  ['updated_at', 'updated_at'],
  ['created_at', 'created_at'],
  ['price', 'price'],
  ['final_price', 'price'],
  ['name', 'name'],
  ['position', 'position'],
  ['category.position', 'position'],
  ['id', 'product_id'],
])

/** In what order, and by which columns of the listing. */
export interface ProductOrder {
  columns: readonly string[]
  order: Sql
}

/** Without a sort of its own a search comes best first, and a list newest first (spec 9). */
export function productOrder(
  { sort, searchQuery }: Pick<SearchRequest, 'sort' | 'searchQuery'>,
  hasText: boolean,
): ProductOrder {
  const asked = [...namedSort(sort), ...searchQuery._appliedSort]
  const known = asked.flatMap(({ field, options }) => {
    const column = COLUMNS.get(field)
    return column ? [{ column, direction: options === 'desc' ? 'DESC' : 'ASC' }] : []
  })
  const isOwn = known.length === 0
  const sorts = isOwn ? [{ column: 'updated_at', direction: 'DESC' }] : known
  const best = isOwn && hasText ? [rawSql('words DESC'), rawSql('score')] : []
  // The last word goes the same way as the first, so that an index can give the order as it is.
  const last = { column: 'product_id', direction: sorts[0]?.direction ?? 'ASC' }
  const pieces = [...sorts, last].map(({ column, direction }) => rawSql(`${column} ${direction}`))
  return {
    columns: [...new Set(sorts.map(({ column }) => column))],
    order: joinSql([...best, ...pieces], ', '),
  }
}

function namedSort(sort = ''): { field: string; options: string }[] {
  const [field = '', options = 'asc'] = sort.split(':')
  return field === '' ? [] : [{ field, options }]
}
