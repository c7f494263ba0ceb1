import type { StoreView } from '../../../shared/store-view/store-view'
import { type Sql, sql } from '../db/sql'
import { bodyIn, type StoryEdition } from './story-edition'

export interface StoryRow {
  id: number
  uuid: string
  body: string
}

/**
 * The stories of a store in an edition: its own, and those of all that it has no own of. SQLite
 * takes the columns beside a lone MAX from the row that has the maximum.
 */
export function selectStories(store: StoreView, edition: StoryEdition): Sql {
  return sql`SELECT id, uuid, full_slug, ${bodyIn(edition)} AS body, MAX(store_id)
    FROM story
    WHERE store_id IN (0, ${store.storeId}) AND ${bodyIn(edition)} IS NOT NULL
    GROUP BY full_slug`
}
