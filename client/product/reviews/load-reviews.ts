import { MAX_REVIEWS, type Reviews } from '../../../shared/reviews/review'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { HttpPort } from '../../engine/ports'
import { fetchReviews } from '../../engine/review-calls'
import { queryClientOf } from '../../stores/query-client'
import type { QueryHolder } from '../../stores/query-holder'

interface Shop {
  http: HttpPort
  store: StoreView
  holder: QueryHolder
}

/** How long they are good for, in milliseconds. */
const FRESH_MS = 300_000

/** All reviews that can be read. Throws when they cannot be had. */
export function loadAllReviews({ http, store, holder }: Shop, productId: number): Promise<Reviews> {
  return queryClientOf(holder).fetchQuery({
    queryKey: ['reviews', productId],
    async queryFn() {
      const reviews = await fetchReviews(http, store, productId, MAX_REVIEWS)
      if (!reviews) throw new Error('Reviews could not be asked for')
      return reviews
    },
    staleTime: FRESH_MS,
    retry: false,
    networkMode: 'always',
  })
}
