import type { Database } from '../db/databases'
import { readNamed } from '../db/query'
import { listOf } from '../db/sql'
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
    pastPrices: [],
  }
  if (ids.length === 0) return rows
  const names = (Object.keys(rows) as (keyof ProductRows)[]).filter(
    (name) => name === 'products' || parts.has(name),
  )
  const list = listOf(ids)
  const asked = names.map((name) => [
    name,
    PART_STATEMENTS[name](list, storeId, parts.has('texts')),
  ])
  return { ...rows, ...(await readNamed(db, Object.fromEntries(asked))) }
}
