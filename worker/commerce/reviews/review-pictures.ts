import { base64url } from 'jose'
import { fail, ok, type Result } from '../../../shared/result'
import { MAX_PICTURE_BYTES } from '../../../shared/reviews/review-form'
import type { Database } from '../db/databases'
import { query, readAll } from '../db/query'
import { listOf, sql, toStatement } from '../db/sql'
import type { Bindings } from '../env'
import { type CleanPicture, cleanPicture } from './picture-bytes'

/** Pictures of reviews lie here in the bucket, under names that nobody can guess until they are shown. */
const FOLDER = 'reviews'
/** How long a picture waits for its review, in ms. */
const HELD_MS = 24 * 60 * 60_000
/** A picture is taken up until this long before it goes, so that none goes while it is. */
const MARGIN_MS = 10 * 60_000
/** Deleted at once. */
const BATCH = 100

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

/**
 * Holds pictures until a review has them, and answers their paths below /media. They are noted before they
 * are there, so that none is ever in the bucket that nobody deletes.
 */
export async function holdPictures(
  catalogue: Database,
  bucket: R2Bucket,
  pictures: readonly CleanPicture[],
): Promise<string[]> {
  if (pictures.length === 0) return []
  const named = pictures.map((picture) => ({
    picture,
    path: `${FOLDER}/${crypto.randomUUID()}.${picture.ending}`,
  }))
  const at = new Date().toISOString()
  await toStatement(
    catalogue,
    sql`INSERT INTO held_review_picture (path, held_at)
      SELECT value, ${at} FROM ${listOf(named.map(({ path }) => path))}`,
  ).run()
  await Promise.all(
    named.map(({ path, picture: { bytes, contentType } }) =>
      bucket.put(path, bytes, { httpMetadata: { contentType } }),
    ),
  )
  return named.map(({ path }) => path)
}

/** Whether pictures are held, or are those of the review with this reference already. */
export async function areHeld(
  catalogue: Database,
  paths: readonly string[],
  reference: string,
): Promise<boolean> {
  if (paths.length === 0) return true
  const since = new Date(Date.now() - HELD_MS + MARGIN_MS).toISOString()
  const found = await readAll(
    catalogue,
    query<{ path: string }>(sql`
      SELECT path FROM held_review_picture WHERE path IN ${listOf(paths)} AND held_at > ${since}
      UNION
      SELECT own.value AS path FROM review JOIN json_each(review.pictures) AS own
      WHERE reference = ${reference} AND own.value IN ${listOf(paths)}`),
  )
  return found.length === new Set(paths).size
}

/** Deletes pictures that no review has taken up within a day. `now` in ms since 1970. */
export async function deleteUnusedPictures(
  { CATALOGUE, MEDIA }: Pick<Bindings, 'CATALOGUE' | 'MEDIA'>,
  now: number,
): Promise<void> {
  const before = new Date(now - HELD_MS).toISOString()
  const over = await readAll(
    CATALOGUE,
    query<{ path: string }>(sql`
      SELECT path FROM held_review_picture WHERE held_at <= ${before} LIMIT ${BATCH}`),
  )
  if (over.length === 0) return
  const paths = over.map(({ path }) => path)
  await MEDIA.delete(paths)
  await toStatement(
    CATALOGUE,
    sql`DELETE FROM held_review_picture WHERE path IN ${listOf(paths)}`,
  ).run()
}

function fromBase64(text: string): Uint8Array | null {
  try {
    return base64url.decode(text)
  } catch {
    return null
  }
}
