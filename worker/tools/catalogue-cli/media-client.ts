import { createHash } from 'node:crypto'
import { MEDIA_PATH } from '../../../shared/contract/admin/admin-calls.ts'
import type { AdminTransport } from './admin-transport.ts'

/** The pictures and files of a shop, as the admin API takes and gives them. */
export interface MediaClient {
  /** The bytes of a picture; undefined where there is none. */
  getMedia(path: string): Promise<Uint8Array | undefined>
  hasMedia(path: string): Promise<boolean>
  /** Uploads a picture unless the same bytes lie there; answers whether it did. */
  putMedia(path: string, bytes: Uint8Array): Promise<boolean>
  /** Uploads a picture without asking what lies there. */
  addMedia(path: string, bytes: Uint8Array): Promise<void>
}

export function createMediaClient({ send }: AdminTransport): MediaClient {
  /** Only what is said not to be there is not: a shop that is busy may have it. */
  async function look(at: string, method: 'GET' | 'HEAD'): Promise<Response | undefined> {
    const found = await send(at, { method })
    if (found.ok) return found
    await found.body?.cancel()
    if (found.status === 404) return undefined
    throw new Error(`${at} answered ${found.status}`)
  }
  const head = (path: string) => look(below(MEDIA_PATH, path), 'HEAD')

  async function addMedia(path: string, bytes: Uint8Array): Promise<void> {
    const stored = await send(below(MEDIA_PATH, path), { method: 'PUT', body: bytes })
    const reply = await stored.text()
    if (!stored.ok) throw new Error(`${path} was refused: ${reply}`)
  }

  return {
    addMedia,
    async getMedia(path) {
      const found = await look(below('/media', path), 'GET')
      return found && new Uint8Array(await found.arrayBuffer())
    },
    hasMedia: async (path) => (await head(path)) !== undefined,
    async putMedia(path, bytes) {
      const known = await head(path)
      const md5 = createHash('md5').update(bytes).digest('hex')
      if (known?.headers.get('etag')?.includes(md5)) return false
      await addMedia(path, bytes)
      return true
    },
  }
}

function below(folder: string, path: string): string {
  return `${folder}/${path.split('/').map(encodeURIComponent).join('/')}`
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
