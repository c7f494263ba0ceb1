import type { WireStory } from '../../../shared/contract/content/story'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { query, readNamed } from '../db/query'
import { allOf, listOf, type Sql, sql } from '../db/sql'
import {
  PUBLISHED,
  STORY_COLUMNS,
  type StoryEdition,
  type StoryRow,
  selectStories,
  toWireStory,
} from './select-stories'

export interface StoryList {
  /** Left out, every story. */
  startsWith?: string
  slugs?: string[]
  uuids?: string[]
  /** None of these, named by slug or uuid. */
  except?: string[]
  /** At least one of them. */
  tags?: string[]
  /** A final star stands for the rest. */
  excluding?: string[]
  excludingIds?: number[]
  /** Fields of the story, dotted for its content. */
  sort?: { field: string; isDescending: boolean }
  /** The more of the tags it shares, the earlier. */
  isByTags?: boolean
  size: number
  offset: number
}

/** Stories of a store that fit, and how many fit altogether. */
export async function listStories(
  db: Database,
  store: StoreView,
  list: StoryList,
  edition: StoryEdition = PUBLISHED,
): Promise<{ stories: WireStory[]; total: number }> {
  const found = sql`FROM (${selectStories(store, edition)}) AS found WHERE ${allOf(conditionsOf(list))}`
  const page = sql`SELECT ${STORY_COLUMNS} ${found} ORDER BY ${orderOf(list)}
    LIMIT ${list.size} OFFSET ${list.offset}`
  const { rows, counts } = await readNamed(db, {
    rows: query<StoryRow>(page),
    counts: query<{ total: number }>(sql`SELECT COUNT(*) AS total ${found}`),
  })
  return { stories: rows.map((row) => toWireStory(row, store)), total: counts[0]?.total ?? 0 }
}

function conditionsOf(list: StoryList): Sql[] {
  const { startsWith, slugs, uuids, except, tags, excluding = [], excludingIds = [] } = list
  return [
    ...(startsWith ? [sql`substr(full_slug, 1, length(${startsWith})) = ${startsWith}`] : []),
    ...(slugs ? [isNamed(slugs)] : []),
    ...(uuids ? [sql`uuid IN ${listOf(uuids)}`] : []),
    ...(except ? [sql`full_slug NOT IN ${listOf(except)} AND uuid NOT IN ${listOf(except)}`] : []),
    ...(tags ? [sql`${sharedTags(tags)} > 0`] : []),
    ...(excluding.length > 0 ? [sql`NOT ${isNamed(excluding)}`] : []),
    ...(excludingIds.length > 0 ? [sql`id NOT IN ${listOf(excludingIds)}`] : []),
  ]
}

/** One of these slugs, where a final star stands for any end. */
function isNamed(slugs: string[]): Sql {
  const exact = slugs.filter((slug) => !slug.endsWith('*'))
  const open = slugs.filter((slug) => slug.endsWith('*')).map((slug) => slug.slice(0, -1))
  return sql`(full_slug IN ${listOf(exact)} OR EXISTS (SELECT 1 FROM ${listOf(open)}
    WHERE substr(full_slug, 1, length(value)) = value))`
}

function sharedTags(tags: string[]): Sql {
  return sql`(SELECT COUNT(*) FROM json_each(body, '$.tag_list') AS tag
    WHERE tag.value IN ${listOf(tags)})`
}

function orderOf({ sort, tags, isByTags }: StoryList): Sql {
  const newest = sql`body ->> '$.first_published_at' DESC, id`
  if (isByTags && tags) return sql`${sharedTags(tags)} DESC, ${newest}`
  if (!sort) return newest
  const field = sql`body ->> ${`$.${sort.field}`}`
  return sort.isDescending ? sql`${field} DESC, id` : sql`${field}, id`
}
