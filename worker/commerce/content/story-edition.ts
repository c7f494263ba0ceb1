import { type Sql, sql } from '../db/sql'

/** What is out, what editors work on, or what a release will bring. */
export type StoryEdition =
  | { kind: 'published' }
  | { kind: 'draft' }
  | { kind: 'release'; release: number }

export const PUBLISHED: StoryEdition = { kind: 'published' }

/** The column, or the lookup, that holds the body of a story in an edition. */
export function bodyIn(edition: StoryEdition): Sql {
  if (edition.kind === 'published') return sql`story.published`
  if (edition.kind === 'draft') return sql`story.draft`
  return sql`COALESCE((SELECT body FROM story_release
    WHERE story_id = story.id AND release_id = ${edition.release}), story.draft)`
}
