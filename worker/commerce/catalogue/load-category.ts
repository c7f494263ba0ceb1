import type { Database } from '../db/databases'
import { query, readNamed } from '../db/query'
import { listOf, sql } from '../db/sql'
import type { FieldPicker } from '../http/pick-fields'
import {
  type CategoryTextRow,
  categoriesOf,
  PRODUCT_COUNT,
  selectCategoryPaths,
} from './category-rows'
import { toWireCategory } from './wire/to-wire-category'

/** One category of the contract in one store. */
export async function loadCategory(
  db: Database,
  storeId: number,
  id: number,
  picker: FieldPicker,
): Promise<Record<string, unknown> | undefined> {
  const { found, paths } = await readNamed(db, {
    found: query<CategoryTextRow>(
      sql`SELECT *, ${PRODUCT_COUNT} AS product_count
        FROM ${categoriesOf(storeId)} AS item WHERE item.id = ${id}`,
    ),
    paths: selectCategoryPaths(listOf([id])),
  })
  const [row] = found
  return row && picker.pick(toWireCategory(row, paths))
}
