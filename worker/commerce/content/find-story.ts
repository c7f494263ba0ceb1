import type { WireStory } from '../../../shared/contract/story'
import type { StoreView } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import { sql, toStatement } from '../sql'

interface StoryRow {
  id: number
  uuid: string
  published: string
}

/** The published story at a slug, the store's own before that of all; null when there is none. */
export async function findStory(
  db: D1Database,
  store: StoreView,
  slug: string,
): Promise<WireStory | null> {
  const row = await toStatement(
    db,
    sql`SELECT id, uuid, published FROM story
      WHERE full_slug = ${toFullSlug(slug)} AND store_id IN (0, ${store.storeId})
        AND published IS NOT NULL
      ORDER BY store_id DESC LIMIT 1`,
  ).first<StoryRow>()
  if (row === null) return null
  const { id, uuid } = row
  return { ...JSON.parse(row.published), id, uuid, lang: store.i18n.defaultLanguage }
}

/** Nothing, and a store code alone, mean home (contract 1.8). */
function toFullSlug(slug: string): string {
  const trimmed = slug.replace(/^\/+|\/+$/g, '')
  const isStore = STORE_VIEWS.some(({ storeCode }) => storeCode === trimmed)
  return trimmed === '' || isStore ? 'home' : trimmed
}
