// Pictures that were resized, kept for all data centres: the cache of pictures is one data centre's,
// and every resizing is paid for. They are named by the bytes they were made of, so none of them is
// ever out of date.
import type { ImageSize } from '../../../shared/content/image-url'
import { logLine } from '../runtime/log-line'

export interface ResizedPicture {
  /** Names the bytes of the original. */
  etag: string
  size: ImageSize
  /** A media type, `image/webp`. */
  format: string
  /** Names how it is encoded. */
  quality: string
}

export interface PictureBytes {
  bytes: ArrayBuffer
  contentType: string
}

/**
 * The picture as it was made before, or as `make` makes it now, which is kept. A bucket that fails
 * costs a resizing, not a picture.
 */
export async function resizeOnce(
  bucket: R2Bucket | undefined,
  picture: ResizedPicture,
  waitUntil: (work: Promise<unknown>) => void,
  make: () => Promise<PictureBytes>,
): Promise<PictureBytes> {
  if (!bucket || picture.etag === '') return make()
  const key = toKey(picture)
  const kept = await bucket.get(key).catch(report)
  const contentType = kept?.httpMetadata?.contentType
  if (kept && contentType) return { bytes: await kept.arrayBuffer(), contentType }
  const made = await make()
  const httpMetadata = { contentType: made.contentType }
  waitUntil(bucket.put(key, made.bytes, { httpMetadata }).catch(report))
  return made
}

function toKey({ etag, size, format, quality }: ResizedPicture): string {
  return `${etag}/${size}-q${quality}.${format.replace('image/', '')}`
}

function report(error: unknown): null {
  logLine('warn', 'resized-picture-fault', { message: String(error) })
  return null
}
