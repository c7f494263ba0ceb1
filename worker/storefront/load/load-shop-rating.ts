import { ok } from '../../../shared/result'
import {
  FALLBACK_RATING,
  RATING_KEPT_MS,
  RATING_SETTINGS,
  type ShopRating,
} from '../../../shared/store-view/shop-rating'
import type { Sources } from './sources'

/**
 * What shoppers think of this shop, asked for within the last day; null where nobody knows. The
 * fallback stands only in a store that switched it on (trust C7). A service that is down costs the
 * rating, not the page.
 */
export async function loadShopRating(
  { store, upstream, cache }: Sources,
  { now = Date.now(), settings = RATING_SETTINGS[store.storeCode] } = {},
): Promise<ShopRating | null> {
  const { shopId, showsFallback } = settings
  const fallback = showsFallback ? FALLBACK_RATING : null
  if (shopId === '') return fallback
  const read = await cache.read(
    { kind: 'story', parts: { rating: shopId }, tags: () => ['shop-rating'] },
    async () => {
      const query = { shopId, storeCode: store.storeCode }
      const answer = await upstream.call('shopRating', { query })
      if (!answer.ok) return answer
      const { reviewIndicator } = answer.value.shop.qualityIndicators
      return ok<ShopRating>({ ...reviewIndicator, fetchedAt: now })
    },
  )
  const found = read.ok ? read.value.value : null
  return found && isUsable(found, now) ? found : fallback
}

function isUsable({ overallMark, totalReviewCount, fetchedAt }: ShopRating, now: number): boolean {
  const isMark = overallMark >= 1 && overallMark <= 5 && totalReviewCount > 0
  return isMark && fetchedAt !== null && now - fetchedAt < RATING_KEPT_MS
}
