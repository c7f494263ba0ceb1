import type { WireStory } from '../../../shared/contract/content/story'
import type { StoreView } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import type { Database } from '../db/databases'
import { query, readFirst } from '../db/query'
import { type Sql, sql } from '../db/sql'
import {
  PUBLISHED,
  STORY_COLUMNS,
  type StoryEdition,
  type StoryRow,
  selectStories,
  toWireStory,
} from './select-stories'

/** The story at a slug, the store's own before that of all; null when there is none. */
export async function findStory(
  db: Database,
  store: StoreView,
  slug: string,
  edition: StoryEdition = PUBLISHED,
): Promise<WireStory | null> {
  return await findWhere(db, store, edition, sql`full_slug = ${toFullSlug(slug)}`)
}

/** The same by number or by uuid: in the language of the store, whichever language it names. */
export async function findStoryById(
  db: Database,
  store: StoreView,
  id: number | string,
  edition: StoryEdition = PUBLISHED,
): Promise<WireStory | null> {
  const isMeant = typeof id === 'number' ? sql`named.id = ${id}` : sql`named.uuid = ${id}`
  const slug = sql`(SELECT named.full_slug FROM story AS named WHERE ${isMeant})`
  return await findWhere(db, store, edition, sql`full_slug = ${slug}`)
}

async function findWhere(
  db: Database,
  store: StoreView,
  edition: StoryEdition,
  condition: Sql,
): Promise<WireStory | null> {
  const stories = selectStories(store, edition)
  const row = await readFirst(
    db,
    query<StoryRow>(sql`SELECT ${STORY_COLUMNS} FROM (${stories}) AS found WHERE ${condition}`),
  )
  return row ? toWireStory(row, store) : null
}

/** Stories lie below the code of their store where a storefront writes it; nothing is home (contract 1.8). */
function toFullSlug(slug: string): string {
  const [first, ...below] = slug.split('/').filter(Boolean)
  const isStore = STORE_VIEWS.some(({ storeCode }) => storeCode === first)
  return (isStore ? below : [first, ...below]).join('/') || 'home'
}
