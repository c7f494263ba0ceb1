import type { SearchRequest } from '../../../shared/contract/search/search-request'
import { trimSlashes } from '../../../shared/routing/trim-slashes'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { columnField, type FilterField, readNumber, readText, toCondition } from '../db/filter-sql'
import type { FoundEntities } from '../db/found-entities'
import { query, readAll, readNamed } from '../db/query'
import { allOf, joinSql, listOf, rawSql, type Sql, sql } from '../db/sql'
import { createFieldPicker, type FieldPicker } from '../http/pick-fields'
import {
  type CategoryTextRow,
  categoriesOf,
  PRODUCT_COUNT,
  selectCategoryPaths,
} from './category-rows'
import { toWireCategory } from './wire/to-wire-category'

const flag: FilterField['read'] = (value) =>
  Number(value === true || value === 1 || value === '1' || value === 'true')
const trimmed: FilterField['read'] = (value) => trimSlashes(readText(value))

const FIELDS: ReadonlyMap<string, FilterField> = new Map([
  ['id', column('id', readNumber)],
  ['parent_id', columnField(sql`COALESCE(item.parent_id, 1)`, readNumber)],
  ['level', column('level', readNumber)],
  ['position', column('position', readNumber)],
  ['is_active', column('is_active', flag)],
  ['include_in_menu', column('include_in_menu', flag)],
  ['product_count', columnField(PRODUCT_COUNT, readNumber)],
  ['display_mode', column('display_mode', readText)],
  ['name', column('name', readText)],
  ['slug', column('url_key', readText)],
  ['url_key', column('url_key', readText)],
  ['url_path', column('url_path', trimmed)],
])

const SORTS: readonly string[] = ['position', 'level', 'name', 'id', 'url_path', 'product_count']

function column(name: string, read: FilterField['read']): FilterField {
  return columnField(rawSql(`item.${name}`), read)
}

/** The categories of a store that a search asks for, in the order of the tree. */
export async function findCategories(
  db: Database,
  { storeId }: StoreView,
  request: SearchRequest,
): Promise<FoundEntities> {
  const where = allOf(request.searchQuery._appliedFilters.map(toWhere))
  const from = sql`FROM ${categoriesOf(storeId)} AS item WHERE ${where}`
  const picker = createFieldPicker(request._sourceInclude, request._sourceExclude)
  const count = picker.wants('product_count') ? PRODUCT_COUNT : rawSql('0')
  const page = sql`SELECT *, ${count} AS product_count ${from} ORDER BY ${toOrder(request)}
    LIMIT ${request.size} OFFSET ${request.from}`
  const { rows, counts } = await readNamed(db, {
    rows: query<CategoryTextRow>(page),
    counts: query<{ total: number }>(sql`SELECT COUNT(*) AS total ${from}`),
  })
  return { items: await toItems(db, rows, picker), total: counts[0]?.total ?? 0 }
}

function toWhere(filter: SearchRequest['searchQuery']['_appliedFilters'][number]): Sql {
  const field = FIELDS.get(filter.attribute) ?? { read: readText, where: () => sql`false` }
  return toCondition(field, filter)
}

function toOrder({ sort = '', searchQuery }: SearchRequest): Sql {
  const [field = '', options = 'asc'] = sort.split(':')
  const asked = [{ field, options }, ...searchQuery._appliedSort]
  const known = asked.filter((own) => SORTS.includes(own.field))
  const pieces = known.map((own) => {
    const column = own.field === 'product_count' ? PRODUCT_COUNT : rawSql(own.field)
    return sql`${column} ${rawSql(own.options === 'desc' ? 'DESC' : '')}`
  })
  return joinSql([...pieces, rawSql('level'), rawSql('position'), rawSql('id')], ', ')
}

async function toItems(db: Database, rows: readonly CategoryTextRow[], picker: FieldPicker) {
  const ids = listOf(rows.map(({ id }) => id))
  const paths = picker.wants('alternates') ? await readAll(db, selectCategoryPaths(ids)) : []
  const pathsOf = Map.groupBy(paths, ({ category_id }) => category_id)
  return rows.map((row) => picker.pick(toWireCategory(row, pathsOf.get(row.id) ?? [])))
}
