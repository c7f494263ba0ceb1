// The bucket of pictures as the commerce Worker uses it: whole objects, an ETag, one condition.
import { createHash } from 'node:crypto'
import type { R2Bucket } from '@cloudflare/workers-types'

export function createR2(): R2Bucket {
  const objects = new Map<string, Uint8Array>()
  const bucket = {
    async put(key: string, bytes: Uint8Array) {
      objects.set(key, bytes)
      return toObject(key, bytes)
    },
    async head(key: string) {
      const bytes = objects.get(key)
      return bytes ? toObject(key, bytes) : null
    },
    async get(key: string, options?: { onlyIf?: Headers }) {
      const bytes = objects.get(key)
      if (!bytes) return null
      const found = toObject(key, bytes)
      if (options?.onlyIf?.get('if-none-match') === found.httpEtag) return found
      return { ...found, body: new Blob([new Uint8Array(bytes)]).stream() }
    },
  }
  return bucket as unknown as R2Bucket
}

function toObject(key: string, bytes: Uint8Array) {
  const etag = createHash('md5').update(bytes).digest('hex')
  return { key, size: bytes.byteLength, etag, httpEtag: `"${etag}"` }
}
