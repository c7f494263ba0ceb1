import type { SearchRequest } from '../../../shared/contract/search/search-request'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { columnField, type FilterField, readNumber, toCondition } from '../db/filter-sql'
import type { FoundEntities } from '../db/found-entities'
import { allOf, rawSql, sql, toStatement } from '../db/sql'

/** Every review that is here was approved before it came. */
const APPROVED = 1
const FIELDS: ReadonlyMap<string, FilterField> = new Map([
  ['product_id', columnField(rawSql('product.id'), readNumber)],
  ['id', columnField(rawSql('review.id'), readNumber)],
  ['review_status', columnField(sql`${APPROVED}`, readNumber)],
])

interface ReviewRow {
  id: number
  product_id: number
  title: string
  detail: string
  nickname: string
  rating: number
  created_at: string
  total: number
}

/** What shoppers of a store wrote of a product, newest first (contract 1.6). */
export async function findReviews(
  db: Database,
  { storeId }: StoreView,
  { searchQuery, from, size }: SearchRequest,
): Promise<FoundEntities> {
  const where = allOf(searchQuery._appliedFilters.map(toReviewCondition))
  const { results } = await toStatement(
    db,
    sql`SELECT review.id, product.id AS product_id, title, detail, nickname, rating,
        review.created_at, COUNT(*) OVER () AS total
      FROM review JOIN product ON product.sku = review.sku
      WHERE review.store_id = ${storeId} AND ${where}
      ORDER BY review.created_at DESC, review.id LIMIT ${size} OFFSET ${from}`,
  ).all<ReviewRow>()
  return { items: results.map(toWireReview), total: results[0]?.total ?? 0 }
}

function toReviewCondition(filter: SearchRequest['searchQuery']['_appliedFilters'][number]) {
  const field = FIELDS.get(filter.attribute)
  return field ? toCondition(field, filter) : sql`false`
}

function toWireReview({ total, rating, ...row }: ReviewRow) {
  return {
    _type: 'review',
    ...row,
    entity_pk_value: row.product_id,
    review_entity: 'product',
    review_status: APPROVED,
    ratings: [{ title: 'Rating', value: rating, percent: rating * 20 }],
  }
}
