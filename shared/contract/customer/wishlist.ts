// The wishlist of a customer. The call is ours: the ancestor kept it in the browser alone.
import * as z from 'zod/mini'
import type { Call } from '../call'
import { filledLine, line, sku, storeCode } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { wireText } from '../wire/wire-value'
import { WISHES_AT_ONCE, WISHLIST_CAP } from '../wire/wishlist-limits'

const wish = z.object({
  sku,
  name: filledLine(255),
  image: line(255),
  /** Path in the store. */
  link: line(255).check(z.regex(/^(?:\/(?!\/).*)?$/)),
})
export type WireWish = z.output<typeof wish>

export const wishlistCalls = {
  /** Adds and removes by sku, either as often as it is said, and answers all, the newest first. */
  userWishlist: {
    method: 'POST',
    path: '/api/user/wishlist',
    auth: 'customer',
    envelope: true,
    query: z.object({ storeCode: z.optional(storeCode) }),
    body: z.object({
      /** The newest first. */
      add: z.array(wish).check(z.maxLength(WISHES_AT_ONCE)),
      remove: z.array(sku).check(z.maxLength(WISHLIST_CAP)),
    }),
    result: z.array(wireObject({ sku: wireText, name: wireText, image: wireText, link: wireText })),
  },
} as const satisfies Record<string, Call>
