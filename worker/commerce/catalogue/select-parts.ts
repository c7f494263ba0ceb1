import type { Query } from '../db/query'
import { joinSql, rawSql, type Sql, sql } from '../db/sql'
import { PARTS, type PartName } from './product-parts'
import type { ProductRows } from './product-rows'

/** The columns of products that are long. */
const TEXTS: ReadonlySet<string> = new Set([
  'description',
  'short_description',
  'meta_title',
  'meta_description',
])

/** The wanted products and their enabled children. */
const withChildren = (ids: Sql) => sql`(
  SELECT value FROM ${ids}
  UNION
  SELECT product.id FROM ${ids} AS wanted
  CROSS JOIN product ON product.parent_id = wanted.value AND product.status = 1)`

/** The same with the wanted product that each is wanted for. */
const withOwners = (ids: Sql) => sql`(
  SELECT value, value AS owner FROM ${ids}
  UNION ALL
  SELECT product.id, wanted.value FROM ${ids} AS wanted
  CROSS JOIN product ON product.parent_id = wanted.value AND product.status = 1)`

/** The rows of a part for a list of product ids; the long texts only where they are asked for. */
export function selectPart<Name extends PartName>(
  name: Name,
  ids: Sql,
  storeId: number,
  withTexts: boolean,
): Query<ProductRows[Name][number]> {
  const part = PARTS[name]
  const columns = Object.entries<string>(part.columns).map(([column, own]) =>
    rawSql(`${withTexts || !TEXTS.has(column) ? own : "''"} AS ${column}`),
  )
  return sql`SELECT ${joinSql(columns, ', ')}
    FROM ${part.from(part.ofChildren ? withChildren(ids) : ids, storeId)}
    ORDER BY ${rawSql(part.order)}`
}

/**
 * The same without long texts, as a row (owner, rows) for each product: its rows as arrays with commas
 * between, in the order of `columnsOf`.
 */
export function packPart(name: PartName, ids: Sql, storeId: number, narrowed: Sql): Sql {
  const part = PARTS[name]
  const columns = Object.entries<string>(part.columns).map(([column, own]) =>
    TEXTS.has(column) ? "''" : own,
  )
  const row = rawSql(`json_array(${columns.join(', ')})`)
  const withOwner = part.ofChildren
    ? withOwners(ids)
    : sql`(SELECT value, value AS owner FROM ${ids})`
  return sql`
    SELECT wanted.owner, group_concat(${row}, ',' ORDER BY ${rawSql(part.order)}) AS rows
    FROM ${part.from(withOwner, storeId)} WHERE ${narrowed} GROUP BY wanted.owner`
}

/** What the columns of a part are called, in order. */
export function columnsOf(name: PartName): string[] {
  return Object.keys(PARTS[name].columns)
}
