// Reading and writing of reviews (spec 7, contract 1.6).
import type { Reviews } from '../../shared/catalog/review'
import { reviewCalls, wireReview } from '../../shared/contract/catalogue/review'
import { reviewQuery, toReviews } from '../../shared/contract/catalogue/to-reviews'
import { searchCalls } from '../../shared/contract/search/search'
import { searchAnswer } from '../../shared/contract/search/search-answer'
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

/** What a shopper fills in. */
export interface ReviewDraft {
  rating: number
  nickname: string
  title: string
  detail: string
}

/** Sends a review; whether it was taken. It is shown when somebody has read it. */
export async function sendReview(
  http: HttpPort,
  productId: number,
  { rating, nickname, title, detail }: ReviewDraft,
): Promise<boolean> {
  const { method, path } = reviewCalls.reviewCreate
  const review = {
    product_id: productId,
    title,
    detail,
    nickname,
    ratings: [{ value: rating }],
    review_entity: 'product',
    customer_id: null,
  }
  const answer = await http.send({ method, path, body: { review } })
  return answer.kind === 'answered' && answer.code === 200
}
