import { trimSlashes } from '../../../shared/routing/trim-slashes'
import type { Database } from '../db/databases'
import { query, readFirst } from '../db/query'
import { sql } from '../db/sql'

/** What is behind a path of a store. */
export type UrlTarget = { kind: 'product' | 'category'; id: number }

/**
 * The product or, failing that, the category with exactly this path (contract 1.7). Slashes at its
 * ends and a query do not count. Of products that share a path one that stands alone comes first.
 */
export async function findUrl(
  db: Database,
  storeId: number,
  url: string,
): Promise<UrlTarget | null> {
  const path = trimSlashes(url.replace(/[?#].*$/s, ''))
  if (path === '') return null
  return await readFirst(
    db,
    query<UrlTarget>(sql`SELECT kind, id FROM (
        SELECT 'product' AS kind, product.id, 0 AS rank, product.visibility = 1 AS is_child
        FROM product_text AS text JOIN product ON product.id = text.product_id
        WHERE text.store_id = ${storeId} AND text.url_path = ${path} AND product.status = 1
        UNION ALL
        SELECT 'category', category.id, 1, 0
        FROM category_text AS text JOIN category ON category.id = text.category_id
        WHERE text.store_id = ${storeId} AND text.url_path = ${path} AND category.is_active)
      ORDER BY rank, is_child, id LIMIT 1`),
  )
}
