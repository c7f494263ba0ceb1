// Reading and writing of reviews (spec 7, contract 1.6).

import { wireReview } from '../../shared/contract/catalogue/review'
import { reviewQuery, toReviews } from '../../shared/contract/catalogue/to-reviews'
import { searchCalls } from '../../shared/contract/search/search'
import { searchAnswer } from '../../shared/contract/search/search-answer'
import type { Reviews } from '../../shared/reviews/review'
import type { StoreView } from '../../shared/store-view/store-view'
import type { HttpPort } from './ports'

/** Reviews of a product, newest first; null when they could not be had. */
export async function fetchReviews(
  http: HttpPort,
  { storeCode }: StoreView,
  productId: number,
  size: number,
): Promise<Reviews | null> {
  const { method, path } = searchCalls.search
  const body = { store: storeCode, ...reviewQuery(productId, size) }
  const answer = await http.send({ method, path, body })
  const read = searchAnswer.safeParse(answer.kind === 'answered' ? answer.result : null)
  if (!read.success) return null
  const { items, total, aggregations } = read.data
  const reviews = items.flatMap((item) => wireReview.safeParse(item).data ?? [])
  return toReviews(reviews, total, aggregations.rating?.value)
}
