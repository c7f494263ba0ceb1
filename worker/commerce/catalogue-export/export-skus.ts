import type { KnownProduct } from '../../../shared/contract/admin/catalogue-export'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import type { Database } from '../db/databases'
import { query, readAll } from '../db/query'
import { listOf, sql } from '../db/sql'

interface KnownProductRow extends Omit<KnownProduct, 'urlKeys'> {
  /** A list of them as JSON. */
  url_keys: string
}

const STORE_IDS = STORE_VIEWS.map(({ storeId }) => storeId)

const selectSkus = (after: number, limit: number) =>
  query<KnownProductRow>(sql`
    SELECT product.id, product.sku, MIN(price.price) AS price,
      CASE WHEN visibility > 1 THEN (
        SELECT json_group_array(url_key) FROM ${listOf(STORE_IDS)} AS store
        JOIN product_text AS text
          ON text.product_id = product.id AND text.store_id = store.value
      ) ELSE '[]' END AS url_keys
    FROM product JOIN product_price AS price ON price.product_id = product.id
    WHERE product.id > ${after} GROUP BY product.id ORDER BY product.id LIMIT ${limit}`)

/** Some products behind one of them, by their ids; fewer than `limit` are the last. */
export async function exportSkus(
  db: Database,
  after: number,
  limit: number,
): Promise<KnownProduct[]> {
  const rows = await readAll(db, selectSkus(after, limit))
  return rows.map(({ url_keys, ...known }) => ({ ...known, urlKeys: JSON.parse(url_keys) }))
}
