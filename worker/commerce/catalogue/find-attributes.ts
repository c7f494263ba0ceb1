import type { AppliedFilter, SearchRequest } from '../../../shared/contract/search/search-request'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { columnField, type FilterField, readNumber, readText, toCondition } from '../db/filter-sql'
import type { FoundEntities } from '../db/found-entities'
import { query, readAll } from '../db/query'
import { allOf, listOf, rawSql, type Sql, sql } from '../db/sql'
import { createFieldPicker } from '../http/pick-fields'

const readFlag: FilterField['read'] = (value) =>
  Number(value === true || value === 1 || value === '1' || value === 'true')

// Every attribute here was brought by a merchant; a shopper sees one on a product or as a filter.
const FIELDS: ReadonlyMap<string, FilterField> = new Map([
  ['attribute_code', columnField(rawSql('attribute.code'), readText)],
  ['attribute_id', columnField(rawSql('attribute.id'), readNumber)],
  ['id', columnField(rawSql('attribute.id'), readNumber)],
  ['is_user_defined', columnField(sql`1`, readFlag)],
  ['is_visible', columnField(rawSql('(is_visible OR is_filterable)'), readFlag)],
  ['is_visible_on_front', columnField(rawSql('is_visible'), readFlag)],
  ['frontend_input', columnField(rawSql('input'), readText)],
])

interface AttributeRow {
  id: number
  code: string
  input: string
  is_visible: number
  is_filterable: number
  label: string | null
}

interface OptionRow {
  attribute_id: number
  value: string
  swatch: string | null
  label: string | null
}

/** The attributes that a search asks for, with the words of the store. */
export async function findAttributes(
  db: Database,
  store: StoreView,
  request: SearchRequest,
): Promise<FoundEntities> {
  const where = allOf(request.searchQuery._appliedFilters.map(toWhere))
  const rows = await readAll(
    db,
    query<AttributeRow>(sql`SELECT attribute.id, code, input, is_visible, is_filterable, label.label
      FROM attribute LEFT JOIN attribute_label AS label
        ON label.attribute_id = attribute.id AND label.store_id = ${store.storeId}
      WHERE ${where} ORDER BY attribute.position, attribute.id`),
  )
  const page = rows.slice(request.from, request.from + request.size)
  const options = await loadOptions(db, store.storeId, page)
  const picker = createFieldPicker(request._sourceInclude, request._sourceExclude)
  return {
    items: page.map((row) => picker.pick(toWireAttribute(row, options.get(row.id) ?? []))),
    total: rows.length,
  }
}

function toWhere(filter: AppliedFilter): Sql {
  const field = FIELDS.get(filter.attribute) ?? { read: readText, where: () => sql`false` }
  return toCondition(field, filter)
}

async function loadOptions(
  db: Database,
  storeId: number,
  rows: readonly AttributeRow[],
): Promise<Map<number, OptionRow[]>> {
  const options = await readAll(
    db,
    query<OptionRow>(sql`SELECT option.attribute_id, option.value, option.swatch, label.label
      FROM attribute_option AS option LEFT JOIN attribute_option_label AS label
        ON label.attribute_id = option.attribute_id AND label.value = option.value
        AND label.store_id = ${storeId}
      WHERE option.attribute_id IN ${listOf(rows.map(({ id }) => id))}
      ORDER BY option.attribute_id, option.position`),
  )
  return Map.groupBy(options, ({ attribute_id }) => attribute_id)
}

function toWireAttribute(row: AttributeRow, options: readonly OptionRow[]) {
  const label = row.label ?? row.code
  return {
    attribute_code: row.code,
    attribute_id: row.id,
    frontend_label: label,
    default_frontend_label: label,
    frontend_input: row.input,
    is_comparable: false,
    is_user_defined: true,
    is_visible: row.is_visible === 1 || row.is_filterable === 1,
    is_visible_on_front: row.is_visible === 1,
    is_filterable: row.is_filterable === 1,
    options: toOptions(row, label, options),
  }
}

/** An attribute that is so or not, without words for it, is called by its own name. */
function toOptions({ input }: AttributeRow, label: string, options: readonly OptionRow[]) {
  if (input === 'boolean' && options.length === 0) return [{ value: '1', label }]
  return options.map((option) => ({
    value: option.value,
    label: option.label ?? option.value,
    swatch: option.swatch ?? undefined,
  }))
}
