// Products that a request names or describes by what only the database knows: a sku, an address, a
// date. Few rows, looked up by an index and sorted as they are.

import type { AppliedFilter } from '../../../shared/contract/search/search-request'
import type { Database } from '../db/databases'
import { readText, toCondition } from '../db/filter-sql'
import { type Query, readAll, readEach } from '../db/query'
import { allOf, type Sql, sql } from '../db/sql'
import type { AttributeKind } from './memory/list-parts'
import { productField } from './product-fields'
import type { ProductQuestion } from './product-question'
import { orderBy } from './product-sort'

interface Scope {
  storeId: number
  attributes: ReadonlyMap<string, AttributeKind>
}

/** The ids of a page of what a question asks for, and how many there are. */
export async function findBySql(
  db: Database,
  question: ProductQuestion,
  scope: Scope,
): Promise<{ ids: number[]; total: number }> {
  const rows = question.isListed ? sql`listing` : everyProduct(scope.storeId)
  const where = whereOf(question.filters, scope)
  const [page = [], [counted] = []] = await readEach<{ id: number; total: number }>(db, [
    sql`SELECT product_id AS id, 0 AS total FROM ${rows} AS item WHERE ${where}
      ORDER BY ${orderBy(question.sort)} LIMIT ${question.size} OFFSET ${question.from}`,
    sql`SELECT 0 AS id, COUNT(*) AS total FROM ${rows} AS item WHERE ${where}`,
  ])
  return { ids: page.map(({ id }) => id), total: counted?.total ?? 0 }
}

/** The ids of all listed products that pass some filters. */
export async function findIdsBySql(
  db: Database,
  filters: readonly AppliedFilter[],
  scope: Scope,
): Promise<number[]> {
  const query: Query<{ id: number }> = sql`
    SELECT product_id AS id FROM listing AS item WHERE ${whereOf(filters, scope)}`
  return (await readAll(db, query)).map(({ id }) => id)
}

function whereOf(filters: readonly AppliedFilter[], scope: Scope): Sql {
  return allOf([
    sql`item.store_id = ${scope.storeId}`,
    ...filters.map((filter) => conditionOf(filter, scope)),
  ])
}

/** A filter on a field that no product has finds none, unless it asks for just that. */
function conditionOf(filter: AppliedFilter, { storeId, attributes }: Scope): Sql {
  const field = productField(filter.attribute, storeId, attributes)
  return toCondition(field ?? { read: readText, where: () => sql`false` }, filter)
}

/** The columns of the listing for products that no list shows. What is switched off is never found. */
function everyProduct(storeId: number): Sql {
  return sql`(
    SELECT text.store_id, product.id AS product_id, product.visibility, product.position, text.name,
      COALESCE(listing.price, price.price) AS price, product.created_at, product.updated_at
    FROM product
    JOIN product_text AS text ON text.product_id = product.id AND text.store_id = ${storeId}
    JOIN product_price AS price ON price.product_id = product.id AND price.store_id = text.store_id
    LEFT JOIN listing ON listing.product_id = product.id AND listing.store_id = text.store_id
    WHERE product.status = 1)`
}
