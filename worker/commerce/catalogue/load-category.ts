import type { Database } from '../db/databases'
import { sql, toStatement } from '../db/sql'
import type { FieldPicker } from '../http/pick-fields'
import { type CategoryTextRow, categoriesOf } from './category-rows'
import { type CategoryPathRow, toWireCategory } from './wire/to-wire-category'

/** One category of the contract in one store. */
export async function loadCategory(
  db: Database,
  storeId: number,
  id: number,
  picker: FieldPicker,
): Promise<Record<string, unknown> | undefined> {
  const own = sql`SELECT * FROM ${categoriesOf(storeId)} AS item WHERE item.id = ${id}`
  const paths = sql`SELECT category_id, store_id, url_path FROM category_text
    WHERE category_id = ${id}`
  const [found, all] = await db.batch([toStatement(db, own), toStatement(db, paths)])
  const [row] = (found?.results ?? []) as CategoryTextRow[]
  return row && picker.pick(toWireCategory(row, (all?.results ?? []) as CategoryPathRow[]))
}
