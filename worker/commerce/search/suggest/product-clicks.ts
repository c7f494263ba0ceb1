// How often shoppers went from what they searched for to a product (spec 7, tracking). A number for
// each product, store and day: nothing is kept of who it was, so none of it is anybody's.
import type { StoreView } from '../../../../shared/store-view/store-view'
import type { Database } from '../../db/databases'
import { query, readAll } from '../../db/query'
import { sql, toStatement } from '../../db/sql'

/** What was sought longer ago says little of what is sought now. */
const COUNTED_DAYS = 30
/** More are not shoppers any more: whoever presses on and on makes no product the first of the shop alone. */
const MOST_A_DAY = 100
const DAY_MS = 24 * 60 * 60 * 1000

/** Counts a click on a product, by its sku; what the shop does not have is not counted. */
export async function countClick(
  db: Database,
  { storeId }: StoreView,
  sku: string,
  now: number,
): Promise<void> {
  const statement = sql`
    INSERT INTO product_click (store_id, sku, day, clicks)
    SELECT ${storeId}, product.sku, ${dayOf(now)}, 1 FROM product WHERE product.sku = ${sku}
    ON CONFLICT (store_id, sku, day) DO UPDATE SET clicks = clicks + 1
    WHERE clicks < ${MOST_A_DAY}`
  await toStatement(db, statement).run()
}

/** The skus that were clicked most of late in a store, the most first. */
export async function mostClicked(
  db: Database,
  { storeId }: StoreView,
  now: number,
  limit: number,
): Promise<string[]> {
  const rows = await readAll(
    db,
    query<{ sku: string }>(sql`
      SELECT sku FROM product_click WHERE store_id = ${storeId} AND day > ${firstDay(now)}
      GROUP BY sku ORDER BY SUM(clicks) DESC, sku LIMIT ${limit}`),
  )
  return rows.map(({ sku }) => sku)
}

/** Deletes the counts that are of no more use. */
export async function deleteOldClicks(db: Database, now: number): Promise<void> {
  await toStatement(db, sql`DELETE FROM product_click WHERE day <= ${firstDay(now)}`).run()
}

function firstDay(now: number): string {
  return dayOf(now - COUNTED_DAYS * DAY_MS)
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}
