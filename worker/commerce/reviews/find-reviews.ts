import type { SearchRequest } from '../../../shared/contract/search/search-request'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { columnField, type FilterField, readNumber, toCondition } from '../db/filter-sql'
import type { FoundEntities } from '../db/found-entities'
import { query, readAll } from '../db/query'
import { allOf, rawSql, sql } from '../db/sql'

/** As Magento numbers what became of a review. */
export const REVIEW_STATUS = { approved: 1, pending: 2, refused: 3 } as const

const FIELDS: ReadonlyMap<string, FilterField> = new Map([
  ['product_id', columnField(rawSql('product.id'), readNumber)],
  ['id', columnField(rawSql('review.id'), readNumber)],
  ['review_status', columnField(rawSql('review.status'), readNumber)],
])

export interface StoredReview {
  id: number
  product_id: number
  title: string
  detail: string
  nickname: string
  rating: number
  status: number
  created_at: string
  is_verified: 0 | 1
  /** Paths below /media, as JSON. */
  pictures: string
}

interface ReviewRow extends Omit<StoredReview, 'status'> {
  total: number
  average: number
}

/**
 * What shoppers of a store wrote of a product, newest first (contract 1.6), and what they think of it
 * on average. What nobody has approved is shown to nobody, whatever is asked for.
 */
export async function findReviews(
  db: Database,
  { storeId }: StoreView,
  { searchQuery, from, size }: SearchRequest,
): Promise<FoundEntities> {
  const where = allOf(searchQuery._appliedFilters.map(toReviewCondition))
  const results = await readAll(
    db,
    query<ReviewRow>(sql`SELECT review.id, product.id AS product_id, title, detail, nickname, rating,
        review.created_at, is_verified, pictures, COUNT(*) OVER () AS total, AVG(rating) OVER () AS average
      FROM review JOIN product ON product.sku = review.sku
      WHERE review.store_id = ${storeId} AND review.status = ${REVIEW_STATUS.approved} AND ${where}
      ORDER BY review.created_at DESC, review.id LIMIT ${size} OFFSET ${from}`),
  )
  const [first] = results
  const items = results.map(({ total, average, ...row }) => ({
    _type: 'review',
    ...toWireReview({ ...row, status: REVIEW_STATUS.approved }),
  }))
  if (!first) return { items, total: 0 }
  return { items, total: first.total, aggregations: { rating: { value: first.average } } }
}

function toReviewCondition(filter: SearchRequest['searchQuery']['_appliedFilters'][number]) {
  const field = FIELDS.get(filter.attribute)
  return field ? toCondition(field, filter) : sql`false`
}

/** A review in the words of the contract. */
export function toWireReview({
  rating,
  status,
  is_verified: isVerified,
  pictures,
  ...row
}: StoredReview) {
  return {
    ...row,
    is_verified: isVerified === 1,
    pictures: JSON.parse(pictures),
    entity_pk_value: row.product_id,
    review_entity: 'product',
    review_status: status,
    ratings: [{ title: 'Rating', value: rating, percent: rating * 20 }],
  }
}
