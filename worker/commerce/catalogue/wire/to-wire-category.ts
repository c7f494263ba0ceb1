import { STORE_VIEWS } from '../../../../shared/store-view/store-views'
import type { CategoryPathRow, CategoryTextRow } from '../category-rows'

/** The root above the top categories: it has an id and nothing else. */
const ROOT_ID = 1

/** A category of the contract (spec 3). */
export function toWireCategory(row: CategoryTextRow, paths: readonly CategoryPathRow[]) {
  return {
    id: row.id,
    name: row.name,
    parent_id: row.parent_id ?? ROOT_ID,
    parent_ids: row.path.split('/').slice(0, -1),
    level: row.level,
    is_active: row.is_active === 1,
    include_in_menu: row.include_in_menu === 1,
    product_count: row.product_count,
    children_count: row.children_count,
    position: row.position,
    path: `${ROOT_ID}/${row.path}`,
    slug: row.url_key,
    url_key: row.url_key,
    url_path: row.url_path,
    description: row.description,
    seo_text: row.seo_text,
    meta_title: row.meta_title,
    meta_description: row.meta_description,
    display_mode: row.display_mode,
    image: row.image,
    alternates: paths.flatMap(toAlternate),
  }
}

function toAlternate({ store_id, url_path }: CategoryPathRow) {
  const store = STORE_VIEWS.find(({ storeId }) => storeId === store_id)
  return store ? [{ store_code: store.storeCode, url_path }] : []
}
