import { type Query, query } from '../db/query'
import { type Sql, sql } from '../db/sql'

/** A category with its texts in one store. */
export interface CategoryTextRow {
  id: number
  parent_id: number | null
  level: number
  path: string
  position: number
  is_active: number
  include_in_menu: number
  display_mode: string
  image: string
  name: string
  url_key: string
  url_path: string
  description: string
  seo_text: string
  meta_title: string
  meta_description: string
  product_count: number
  children_count: number
}

/** How many products the category `item` lists: a row is read for each, so it is asked for by itself. */
export const PRODUCT_COUNT = sql`(
  SELECT COUNT(*) FROM category_listing WHERE category_id = item.id)`

/** All categories of a store as rows of CategoryTextRow but for that, to be narrowed as `item`. */
export function categoriesOf(storeId: number): Sql {
  return sql`(
    SELECT category.id, parent_id, level, path, position, is_active, include_in_menu, display_mode,
      image, name, url_key, url_path, description, seo_text, meta_title, meta_description,
      (SELECT COUNT(*) FROM category AS child
        WHERE child.parent_id = category.id AND child.is_active) AS children_count
    FROM category JOIN category_text AS text
      ON text.category_id = category.id AND text.store_id = ${storeId})`
}

/** The path of a category in one store. */
export interface CategoryPathRow {
  category_id: number
  store_id: number
  url_path: string
}

/** The paths of some categories in all stores. */
export function selectCategoryPaths(ids: Sql): Query<CategoryPathRow> {
  return query(sql`
    SELECT category_id, store_id, url_path FROM category_text WHERE category_id IN ${ids}`)
}
