import type { KnownProduct } from '../../../shared/contract/admin/catalogue-export'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import type { Database } from '../db/databases'

const FIND = `
  SELECT product.id, product.sku, MIN(price.price) AS price,
    CASE WHEN visibility > 1 THEN (
      SELECT json_group_array(url_key) FROM json_each(?3) AS store
      JOIN product_text AS text ON text.product_id = product.id AND text.store_id = store.value
    ) ELSE '[]' END AS url_keys
  FROM product JOIN product_price AS price ON price.product_id = product.id
  WHERE product.id > ?1 GROUP BY product.id ORDER BY product.id LIMIT ?2`

/** Some products behind one of them, by their ids; fewer than `limit` are the last. */
export async function exportSkus(
  db: Database,
  after: number,
  limit: number,
): Promise<KnownProduct[]> {
  const stores = JSON.stringify(STORE_VIEWS.map(({ storeId }) => storeId))
  const { results } = await db
    .prepare(FIND)
    .bind(after, limit, stores)
    .all<Omit<KnownProduct, 'urlKeys'> & { url_keys: string }>()
  return results.map(({ url_keys, ...known }) => ({
    ...known,
    urlKeys: JSON.parse(url_keys) as string[],
  }))
}
