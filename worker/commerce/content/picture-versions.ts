// Browsers keep a picture for a year. So a picture that was replaced gets another address: its path
// with a version, put in wherever an answer names it.
import { createMiddleware } from 'hono/factory'
import type { CommerceEnv } from '../env'
import { listOf, sql, toStatement } from '../sql'

const VERSION_LENGTH = 8
/** A path of a picture that is all of a text in JSON, with or without /media before it. */
const PICTURE = /"(?:\/?media\/)?([\w./-]{1,400}\.(?:avif|gif|jpe?g|png|svg|webp))"/gi

/** Remembers that there are other bytes at a path now, named by their ETag. */
export async function noteReplaced(db: D1Database, path: string, etag: string): Promise<void> {
  const version = etag.slice(0, VERSION_LENGTH)
  await toStatement(
    db,
    sql`INSERT INTO picture_version (path, version) VALUES (${path}, ${version})
      ON CONFLICT (path) DO UPDATE SET version = excluded.version`,
  ).run()
}

/** Adds `?v=` to the pictures of an answer that were replaced. */
export const withPictureVersions = createMiddleware<CommerceEnv>(async (c, next) => {
  await next()
  if (!c.res.headers.get('content-type')?.includes('application/json')) return
  const text = await c.res.clone().text()
  const paths = new Set(Array.from(text.matchAll(PICTURE), ([, path = '']) => path))
  if (paths.size === 0) return
  const versions = await loadVersions(c.env.DB, [...paths])
  if (versions.size === 0) return
  const versioned = text.replace(PICTURE, (quoted, path: string) => {
    const version = versions.get(path)
    return version === undefined ? quoted : `${quoted.slice(0, -1)}?v=${version}"`
  })
  c.res = new Response(versioned, c.res)
})

async function loadVersions(db: D1Database, paths: string[]): Promise<Map<string, string>> {
  const { results } = await toStatement(
    db,
    sql`SELECT path, version FROM picture_version WHERE path IN ${listOf(paths)}`,
  ).all<{ path: string; version: string }>()
  return new Map(results.map(({ path, version }) => [path, version]))
}
