import { trimSlashes } from '../../../../shared/routing/trim-slashes'
import type { StoreView } from '../../../../shared/store-view/store-view'
import type { Database } from '../../db/databases'
import { query, readAll } from '../../db/query'
import { sql } from '../../db/sql'

interface SubCategory {
  id: number
  url_path: string
  name: string
}

/** The categories below that of a landing page, or below the category that has the path itself. */
export async function findSubCategories(
  db: Database,
  { storeId }: StoreView,
  urlPath: string,
): Promise<SubCategory[]> {
  const path = trimSlashes(urlPath)
  return await readAll(
    db,
    query<SubCategory>(sql`
      SELECT category.id, text.url_path, text.name
      FROM category JOIN category_text AS text
        ON text.category_id = category.id AND text.store_id = ${storeId}
      WHERE category.is_active AND category.parent_id = COALESCE(
        (SELECT category_id FROM landing_page WHERE url_path = ${path} AND active
          AND store_id IN (0, ${storeId}) ORDER BY store_id DESC LIMIT 1),
        (SELECT category_id FROM category_text
          WHERE url_path = ${path} AND store_id = ${storeId} LIMIT 1))
      ORDER BY category.position, category.id`),
  )
}
