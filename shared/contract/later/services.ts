// Small services around the shop. Their paths and most shapes are ours (contract 1.6).
import * as z from 'zod/mini'
import type { Call } from '../call'
import { cartId, filledLine, opaqueId, paragraph, storeCode } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireFlag, wireInteger, wireNumber, wireText } from '../wire/wire-value'

const forStore = z.object({ storeCode: z.optional(storeCode) })

/** Whether orders can be placed now, and if not why. */
const checkoutStatus = wireObject({ is_open: wireFlag, message: orAbsent(wireText) })

/** The rating service's own answer; average mark out of 5. */
const shopRating = wireObject({
  shop: wireObject({
    qualityIndicators: wireObject({
      reviewIndicator: wireObject({ overallMark: wireNumber, totalReviewCount: wireInteger }),
    }),
  }),
})

const formField = z.union([paragraph(10_000), z.number(), z.boolean(), z.array(paragraph(500))])

const formSubmission = z.object({
  form: filledLine(64),
  fields: z
    .record(z.string().check(z.regex(/^[\w.-]{1,64}$/)), formField)
    .check(z.refine((fields) => Object.keys(fields).length <= 100, 'Too many fields')),
})

const read = { method: 'GET', auth: 'none', envelope: true, isBuilt: false } as const

export const serviceCalls = {
  checkoutStatus: {
    ...read,
    path: '/api/checkout/status',
    auth: 'optional',
    query: z.extend(forStore, { cartId: z.optional(cartId) }),
    result: checkoutStatus,
  },
  shopRating: {
    ...read,
    path: '/api/ext/trusted-reviews/rating',
    query: z.extend(forStore, { shopId: opaqueId }),
    result: shopRating,
  },
  formSubmit: {
    ...read,
    method: 'POST',
    path: '/api/ext/form/submit',
    body: formSubmission,
    result: z.boolean(),
  },
} as const satisfies Record<string, Call>
