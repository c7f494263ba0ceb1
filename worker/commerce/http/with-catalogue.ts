import { createMiddleware } from 'hono/factory'
import { OPENING, OPENING_RETRY_SECONDS } from '../../../shared/contract/opening'
import type { Database } from '../db/databases'
import { readFirst } from '../db/query'
import { sql } from '../db/sql'
import type { CommerceEnv } from '../env'
import { browse } from './browse'

/** Databases that were seen with a catalogue: one that was swapped in is never taken away again. */
const filled = new WeakSet<Database>()

/** Answers 503 until the first catalogue is imported, so that no empty shop is shown or cached. */
export const withCatalogue = createMiddleware<CommerceEnv>(async function waitForOpening(c, next) {
  const { CATALOGUE } = c.env
  if (filled.has(CATALOGUE) || (await hasCatalogue(await browse(c)))) {
    filled.add(CATALOGUE)
    return await next()
  }
  c.header('retry-after', String(OPENING_RETRY_SECONDS))
  c.header('cache-control', 'no-store')
  const result = 'The shop is being filled for the first time'
  return c.json({ code: 503, result, meta: { reason: OPENING } }, 503)
})

async function hasCatalogue(db: Database): Promise<boolean> {
  const run = sql`SELECT 1 FROM import_run WHERE state = 'done' LIMIT 1`
  return (await readFirst(db, run)) !== null
}
