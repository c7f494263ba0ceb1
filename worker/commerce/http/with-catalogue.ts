import { createMiddleware } from 'hono/factory'
import { OPENING, OPENING_RETRY_SECONDS } from '../../../shared/contract/opening'
import type { Database } from '../db/databases'
import { readFirst } from '../db/query'
import { sql } from '../db/sql'
import type { CommerceEnv } from '../env'
import { browse } from './browse'

/** Databases that were seen with lists: those of a catalogue are never taken away under a running release. */
const filled = new WeakSet<Database>()

/**
 * Answers 503 until the first catalogue is imported, and while a new release derives its lists from the
 * catalogue that is there, so that no empty shop is shown or cached.
 */
export const withCatalogue = createMiddleware<CommerceEnv>(async function waitForOpening(c, next) {
  const { CATALOGUE } = c.env
  if (filled.has(CATALOGUE) || (await hasLists(await browse(c)))) {
    filled.add(CATALOGUE)
    return await next()
  }
  c.header('retry-after', String(OPENING_RETRY_SECONDS))
  c.header('cache-control', 'no-store')
  const result = 'The shop is being filled'
  return c.json({ code: 503, result, meta: { reason: OPENING } }, 503)
})

async function hasLists(db: Database): Promise<boolean> {
  const lists = sql`
    SELECT 1 FROM derived_version WHERE name = 'lists' AND version <> ''
    AND EXISTS (SELECT 1 FROM import_run WHERE state = 'done')`
  return (await readFirst(db, lists)) !== null
}
