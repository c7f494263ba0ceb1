// The rating of the shop by a service that shoppers trust (contract 1.6). The path is ours.
import * as z from 'zod/mini'
import type { Call } from '../call'
import { opaqueId, storeCode } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { wireInteger, wireNumber } from '../wire/wire-value'

/** The rating service's own answer; average mark out of 5. */
const shopRating = wireObject({
  shop: wireObject({
    qualityIndicators: wireObject({
      reviewIndicator: wireObject({ overallMark: wireNumber, totalReviewCount: wireInteger }),
    }),
  }),
})

export const shopRatingCalls = {
  shopRating: {
    method: 'GET',
    path: '/api/ext/trusted-reviews/rating',
    auth: 'none',
    query: z.object({ shopId: opaqueId, storeCode: z.optional(storeCode) }),
    result: shopRating,
    envelope: true,
  },
} as const satisfies Record<string, Call>
