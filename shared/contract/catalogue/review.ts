import * as z from 'zod/mini'
import { MAX_PICTURE_BYTES, MAX_PICTURES, MAX_REVIEW } from '../../reviews/review-form'
import type { Call } from '../call'
import { entityId, filledLine, opaqueId, paragraph } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireFlag, wireInteger, wireList, wireText } from '../wire/wire-value'

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
  /** Our own: an order shows that the writer bought it. */
  is_verified: orAbsent(wireFlag),
  /** Our own: paths below /media. */
  pictures: wireList(wireText),
  ratings: wireList(
    wireObject({
      title: orAbsent(wireText),
      value: orAbsent(wireInteger),
      percent: orAbsent(wireInteger),
    }),
  ),
})
export type WireReview = z.output<typeof wireReview>

/** Where a picture lies below /media: nobody guesses it. */
export const reviewPicturePath = z.string().check(z.regex(/^reviews\/[\w-]{36}\.(?:jpg|png|webp)$/))

/** Characters of the largest picture. */
const MAX_BASE64 = Math.ceil(MAX_PICTURE_BYTES / 3) * 4

/** Largest body of a review with its pictures, in bytes. */
export const MAX_REVIEW_BYTES = MAX_PICTURES * MAX_BASE64 + 50_000

const pictures = z.array(z.string().check(z.maxLength(MAX_BASE64))).check(z.maxLength(MAX_PICTURES))

const newReview = z.object({
  review: z.object({
    product_id: entityId,
    title: filledLine(MAX_REVIEW.title),
    detail: paragraph(MAX_REVIEW.detail).check(z.minLength(1)),
    nickname: filledLine(MAX_REVIEW.nickname),
    review_entity: z.literal('product'),
    /** From 1 to 5. Our own: the ancestor's reviews had no rating. */
    ratings: z.optional(
      z.array(z.object({ value: z.int().check(z.minimum(1), z.maximum(5)) })).check(z.maxLength(1)),
    ),
    review_status: z.optional(z.int()),
    customer_id: z.optional(z.nullable(entityId)),
  }),
  /** Our own: JPEG, PNG or WebP in base64url. */
  pictures: z.optional(pictures),
  /** Our own: pictures that `reviewPictures` holds, by their paths. */
  held: z.optional(z.array(reviewPicturePath).check(z.maxLength(MAX_PICTURES))),
  /** Our own: of who writes it, so that the same review sent again is one. */
  attempt: z.optional(opaqueId),
  /** Our own: hashes of orders that the writer made as a guest. The shop says them, never a browser. */
  orders: z.optional(z.array(opaqueId).check(z.maxLength(50))),
})

export const reviewCalls = {
  reviewCreate: {
    method: 'POST',
    path: '/api/review/create',
    auth: 'optional',
    body: newReview,
    result: wireReview,
    envelope: true,
  },
  /** Our own: holds pictures of a review that was refused, until it is sent again or a day has gone by. */
  reviewPictures: {
    method: 'POST',
    path: '/api/review/pictures',
    auth: 'none',
    body: z.object({ pictures }),
    result: z.array(wireText),
    envelope: true,
  },
} as const satisfies Record<string, Call>
