// Whether orders can be placed now (spec 7). The specification names the call; path and shape are ours.
import * as z from 'zod/mini'
import type { Call } from '../call'
import { cartId, storeCode } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireFlag, wireText } from '../wire/wire-value'

const checkoutStatus = wireObject({
  is_open: wireFlag,
  /** Why not, in the words of spec 8. */
  message: orAbsent(wireText),
})
export type WireCheckoutStatus = z.output<typeof checkoutStatus>

export const checkoutStatusCalls = {
  checkoutStatus: {
    method: 'GET',
    path: '/api/checkout/status',
    auth: 'optional',
    query: z.object({ storeCode: z.optional(storeCode), cartId: z.optional(cartId) }),
    result: checkoutStatus,
    envelope: true,
  },
} as const satisfies Record<string, Call>
