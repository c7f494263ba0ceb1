import * as z from 'zod/mini'
import type { Call } from '../call'
import { entityId, filledLine, paragraph } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireInteger, wireList, wireText } from '../wire/wire-value'

/** A review, as created and as listed by an entity search on type review (contract 1.6). */
export const wireReview = wireObject({
  id: orAbsent(wireInteger),
  product_id: orAbsent(wireInteger),
  entity_pk_value: orAbsent(wireInteger),
  title: orAbsent(wireText),
  detail: orAbsent(wireText),
  nickname: orAbsent(wireText),
  review_status: orAbsent(wireInteger),
  review_entity: orAbsent(wireText),
  customer_id: orAbsent(wireInteger),
  created_at: orAbsent(wireText),
  ratings: wireList(
    wireObject({
      title: orAbsent(wireText),
      value: orAbsent(wireInteger),
      percent: orAbsent(wireInteger),
    }),
  ),
})
export type WireReview = z.output<typeof wireReview>

const newReview = z.object({
  review: z.object({
    product_id: entityId,
    title: filledLine(128),
    detail: paragraph(2000).check(z.minLength(1)),
    nickname: filledLine(64),
    review_entity: z.literal('product'),
    /** From 1 to 5. Our own: the ancestor's reviews had no rating. */
    ratings: z.optional(
      z.array(z.object({ value: z.int().check(z.minimum(1), z.maximum(5)) })).check(z.maxLength(1)),
    ),
    review_status: z.optional(z.int()),
    customer_id: z.optional(z.nullable(entityId)),
  }),
})

export const reviewCalls = {
  reviewCreate: {
    method: 'POST',
    path: '/api/review/create',
    auth: 'optional',
    body: newReview,
    result: wireReview,
    envelope: true,
    isBuilt: true,
  },
} as const satisfies Record<string, Call>
