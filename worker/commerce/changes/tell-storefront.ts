// Sends the tags of what has changed to the storefront. Tags stay noted until the storefront has
// confirmed them, and are sent again by the next change and by the clock. Sending twice is harmless.
import { EVERY_TAG } from '../../../shared/contract/change-tags'
import {
  MAX_PURGED_TAGS,
  PURGE_PATH,
  SIGNATURE_HEADER,
} from '../../../shared/contract/purge-message'
import { signPurge } from '../../../shared/signing/purge-signature'
import type { Database } from '../db/databases'
import { query, readAll, readFirst } from '../db/query'
import { sql } from '../db/sql'
import type { Bindings } from '../env'

export type NewsBindings = Pick<
  Bindings,
  'CATALOGUE' | 'STOREFRONT' | 'STOREFRONT_URL' | 'PURGE_KEY'
>

/** A call over a binding needs a host name, which is never resolved. */
const BINDING_URL = 'https://storefront.internal'
const TIME_LIMIT_MS = 4000

/** Pauses before it is sent again to a storefront that did not confirm, in ms. */
const PAUSES_MS = [500, 1500, 4000]

interface Waiting {
  tags: string[]
  /** These tags cover every row up to this id. */
  last: number
}

/** Sends until the storefront has confirmed, a few times at most. */
export async function tellStorefront(env: NewsBindings, pause = waitFor): Promise<void> {
  if (await tellOnce(env)) return
  for (const ms of PAUSES_MS) {
    await pause(ms)
    if (await tellOnce(env)) return
  }
  console.warn(JSON.stringify({ event: 'storefront-not-told' }))
}

function waitFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Whether nothing is left to be sent. */
async function tellOnce(env: NewsBindings): Promise<boolean> {
  const session = env.CATALOGUE.withSession('first-primary')
  const waiting = await findWaiting(session)
  if (!waiting) return true
  // Read together with the tags, so it is of the changes themselves or later.
  if (await isHeard(env, { tags: waiting.tags, bookmark: session.getBookmark() ?? undefined })) {
    await env.CATALOGUE.prepare('DELETE FROM changed_tag WHERE id <= ?1').bind(waiting.last).run()
    return true
  }
  return false
}

async function findWaiting(db: Database): Promise<Waiting | null> {
  const noted = await readAll(
    db,
    query<{ id: number; tag: string }>(
      sql`SELECT id, tag FROM changed_tag ORDER BY id LIMIT ${MAX_PURGED_TAGS + 1}`,
    ),
  )
  const last = noted.at(-1)?.id
  if (last === undefined) return null
  const tags = noted.map(({ tag }) => tag)
  if (tags.length <= MAX_PURGED_TAGS && !tags.includes(EVERY_TAG)) return { tags, last }
  const newest = await readFirst(
    db,
    query<{ id: number | null }>(sql`SELECT MAX(id) AS id FROM changed_tag`),
  )
  return { tags: [EVERY_TAG], last: newest?.id ?? last }
}

/** Without a key there is no storefront to notify, and nothing to keep for later. */
async function isHeard(
  env: NewsBindings,
  message: { tags: string[]; bookmark: string | undefined },
): Promise<boolean> {
  if (!env.PURGE_KEY || !(env.STOREFRONT_URL || env.STOREFRONT)) return true
  const body = JSON.stringify(message)
  try {
    const response = await toStorefront(env)(
      new URL(PURGE_PATH, env.STOREFRONT_URL || BINDING_URL),
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: await signPurge(env.PURGE_KEY, body, Date.now()),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      },
    )
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/** Over the network where it has an address, else over the binding. */
function toStorefront({ STOREFRONT, STOREFRONT_URL }: NewsBindings): typeof fetch {
  if (STOREFRONT_URL || !STOREFRONT) return (input, init) => fetch(input, init)
  return (input, init) => STOREFRONT.fetch(input, init)
}
