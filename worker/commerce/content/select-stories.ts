import { toStoreId } from '../../../shared/contract/admin/per-store'
import type { WireStory } from '../../../shared/contract/content/story'
import type { StoreView } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import { type Sql, sql } from '../db/sql'

/** What is out, what editors work on, or what a release will bring. */
export type StoryEdition =
  | { kind: 'published' }
  | { kind: 'draft' }
  | { kind: 'release'; release: number }

export const PUBLISHED: StoryEdition = { kind: 'published' }

export interface StoryRow {
  id: number
  uuid: string
  body: string
  /** As JSON: the stores that have it published, 0 for all. */
  stores: string
}

/** What is read of each story of `selectStories` AS found. */
export const STORY_COLUMNS: Sql = sql`id, uuid, body, (
  SELECT json_group_array(store_id) FROM story
  WHERE story.full_slug = found.full_slug AND published IS NOT NULL) AS stores`

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

/** The column, or the lookup, that holds the body of a story in an edition. */
function bodyIn(edition: StoryEdition): Sql {
  if (edition.kind === 'published') return sql`story.published`
  if (edition.kind === 'draft') return sql`story.draft`
  return sql`COALESCE((SELECT body FROM story_release
    WHERE story_id = story.id AND release_id = ${edition.release}), story.draft)`
}

/** A row as the CMS would answer it: what we do not keep is there with its empty value. */
export function toWireStory({ id, uuid, body, stores }: StoryRow, store: StoreView): WireStory {
  const story = {
    position: 0,
    is_startpage: false,
    parent_id: 0,
    group_id: uuid,
    alternates: [],
    ...JSON.parse(body),
    id,
    uuid,
    lang: store.i18n.defaultLanguage,
  }
  return { ...story, translated_slugs: slugsIn(story, new Set<number>(JSON.parse(stores))) }
}

/** Where it is not in all stores, the languages in which it is; as Storyblok tells them. */
function slugsIn(
  { full_slug: path }: WireStory,
  stores: ReadonlySet<number>,
): NonNullable<WireStory['translated_slugs']> {
  if (stores.has(toStoreId('all'))) return []
  const slugs = STORE_VIEWS.map(({ storeId, i18n }) => ({
    path,
    lang: i18n.defaultLanguage,
    published: stores.has(storeId),
  }))
  return slugs.some(({ published }) => !published) ? slugs : []
}
