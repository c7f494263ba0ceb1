import { base64url } from 'jose'
import { fail, ok, type Result } from '../../../shared/result'
import { MAX_PICTURE_BYTES } from '../../../shared/reviews/review-form'
import { type CleanPicture, cleanPicture } from './picture-bytes'

/** Pictures of reviews lie here in the bucket, under names that nobody can guess until they are shown. */
const FOLDER = 'reviews'

/** Reads pictures in base64; what is none, or too large, is said. */
export function readPictures(given: readonly string[]): Result<CleanPicture[], string> {
  const pictures: CleanPicture[] = []
  for (const text of given) {
    const bytes = fromBase64(text)
    if (bytes && bytes.length > MAX_PICTURE_BYTES) {
      return fail('The file you are trying to upload exceeds the specified maximum file size')
    }
    const picture = bytes && cleanPicture(bytes)
    if (!picture) return fail('A picture is no JPEG, PNG or WebP')
    pictures.push(picture)
  }
  return ok(pictures)
}

/** Keeps pictures, and answers their paths below /media. */
export function keepPictures(
  bucket: R2Bucket,
  pictures: readonly CleanPicture[],
): Promise<string[]> {
  return Promise.all(
    pictures.map(async ({ ending, contentType, bytes }) => {
      const path = `${FOLDER}/${crypto.randomUUID()}.${ending}`
      await bucket.put(path, bytes, { httpMetadata: { contentType } })
      return path
    }),
  )
}

function fromBase64(text: string): Uint8Array | null {
  try {
    return base64url.decode(text)
  } catch {
    return null
  }
}
