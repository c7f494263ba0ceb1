import type { StoreView } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import type { Database, Databases } from '../db/databases'
import { query, readAll, transact } from '../db/query'
import { listOf, sql } from '../db/sql'
import { hasSku, loadAlertProducts } from './load-alert-products'

/** Products a round: few enough for one bound text. */
const AT_ONCE = 500
/** What is left is for the next minute. */
const MOST_ROUNDS = 20

/**
 * Writes down a mail for each customer who waits for a product that is back, in the transaction in which
 * they wait no longer: each is told once. What can be bought is what the shop shows.
 */
export async function tellAlerts(databases: Databases, now: number): Promise<void> {
  for (const store of STORE_VIEWS) {
    let after = ''
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const skus = await loadWaiting(databases.sales, store, after)
      if (skus.length === 0) break
      await tellOf(databases, store, skus, now)
      after = skus.at(-1) ?? ''
    }
  }
}

async function loadWaiting(
  sales: Database,
  { storeCode }: StoreView,
  after: string,
): Promise<string[]> {
  const rows = await readAll(
    sales,
    query<{ sku: string }>(sql`
      SELECT DISTINCT sku FROM product_alert
      WHERE told_at IS NULL AND store_code = ${storeCode} AND sku > ${after}
      ORDER BY sku LIMIT ${AT_ONCE}`),
  )
  return rows.map(({ sku }) => sku)
}

async function tellOf(
  { catalogue, sales }: Databases,
  store: StoreView,
  skus: readonly string[],
  now: number,
): Promise<void> {
  const products = await loadAlertProducts(catalogue, store, hasSku(skus))
  const back = products.filter(({ isInStock }) => isInStock).map(({ sku }) => sku)
  if (back.length === 0) return
  const isTold = sql`told_at IS NULL AND store_code = ${store.storeCode} AND sku IN ${listOf(back)}`
  await transact(sales, [
    sql`INSERT INTO mail (id, kind, about, store_code, recipient, due_at)
      SELECT lower(hex(randomblob(16))), 'product-alert', token, alert.store_code, customer.email,
        ${now}
      FROM product_alert AS alert JOIN customer ON customer.id = alert.customer_id
      WHERE told_at IS NULL AND alert.store_code = ${store.storeCode} AND sku IN ${listOf(back)}
      ON CONFLICT (kind, about) DO NOTHING`,
    sql`UPDATE product_alert SET told_at = ${now} WHERE ${isTold}`,
  ])
}
