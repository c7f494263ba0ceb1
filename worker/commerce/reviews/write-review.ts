import type { PendingReview } from '../../../shared/contract/admin/pending-review'
import type { StoreView } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import { NOTE_TAGS } from '../changes/note-tags'
import type { Database } from '../db/databases'
import { query, readAll, readFirst, transact } from '../db/query'
import { sql } from '../db/sql'
import type { CommerceEnv } from '../env'
import { REVIEW_STATUS, type StoredReview, toWireReview } from './find-reviews'

interface WrittenReview {
  product_id: number
  title: string
  detail: string
  nickname: string
  rating: number
  isVerified: boolean
  /** Paths below /media. */
  pictures: readonly string[]
  /** Of its attempt: sent again it is the same review. */
  reference: string
}

/** The sku of a product that is sold; null when there is no such product. */
export async function findReviewedSku(catalogue: Database, productId: number) {
  const found = query<{ sku: string }>(
    sql`SELECT sku FROM product WHERE id = ${productId} AND status = 1`,
  )
  return (await readFirst(catalogue, found))?.sku ?? null
}

type KeptReview = Omit<StoredReview, 'product_id' | 'pictures'>

/**
 * Keeps a review until somebody reads it; null when there is no such product. Sent again, what is said last
 * counts until somebody has read it; pictures that it no longer has are let go. The answer does not name its
 * pictures: they are nobody's to show yet.
 */
export async function writeReview(
  catalogue: Database,
  { storeId }: StoreView,
  { product_id, reference, pictures, isVerified, ...written }: WrittenReview,
) {
  const { title, detail, nickname, rating } = written
  const now = new Date().toISOString()
  const own = sql`review JOIN json_each(review.pictures) AS own`
  const [, , , found] = await transact<KeptReview>(catalogue, [
    sql`INSERT INTO held_review_picture (path, held_at)
      SELECT own.value, ${now} FROM ${own}
      WHERE reference = ${reference} AND status = ${REVIEW_STATUS.pending}
      ON CONFLICT DO NOTHING`,
    sql`INSERT INTO review (reference, sku, store_id, nickname, title, detail, rating, status,
        created_at, is_verified, pictures)
      SELECT ${reference}, sku, ${storeId}, ${nickname}, ${title}, ${detail}, ${rating},
        ${REVIEW_STATUS.pending}, ${now}, ${Number(isVerified)}, ${JSON.stringify(pictures)}
      FROM product WHERE id = ${product_id} AND status = 1
      ON CONFLICT (reference) DO UPDATE SET nickname = excluded.nickname, title = excluded.title,
        detail = excluded.detail, rating = excluded.rating, is_verified = excluded.is_verified,
        pictures = excluded.pictures
      WHERE status = ${REVIEW_STATUS.pending}`,
    sql`DELETE FROM held_review_picture WHERE path IN
      (SELECT own.value FROM ${own} WHERE reference = ${reference})`,
    sql`SELECT id, title, detail, nickname, rating, status, created_at, is_verified
      FROM review WHERE reference = ${reference}`,
  ])
  const [stored] = found ?? []
  return stored ? toWireReview({ ...stored, product_id, pictures: '[]' }) : null
}

/** Reviews with pictures, and pictures without one, that wait at once: nobody looks at more, and strangers must not fill the bucket. */
const MOST_WAITING = 500

export async function areTooManyWaiting(catalogue: Database): Promise<boolean> {
  const waiting = query<{ n: number }>(sql`SELECT
    (SELECT COUNT(*) FROM review WHERE status = ${REVIEW_STATUS.pending} AND pictures <> '[]')
    + (SELECT COUNT(*) FROM held_review_picture) AS n`)
  return ((await readFirst(catalogue, waiting))?.n ?? 0) >= MOST_WAITING
}

interface PendingRow extends Omit<PendingReview, 'store' | 'isVerified' | 'pictures'> {
  storeId: number
  isVerified: 0 | 1
  /** As JSON. */
  pictures: string
}

/** Most that are listed at once; deciding makes room for the next. */
const PAGE_SIZE = 100

/** What waits to be read, oldest first. */
export async function listPendingReviews(catalogue: Database): Promise<PendingReview[]> {
  const results = await readAll(
    catalogue,
    query<PendingRow>(sql`SELECT id, sku, store_id AS storeId, nickname, title, detail, rating,
        created_at AS createdAt, is_verified AS isVerified, pictures
      FROM review WHERE status = ${REVIEW_STATUS.pending} ORDER BY created_at, id
      LIMIT ${PAGE_SIZE}`),
  )
  return results.flatMap(({ storeId, isVerified, pictures, ...review }) => {
    const store = STORE_VIEWS.find((view) => view.storeId === storeId)
    const told = { ...review, isVerified: isVerified === 1, pictures: JSON.parse(pictures) }
    return store ? [{ ...told, store: store.storeCode }] : []
  })
}

/**
 * Shows a waiting review to everybody, or never: then its pictures go. False when none of that number
 * waits.
 */
export async function decideReview(
  { CATALOGUE: catalogue, MEDIA: bucket }: Pick<CommerceEnv['Bindings'], 'CATALOGUE' | 'MEDIA'>,
  id: number,
  isApproved: boolean,
): Promise<boolean> {
  const status = isApproved ? REVIEW_STATUS.approved : REVIEW_STATUS.refused
  const [, decided] = await catalogue.batch<{ pictures: string }>([
    catalogue
      .prepare(
        `${NOTE_TAGS} SELECT 'P' || product.id FROM review
         JOIN product ON product.sku = review.sku WHERE review.id = ?1 AND ?2`,
      )
      .bind(id, Number(isApproved)),
    catalogue
      .prepare('UPDATE review SET status = ?2 WHERE id = ?1 AND status = ?3 RETURNING pictures')
      .bind(id, status, REVIEW_STATUS.pending),
  ])
  const pictures: string[] = JSON.parse(decided?.results[0]?.pictures ?? '[]')
  if (!isApproved && pictures.length > 0) await bucket.delete(pictures)
  return (decided?.results.length ?? 0) > 0
}
