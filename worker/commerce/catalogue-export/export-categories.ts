import type { CategoryDraft } from '../../../shared/contract/admin/catalogue-draft'
import { toPerStore } from '../catalogue/to-per-store'
import type { Database } from '../db/databases'
import { query, readNamed } from '../db/query'
import { sql } from '../db/sql'

interface CategoryRow {
  id: number
  source_path: string
  position: number
  is_active: number
  include_in_menu: number
  display_mode: CategoryDraft['displayMode']
  image: string
}

interface TextRow {
  category_id: number
  store_id: number
  name: string
  url_key: string
  description: string
  seo_text: string
  meta_title: string
  meta_description: string
}

const QUERIES = {
  categories: query<CategoryRow>(sql`
    SELECT id, source_path, position, is_active, include_in_menu, display_mode, image
    FROM category ORDER BY level, position, id`),
  texts: query<TextRow>(sql`
    SELECT category_id, store_id, name, url_key, description, seo_text, meta_title,
      meta_description
    FROM category_text`),
}

/** All categories, those above before those below, as they would be imported. */
export async function exportCategories(db: Database): Promise<CategoryDraft[]> {
  const { categories, texts } = await readNamed(db, QUERIES)
  const textsOf = Map.groupBy(texts, ({ category_id }) => category_id)
  return categories.map((row) => toDraft(row, textsOf.get(row.id) ?? []))
}

function toDraft(row: CategoryRow, texts: readonly TextRow[]): CategoryDraft {
  const text = (column: keyof Omit<TextRow, 'category_id' | 'store_id'>) =>
    toPerStore(texts, (own) => own[column]) ?? { all: '' }
  return {
    path: row.source_path,
    name: text('name'),
    urlKey: text('url_key'),
    description: text('description'),
    seoText: text('seo_text'),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    image: row.image,
    position: row.position,
    isActive: row.is_active === 1,
    isInMenu: row.include_in_menu === 1,
    displayMode: row.display_mode,
  }
}
