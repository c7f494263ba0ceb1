// The commerce Worker in this process, on databases in memory.
import type { CatalogueDraft } from '../../shared/contract/admin/catalogue-draft'
import { createApp, createPublicApp } from '../../worker/commerce/app'
import { ADMIN_KEY } from './admin-key'
import { createDatabases } from './d1-in-memory'
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

/**
 * A shop with a catalogue. `fetch` comes by the storefront's binding, `fetchFromOutside` over the
 * network; `settle` waits for what the Worker does after it has answered.
 */
export async function openCommerceShop(draft: CatalogueDraft, databases = createDatabases()) {
  const written = await writeCatalogue(databases, draft, 'replace')
  if (!written.ok) throw new Error(JSON.stringify(written.error))
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
    await Promise.all(pending.splice(0))
  }
  const { MEDIA: bucket } = env
  const fetches = { fetch: through(inside), fetchFromOutside: through(outside) }
  return { ...databases, bucket, ...fetches, settle }
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
