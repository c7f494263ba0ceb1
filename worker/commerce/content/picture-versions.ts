// Browsers keep a picture for a year. So a picture that was replaced gets another address: its path
// with a version, put in wherever an answer names it.
import { createMiddleware } from 'hono/factory'
import { EVERY_TAG, PICTURE_VERSION_LENGTH, pictureTag } from '../../../shared/contract/change-tags'
import { NOTE_TAGS } from '../changes/note-tags'
import type { Database } from '../db/databases'
import { turnVersion } from '../db/derived-version'
import { query, readAll } from '../db/query'
import { listOf, sql, toStatement } from '../db/sql'
import type { CommerceEnv } from '../env'
import { browse } from '../http/browse'

/** A path of a picture that is all of a text in JSON, with or without /media before it. */
const PICTURE = /"(?:\/?media\/)?([\w./-]{1,400}\.(?:avif|gif|jpe?g|pdf|png|svg|webp))"/gi

/** The pages of products that show it; a picture of anything else may stand on every page. */
const NOTE_PAGES = `
  ${NOTE_TAGS}
  WITH shown AS MATERIALIZED (
    SELECT product.id, product.parent_id FROM product_media
    JOIN product ON product.id = product_id WHERE path = ?1)
  SELECT 'P' || id FROM shown
  UNION SELECT 'P' || parent_id FROM shown WHERE parent_id IS NOT NULL
  UNION SELECT '${EVERY_TAG}' WHERE NOT EXISTS (SELECT 1 FROM shown)`

/** Remembers that there are other bytes at a path now, named by their ETag. */
export async function noteReplaced(db: Database, path: string, etag: string): Promise<void> {
  const version = etag.slice(0, PICTURE_VERSION_LENGTH)
  await db.batch([
    toStatement(
      db,
      sql`INSERT INTO picture_version (path, version) VALUES (${path}, ${version})
        ON CONFLICT (path) DO UPDATE SET version = excluded.version`,
    ),
    db.prepare(`${NOTE_TAGS} VALUES (?1)`).bind(pictureTag(path)),
    db.prepare(NOTE_PAGES).bind(path),
    turnVersion(db, 'pictures'),
  ])
}

/** Adds `?v=` to the pictures of an answer that were replaced. */
export const withPictureVersions = createMiddleware<CommerceEnv>(async (c, next) => {
  await next()
  if (!c.res.headers.get('content-type')?.includes('application/json')) return
  const held = c.get('replacedPictures')
  if (held?.size === 0) return
  const text = await c.res.clone().text()
  const paths = new Set(Array.from(text.matchAll(PICTURE), ([, path = '']) => path))
  if (paths.size === 0) return
  const versions = held ?? (await loadVersions(await browse(c), [...paths]))
  if (versions.size === 0) return
  const versioned = text.replace(PICTURE, (quoted, path: string) => {
    const version = versions.get(path)
    return version === undefined ? quoted : `${quoted.slice(0, -1)}?v=${version}"`
  })
  c.res = new Response(versioned, c.res)
})

async function loadVersions(db: Database, paths: string[]): Promise<Map<string, string>> {
  const versions = await readAll(
    db,
    query<{ path: string; version: string }>(
      sql`SELECT path, version FROM picture_version WHERE path IN ${listOf(paths)}`,
    ),
  )
  return new Map(versions.map(({ path, version }) => [path, version]))
}
