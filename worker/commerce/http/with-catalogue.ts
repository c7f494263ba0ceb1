import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { OPENING, OPENING_RETRY_SECONDS } from '../../../shared/contract/opening'
import type { Database } from '../db/databases'
import { DERIVING } from '../db/derived-version'
import { readFirst } from '../db/query'
import { sql } from '../db/sql'
import type { CommerceEnv } from '../env'
import { browse } from './browse'

/** How long a shop that was seen open is taken for open, in ms: a migration may close it at any time. */
const REUSE_MS = 10_000

/** Until when databases are taken for ready, by the clock of this isolate. */
const readyUntil = new WeakMap<Database, number>()

/**
 * Answers 503 until the first catalogue is imported, and while a new release derives its lists from the
 * catalogue that is there, so that no empty shop is shown or cached.
 */
export const withCatalogue = createMiddleware<CommerceEnv>(async function waitForOpening(c, next) {
  if (await isReady(c)) return await next()
  c.header('retry-after', String(OPENING_RETRY_SECONDS))
  c.header('cache-control', 'no-store')
  const result = 'The shop is being filled'
  return c.json({ code: 503, result, meta: { reason: OPENING } }, 503)
})

async function isReady(c: Context<CommerceEnv>): Promise<boolean> {
  const { CATALOGUE } = c.env
  if (Date.now() < (readyUntil.get(CATALOGUE) ?? 0)) return true
  const lists = sql`
    SELECT 1 FROM derived_version
    WHERE name = 'lists' AND version <> '' AND version NOT LIKE ${`${DERIVING}%`}
      AND EXISTS (SELECT 1 FROM import_run WHERE state = 'done')`
  const isOpen = (await readFirst(await browse(c), lists)) !== null
  if (isOpen) readyUntil.set(CATALOGUE, Date.now() + REUSE_MS)
  return isOpen
}
