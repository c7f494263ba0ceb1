import type { Database } from '../db/databases'
import { readNamed } from '../db/query'
import { listOf } from '../db/sql'
import type { ProductPart } from './product-parts'
import type { ProductRows } from './product-rows'
import { selectPart } from './select-parts'

export const NO_ROWS: ProductRows = {
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

/** Reads the parts of some products in one trip to the database; other parts stay empty. */
export async function loadProductRows(
  db: Database,
  storeId: number,
  ids: readonly number[],
  parts: ReadonlySet<ProductPart>,
): Promise<ProductRows> {
  if (ids.length === 0) return NO_ROWS
  const names = (Object.keys(NO_ROWS) as (keyof ProductRows)[]).filter(
    (name) => name === 'products' || parts.has(name),
  )
  const list = listOf(ids)
  const asked = names.map((name) => [name, selectPart(name, list, storeId, parts.has('texts'))])
  return { ...NO_ROWS, ...(await readNamed(db, Object.fromEntries(asked))) }
}
