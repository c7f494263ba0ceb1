// A bucket of pictures as both Workers use it: whole objects, a type, an ETag, one condition.
import { createHash } from 'node:crypto'
import type { R2Bucket, R2HTTPMetadata } from '@cloudflare/workers-types'

interface Kept {
  bytes: Uint8Array<ArrayBuffer>
  httpMetadata?: R2HTTPMetadata
}

export function createR2(): R2Bucket {
  const objects = new Map<string, Kept>()
  const bucket = {
    async put(
      key: string,
      bytes: Uint8Array | ArrayBuffer,
      { httpMetadata }: { httpMetadata?: R2HTTPMetadata } = {},
    ) {
      const kept = { bytes: new Uint8Array(bytes), httpMetadata }
      objects.set(key, kept)
      return toObject(key, kept)
    },
    async delete(keys: string | string[]) {
      for (const key of [keys].flat()) objects.delete(key)
    },
    async list() {
      return { objects: [...objects].map(([key, kept]) => toObject(key, kept)), truncated: false }
    },
    async head(key: string) {
      const kept = objects.get(key)
      return kept ? toObject(key, kept) : null
    },
    async get(key: string, options?: { onlyIf?: Headers }) {
      const kept = objects.get(key)
      if (!kept) return null
      const found = toObject(key, kept)
      if (options?.onlyIf?.get('if-none-match') === found.httpEtag) return found
      const blob = new Blob([kept.bytes])
      return { ...found, body: blob.stream(), arrayBuffer: () => blob.arrayBuffer() }
    },
  }
  return bucket as unknown as R2Bucket
}

function toObject(key: string, { bytes, httpMetadata }: Kept) {
  const etag = createHash('md5').update(bytes).digest('hex')
  return { key, size: bytes.byteLength, etag, httpEtag: `"${etag}"`, httpMetadata }
}
