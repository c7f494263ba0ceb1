// Reads for browsing, from the nearest replica of the catalogue. A replica may be behind, and a page that
// is made again because of a change must not be made of the state before it. So each call carries a
// bookmark: how new the catalogue must be at least.
import type { Context } from 'hono'
import { CATALOGUE_BOOKMARK_HEADER } from '../../../shared/contract/wire/wire-names'
import type { Database } from '../db/databases'
import type { CommerceEnv } from '../env'

/** A replica that is not there by then is not waited for; nor is one that never will be. */
const PATIENCE_MS = 500

/** What the last bookmark was good for, by database: an isolate tries each of them once. */
const tried = new WeakMap<D1Database, { bookmark: string; isGood: boolean }>()

/** The catalogue from the nearest replica that is new enough, and never back in time within a session. */
export async function browse({ env, req }: Pick<Context<CommerceEnv>, 'env' | 'req'>) {
  return await openSession(env.CATALOGUE, req.header(CATALOGUE_BOOKMARK_HEADER))
}

/**
 * A bookmark that leads nowhere, because it is of another database or none at all, or because a replica
 * is far behind, means that the primary is asked: it knows of every write.
 */
async function openSession(db: D1Database, bookmark = ''): Promise<Database> {
  if (bookmark === '') return db.withSession('first-unconstrained')
  const known = tried.get(db)
  const isGood = known?.bookmark === bookmark ? known.isGood : await answers(db, bookmark)
  tried.set(db, { bookmark, isGood })
  return db.withSession(isGood ? bookmark : 'first-primary')
}

async function answers(db: D1Database, bookmark: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), PATIENCE_MS)
  const asked = db.withSession(bookmark).prepare('SELECT 1').run()
  asked.then(
    () => resolve(true),
    () => resolve(false),
  )
  const isGood = await promise
  clearTimeout(timer)
  return isGood
}
