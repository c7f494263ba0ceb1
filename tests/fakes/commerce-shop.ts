// The commerce Worker in this process, on databases in memory.
import type { D1Database } from '@cloudflare/workers-types'
import { createApp } from '../../worker/commerce/app'
import type { CatalogueDraft } from '../../worker/commerce/catalogue/draft'
import { writeCatalogue } from '../../worker/commerce/catalogue/write-catalogue'
import { ADMIN_KEY } from './admin-key'
import { createD1 } from './d1-in-memory'
import { createR2 } from './r2-in-memory'

/** What reads published stories, and what reads drafts too. */
export const STORY_TOKEN = 'public-stories'
export const STORY_PREVIEW_TOKEN = 'preview-stories'

export type CommerceShop = Awaited<ReturnType<typeof openCommerceShop>>

/** A shop with a catalogue; `settle` waits for what the Worker does after it has answered. */
export async function openCommerceShop(draft: CatalogueDraft, db: D1Database = createD1().db) {
  const written = await writeCatalogue(db, draft, 'replace')
  if (!written.ok) throw new Error(JSON.stringify(written.error))
  const app = createApp()
  const env = { DB: db, MEDIA: createR2(), ADMIN_KEY, STORY_TOKEN, STORY_PREVIEW_TOKEN }
  const pending: Promise<unknown>[] = []
  const context = {
    waitUntil: (promise: Promise<unknown>) => void pending.push(promise),
    passThroughOnException: () => undefined,
    props: {},
  }
  const fetch = async (path: string, init?: RequestInit): Promise<Response> =>
    await app.request(`http://commerce.test${path}`, init, env, context as never)
  const settle = async () => {
    await Promise.all(pending.splice(0))
  }
  return { db, fetch, settle }
}

/** Posts JSON and reads the answer as JSON. */
export async function postJson(
  shop: Pick<CommerceShop, 'fetch'>,
  path: string,
  body: unknown,
  headers = {},
) {
  const response = await shop.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
