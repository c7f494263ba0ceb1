import type { Database } from '../db/databases'
import { listOf, toStatement } from '../db/sql'
import type { ProductRows } from './product-rows'
import { PART_STATEMENTS, type ProductPart } from './select-product-rows'

/** Reads the parts of some products in one trip to the database; other parts stay empty. */
export async function loadProductRows(
  db: Database,
  storeId: number,
  ids: readonly number[],
  parts: ReadonlySet<ProductPart>,
): Promise<ProductRows> {
  const rows: ProductRows = {
    products: [],
    children: [],
    values: [],
    choices: [],
    media: [],
    labels: [],
    links: [],
    categories: [],
    alternates: [],
    typeData: [],
  }
  if (ids.length === 0) return rows
  const names = (Object.keys(rows) as (keyof ProductRows)[]).filter(
    (name) => name === 'products' || parts.has(name),
  )
  const list = listOf(ids)
  const statements = names.map((name) => PART_STATEMENTS[name](list, storeId, parts.has('texts')))
  const answers = await db.batch(statements.map((statement) => toStatement(db, statement)))
  const read = names.map((name, index) => [name, answers[index]?.results ?? []])
  return { ...rows, ...Object.fromEntries(read) }
}
