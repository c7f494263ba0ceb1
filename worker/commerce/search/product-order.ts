import type { SearchRequest } from '../../../shared/contract/search-request'
import { joinSql, rawSql, type Sql, sql } from '../sql'

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

/** Without a sort of its own a search comes best first, and a list newest first (spec 9). */
export function productOrder(
  { sort, searchQuery }: Pick<SearchRequest, 'sort' | 'searchQuery'>,
  hasText: boolean,
): Sql {
  const asked = [...namedSort(sort), ...searchQuery._appliedSort]
  const known = asked.flatMap(({ field, options }) => {
    const column = COLUMNS.get(field)
    return column ? [rawSql(`${column} ${options === 'desc' ? 'DESC' : 'ASC'}`)] : []
  })
  if (known.length > 0) return joinSql([...known, rawSql('product_id')], ', ')
  const best = hasText ? sql`words DESC, score ASC, ` : sql``
  return sql`${best}updated_at DESC, product_id`
}

function namedSort(sort = ''): { field: string; options: string }[] {
  const [field = '', options = 'asc'] = sort.split(':')
  return field === '' ? [] : [{ field, options }]
}
