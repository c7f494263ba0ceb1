import type { Review, Reviews } from '../../reviews/review'
import type { WireReview } from './review'

/** The reviews of an answer, and the rating over all: as the backend counted it, else of these. */
export function toReviews(
  items: readonly WireReview[],
  total: number,
  counted: number | undefined,
): Reviews {
  const reviews = items.map(toReview)
  const ratings = reviews.flatMap(({ rating }) => rating ?? [])
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  const average = counted ?? (ratings.length > 0 ? mean : null)
  return { total, average, items: reviews }
}

function toReview(wire: WireReview, index: number): Review {
  const value = wire.ratings?.find((rating) => rating.value !== undefined)?.value
  return {
    id: wire.id ?? index,
    title: wire.title ?? '',
    detail: wire.detail ?? '',
    nickname: wire.nickname ?? '',
    rating: value !== undefined && value >= 1 && value <= 5 ? value : null,
    writtenAt: wire.created_at ?? '',
    isVerified: wire.is_verified ?? false,
    pictures: wire.pictures ?? [],
  }
}

/** The question for the reviews of a product, as a body without its store (contract 1.6). */
export function reviewQuery(productId: number, size: number) {
  return {
    type: 'review' as const,
    searchQuery: {
      _appliedFilters: [
        { attribute: 'product_id', value: { eq: productId } },
        { attribute: 'review_status', value: { eq: 1 } },
      ],
    },
    size,
  }
}
