import { FIRST_REVIEWS, NO_REVIEWS, type Reviews } from '../../../shared/catalog/review'
import { reviewQuery, toReviews } from '../../../shared/contract/catalogue/to-reviews'
import { productTag } from '../../../shared/contract/change-tags'
import { ok } from '../../../shared/result'
import { fetchEntities } from '../upstream/catalogue'
import type { Sources } from './sources'

/** The newest reviews of a product. They are optional: an outage leaves the page without them. */
export async function loadReviews(
  { cache, upstream }: Sources,
  productId: number,
): Promise<Reviews> {
  const read = await cache.read(
    { kind: 'search', parts: { reviews: productId }, tags: () => [productTag(productId)] },
    async () => {
      const found = await fetchEntities(upstream, reviewQuery(productId, FIRST_REVIEWS))
      if (!found.ok) return found
      const { items, total, aggregations } = found.value
      return ok(toReviews(items, total, aggregations.rating?.value))
    },
  )
  return read.ok ? read.value.value : NO_REVIEWS
}
