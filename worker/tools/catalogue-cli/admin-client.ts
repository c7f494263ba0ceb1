import { createHash } from 'node:crypto'
import type {
  AttributeDraft,
  CatalogueDraft,
  CategoryDraft,
} from '../../../shared/contract/admin/draft'
import type { ExportedPage } from '../../../shared/contract/admin/exported-product'
import type { KnownProduct } from '../../../shared/contract/admin/known-product'
import type { RecordsDraft } from '../../../shared/contract/admin/record-draft'

/** What a commit says of the catalogue it left. */
export interface ImportSummary {
  staged: number
  changed: number
  removed: number
}

/** The admin API of a commerce Worker, local or deployed. */
export interface AdminClient {
  begin(mode: 'replace' | 'merge'): Promise<string>
  stage(runId: string, draft: Partial<CatalogueDraft>): Promise<void>
  commit(runId: string): Promise<ImportSummary>
  abort(runId: string): Promise<void>
  /** Adds what is not there yet beside the catalogue: reviews, customers, coupons and the like. */
  loadRecords(draft: RecordsDraft): Promise<void>
  /** Steps of filling the new shop that are done. */
  filled(): Promise<ReadonlySet<string>>
  markFilled(step: string): Promise<void>
  /** What the shop knows of attributes and categories. */
  known(): Promise<{ attributes: AttributeDraft[]; categories: CategoryDraft[] }>
  /** What others may refer to, in the order of their ids. */
  skus(after: number): Promise<KnownProduct[]>
  /** Some products in the order of the source: the first, or those behind `after`. */
  products(after: string | null): Promise<ExportedPage>
  /** The bytes of a picture; undefined where there is none. */
  getMedia(path: string): Promise<Uint8Array | undefined>
  hasMedia(path: string): Promise<boolean>
  /** Uploads a picture unless the same bytes lie there; answers whether it did. */
  putMedia(path: string, bytes: Uint8Array): Promise<boolean>
  /** Uploads a picture without asking what lies there. */
  addMedia(path: string, bytes: Uint8Array): Promise<void>
}

/** Every call throws with the Worker's own words when it is refused. */
export function createAdminClient(baseUrl: string, key: string): AdminClient {
  const authorization = `Bearer ${key}`

  async function call(path: string, body: unknown): Promise<unknown> {
    const headers = { authorization, 'content-type': 'application/json' }
    return unwrap(path, { method: 'POST', headers, body: JSON.stringify(body) })
  }

  async function unwrap(path: string, init: RequestInit): Promise<unknown> {
    const response = await ask(new URL(path, baseUrl), init)
    const text = await response.text()
    if (!response.headers.get('content-type')?.includes('json')) {
      throw new Error(`${path} answered ${response.status} and no JSON: ${text.slice(0, 200)}`)
    }
    const envelope = JSON.parse(text) as { code: number; result: unknown }
    if (envelope.code === 200) return envelope.result
    throw new Error(`${path} was refused (${envelope.code}): ${JSON.stringify(envelope.result)}`)
  }

  /** What a run came to that was swapped in while nobody heard the answer. */
  async function summaryOf(runId: string): Promise<ImportSummary | undefined> {
    const query = `/admin/import/run?runId=${encodeURIComponent(runId)}`
    const run = await unwrap(query, { headers: { authorization } }).catch(() => undefined)
    const { state, ...summary } = (run ?? {}) as ImportSummary & { state?: string }
    return state === 'done' ? summary : undefined
  }

  const mediaUrl = (path: string) =>
    new URL(`/admin/media/${path.split('/').map(encodeURIComponent).join('/')}`, baseUrl)

  async function addMedia(path: string, bytes: Uint8Array): Promise<void> {
    const init = { method: 'PUT', headers: { authorization }, body: bytes }
    const stored = await ask(mediaUrl(path), init)
    const said = await stored.text()
    if (!stored.ok) throw new Error(`${path} was refused: ${said}`)
  }

  return {
    addMedia,
    async begin(mode) {
      return ((await call('/admin/import/begin', { mode })) as { runId: string }).runId
    },
    async stage(runId, draft) {
      const whole = { attributes: [], categories: [], products: [], ...draft }
      await call('/admin/import/stage', { runId, draft: whole })
    },
    async commit(runId) {
      try {
        return (await call('/admin/import/commit', { runId })) as ImportSummary
      } catch (error) {
        return (await summaryOf(runId)) ?? Promise.reject(error)
      }
    },
    async abort(runId) {
      await call('/admin/import/abort', { runId })
    },
    async loadRecords(draft) {
      await call('/admin/records', draft)
    },
    async filled() {
      const filling = await unwrap('/admin/filling', { headers: { authorization } })
      return new Set((filling as { done: string[] }).done)
    },
    async markFilled(step) {
      await call('/admin/filling', { step })
    },
    async known() {
      const described = await unwrap('/admin/export/catalogue', { headers: { authorization } })
      return described as Awaited<ReturnType<AdminClient['known']>>
    },
    async skus(after) {
      const skus = await unwrap(`/admin/export/skus?after=${after}`, { headers: { authorization } })
      return skus as KnownProduct[]
    },
    async products(after) {
      const query = after === null ? '' : `?after=${after}`
      const page = await unwrap(`/admin/export/products${query}`, { headers: { authorization } })
      return page as ExportedPage
    },
    async getMedia(path) {
      const url = new URL(`/media/${path.split('/').map(encodeURIComponent).join('/')}`, baseUrl)
      const found = await ask(url, {})
      if (found.ok) return new Uint8Array(await found.arrayBuffer())
      await found.body?.cancel()
      return undefined
    },
    async hasMedia(path) {
      return (await ask(mediaUrl(path), { method: 'HEAD', headers: { authorization } })).ok
    },
    async putMedia(path, bytes) {
      const known = await ask(mediaUrl(path), { method: 'HEAD', headers: { authorization } })
      const md5 = createHash('md5').update(bytes).digest('hex')
      if (known.headers.get('etag')?.includes(md5)) return false
      await addMedia(path, bytes)
      return true
    },
  }
}

/**
 * Asks once more when the connection broke: a busy machine closes those that waited too long. What
 * is asked for twice is done once.
 */
async function ask(url: URL, init: RequestInit): Promise<Response> {
  const again = () => fetch(url, init)
  return again()
    .catch(again)
    .catch((cause: unknown) => {
      throw new Error(`${url.origin} does not answer`, { cause })
    })
}
