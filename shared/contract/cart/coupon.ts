// Coupons of a cart (spec 7, contract 1.2).
import * as z from 'zod/mini'
import type { Call } from '../call'
import { cartId, filledLine, storeCode } from '../wire/request-value'
import { orAbsent, wireText } from '../wire/wire-value'

const ofCart = z.object({ cartId, storeCode: z.optional(storeCode) })
const common = { auth: 'optional', envelope: true, query: ofCart } as const

export const couponCalls = {
  cartApplyCoupon: {
    ...common,
    method: 'POST',
    path: '/api/cart/apply-coupon',
    query: z.extend(ofCart, { coupon: filledLine(64) }),
    result: z.boolean(),
  },
  cartDeleteCoupon: {
    ...common,
    method: 'POST',
    path: '/api/cart/delete-coupon',
    result: z.boolean(),
  },
  cartCoupon: {
    ...common,
    method: 'GET',
    path: '/api/cart/coupon',
    result: orAbsent(wireText),
  },
} as const satisfies Record<string, Call>
