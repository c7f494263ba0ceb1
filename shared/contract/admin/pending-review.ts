import * as z from 'zod/mini'
import { storeCode } from './field'

/** What a shopper wrote of a product, before anybody has read it. */
export const pendingReview = z.object({
  id: z.int(),
  sku: z.string(),
  store: storeCode,
  nickname: z.string(),
  title: z.string(),
  detail: z.string(),
  rating: z.int(),
  createdAt: z.string(),
  isVerified: z.boolean(),
  /** Paths below /media. */
  pictures: z.array(z.string()),
})
export type PendingReview = z.infer<typeof pendingReview>

/** Whether everybody is to read it, or nobody. */
export const reviewDecision = z.object({ id: z.int(), isApproved: z.boolean() })
