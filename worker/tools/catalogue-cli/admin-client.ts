import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import {
  type AdminCall,
  type AdminCallName,
  type AdminInput,
  type AdminResult,
  adminCalls,
  MEDIA_PATH,
} from '../../../shared/contract/admin/admin-calls.ts'
import type {
  CatalogueDescription,
  ExportedPage,
  KnownProduct,
} from '../../../shared/contract/admin/catalogue-export.ts'
import type { ImportMode, ImportReport } from '../../../shared/contract/admin/import-run.ts'
import type { ShopRecords } from '../../../shared/contract/admin/shop-records.ts'
import { envelope, failureEnvelope } from '../../../shared/contract/wire/envelope.ts'

/** Part of a catalogue, as an importer writes it. */
export type CataloguePart = AdminInput<'stageImport'>['draft']

/** The admin API of a commerce Worker, local or deployed. */
export interface AdminClient {
  begin(mode: ImportMode): Promise<string>
  stage(runId: string, draft: CataloguePart): Promise<void>
  commit(runId: string): Promise<ImportReport>
  abort(runId: string): Promise<void>
  /** Adds what is not there yet beside the catalogue: reviews, customers, coupons and the like. */
  addRecords(records: ShopRecords): Promise<void>
  /** Steps of filling the new shop that are done. */
  filledSteps(): Promise<ReadonlySet<string>>
  markFilled(step: string): Promise<void>
  /** What the shop knows of attributes and categories. */
  describe(): Promise<CatalogueDescription>
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

/**
 * Every call throws with the Worker's own words when it is refused, and when what is answered is not
 * what the contract says.
 */
export function createAdminClient(baseUrl: string, key: string): AdminClient {
  const authorization = `Bearer ${key}`

  async function call<N extends AdminCallName>(
    name: N,
    input: AdminInput<N>,
  ): Promise<AdminResult<N>> {
    const { result } = await send(adminCalls[name], input)
    return result as AdminResult<N>
  }

  async function send({ method, path, result }: AdminCall, input: object) {
    const url = new URL(path, baseUrl)
    const init: RequestInit = { method, headers: { authorization } }
    if (method === 'POST') {
      init.headers = { authorization, 'content-type': 'application/json' }
      init.body = JSON.stringify(input)
    } else {
      for (const [field, value] of Object.entries(input)) url.searchParams.set(field, String(value))
    }
    const response = await ask(url, init)
    const text = await response.text()
    if (!response.headers.get('content-type')?.includes('json')) {
      throw new Error(`${path} answered ${response.status} and no JSON: ${text.slice(0, 200)}`)
    }
    const reply: unknown = JSON.parse(text)
    const refused = failureEnvelope.safeParse(reply)
    if (refused.success) {
      const { code, result: reason } = refused.data
      throw new Error(`${path} was refused (${code}): ${JSON.stringify(reason)}`)
    }
    const parsed = envelope(result).safeParse(reply)
    if (parsed.success) return parsed.data
    throw new Error(
      `${path} answered what this version does not know: ${z.prettifyError(parsed.error)}`,
    )
  }

  /** The report of a run that was swapped in while nobody heard the answer. */
  async function reportOf(runId: string): Promise<ImportReport | undefined> {
    const run = await call('findRun', { runId }).catch(() => undefined)
    if (run?.state !== 'done') return undefined
    return { staged: run.staged ?? 0, changed: run.changed ?? 0, removed: run.removed ?? 0 }
  }

  const mediaUrl = (path: string) =>
    new URL(`${MEDIA_PATH}/${path.split('/').map(encodeURIComponent).join('/')}`, baseUrl)

  async function addMedia(path: string, bytes: Uint8Array): Promise<void> {
    const init = { method: 'PUT', headers: { authorization }, body: bytes }
    const stored = await ask(mediaUrl(path), init)
    const reply = await stored.text()
    if (!stored.ok) throw new Error(`${path} was refused: ${reply}`)
  }

  return {
    addMedia,
    begin: async (mode) => (await call('beginImport', { mode })).runId,
    async stage(runId, draft) {
      await call('stageImport', { runId, draft })
    },
    async commit(runId) {
      try {
        return await call('commitImport', { runId })
      } catch (error) {
        return (await reportOf(runId)) ?? Promise.reject(error)
      }
    },
    async abort(runId) {
      await call('abortImport', { runId })
    },
    async addRecords(records) {
      await call('addRecords', records)
    },
    filledSteps: async () => new Set((await call('listFilledSteps', {})).done),
    async markFilled(step) {
      await call('markStepFilled', { step })
    },
    describe: () => call('describeCatalogue', {}),
    skus: (after) => call('listSkus', { after }),
    products: (after) => call('exportProducts', after === null ? {} : { after }),
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

const AT_ONCE = 4

/** Does something with each, a few at the same time: as much as a Worker is asked for at once. */
export async function inParallel<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
