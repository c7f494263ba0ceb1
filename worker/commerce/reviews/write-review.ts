import type { PendingReview } from '../../../shared/contract/admin/pending-review'
import type { StoreView } from '../../../shared/store-view/store-view'
import { STORE_VIEWS } from '../../../shared/store-view/store-views'
import { NOTE_TAGS } from '../changes/note-tags'
import type { Database } from '../db/databases'
import { query, readAll, readFirst } from '../db/query'
import { sql } from '../db/sql'
import { REVIEW_STATUS, type StoredReview, toWireReview } from './find-reviews'

interface WrittenReview {
  product_id: number
  title: string
  detail: string
  nickname: string
  rating: number
}

/** Keeps a review until somebody reads it; null when there is no such product. */
export async function writeReview(
  catalogue: Database,
  { storeId }: StoreView,
  { product_id, title, detail, nickname, rating }: WrittenReview,
) {
  const stored = await readFirst(
    catalogue,
    query<Omit<StoredReview, 'product_id'>>(sql`INSERT INTO review
        (reference, sku, store_id, nickname, title, detail, rating, status, created_at)
      SELECT ${`shopper ${crypto.randomUUID()}`}, sku, ${storeId}, ${nickname}, ${title}, ${detail},
        ${rating}, ${REVIEW_STATUS.pending}, ${new Date().toISOString()}
      FROM product WHERE id = ${product_id} AND status = 1
      RETURNING id, title, detail, nickname, rating, status, created_at`),
  )
  return stored && toWireReview({ ...stored, product_id })
}

/** Most that are listed at once; deciding makes room for the next. */
const PAGE_SIZE = 100

/** What waits to be read, oldest first. */
export async function listPendingReviews(catalogue: Database): Promise<PendingReview[]> {
  const results = await readAll(
    catalogue,
    query<
      Omit<PendingReview, 'store'> & { storeId: number }
    >(sql`SELECT id, sku, store_id AS storeId, nickname, title, detail, rating,
        created_at AS createdAt
      FROM review WHERE status = ${REVIEW_STATUS.pending} ORDER BY created_at, id
      LIMIT ${PAGE_SIZE}`),
  )
  return results.flatMap(({ storeId, ...review }) => {
    const store = STORE_VIEWS.find((view) => view.storeId === storeId)
    return store ? [{ ...review, store: store.storeCode }] : []
  })
}

/** Shows a waiting review to everybody, or never; false when none of that number waits. */
export async function decideReview(
  catalogue: Database,
  id: number,
  isApproved: boolean,
): Promise<boolean> {
  const status = isApproved ? REVIEW_STATUS.approved : REVIEW_STATUS.refused
  const [, decided] = await catalogue.batch([
    catalogue
      .prepare(
        `${NOTE_TAGS} SELECT 'P' || product.id FROM review
         JOIN product ON product.sku = review.sku WHERE review.id = ?1 AND ?2`,
      )
      .bind(id, Number(isApproved)),
    catalogue
      .prepare('UPDATE review SET status = ?2 WHERE id = ?1 AND status = ?3')
      .bind(id, status, REVIEW_STATUS.pending),
  ])
  return (decided?.meta.changes ?? 0) > 0
}
