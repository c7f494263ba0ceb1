// The commerce Worker in this process, on databases in memory.
import type { CatalogueDraft } from '../../shared/contract/admin/catalogue-draft'
import { createApp, createPublicApp } from '../../worker/commerce/app'
import type { Bindings } from '../../worker/commerce/env'
import { ADMIN_KEY } from './admin-key'
import { createDatabases, type MemoryDatabases } from './d1-in-memory'
import { createR2 } from './r2-in-memory'
import { writeCatalogue } from './write-catalogue'

/** What reads published stories, and what reads drafts too. */
export const STORY_TOKEN = 'public-stories'
export const STORY_PREVIEW_TOKEN = 'preview-stories'
/** What signs links of editors, for which space, and what a storefront shows on the network. */
export const STORY_SIGNING_KEY = 'signs-links'
const STORY_SPACE_ID = '55'
export const COMMERCE_KEY = 'shared-by-both-workers'

export type CommerceShop = Awaited<ReturnType<typeof openCommerceShop>>

/** A shop with a catalogue. */
export async function openCommerceShop(draft: CatalogueDraft, databases = createDatabases()) {
  const written = await writeCatalogue(databases, draft, 'replace')
  if (!written.ok) throw new Error(JSON.stringify(written.error))
  return serveCommerce(databases)
}

/**
 * The Worker over databases as they are. `fetch` comes by the storefront's binding, `fetchFromOutside`
 * over the network; `settle` waits for what the Worker does after it has answered.
 */
export function serveCommerce(databases: MemoryDatabases, vars: Partial<Bindings> = {}) {
  const [inside, outside] = [createApp(), createPublicApp()]
  const env = {
    CATALOGUE: databases.catalogue,
    SALES: databases.sales,
    MEDIA: createR2(),
    ADMIN_KEY,
    COMMERCE_KEY,
    STORY_TOKEN,
    STORY_PREVIEW_TOKEN,
    STORY_SIGNING_KEY,
    STORY_SPACE_ID,
    SANDBOX_PAYMENTS: 'on',
    ...vars,
  }
  const pending: Promise<unknown>[] = []
  const context = {
    waitUntil: (promise: Promise<unknown>) => void pending.push(promise),
    passThroughOnException: () => undefined,
    props: {},
  }
  const through =
    (app: typeof inside) =>
    async (path: string, init?: RequestInit): Promise<Response> =>
      await app.request(`http://commerce.test${path}`, init, env, context as never)
  const settle = async () => {
    const settled = await Promise.allSettled(pending.splice(0))
    const failed = settled.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  }
  const { MEDIA: bucket } = env
  const fetches = { fetch: through(inside), fetchFromOutside: through(outside) }
  return { ...databases, env, bucket, ...fetches, settle }
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
