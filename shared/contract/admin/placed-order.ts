import * as z from 'zod/mini'
import { storeCode } from './field'

/** new: stands, and is to be paid outside the shop. */
const state = z.enum(['new', 'pending_payment', 'processing', 'canceled'])

/** As the shopper was told it. */
const orderNumber = z.string().check(z.regex(/^\d{11}$/, 'Not a number of an order'))

/** An order, as whoever runs the shop looks at it. */
export const placedOrder = z.object({
  orderNumber,
  state,
  store: storeCode,
  email: z.string(),
  paymentMethod: z.string(),
  /** Cents. */
  amountDue: z.int(),
  placedAt: z.string(),
  /** When its shopper withdrew from it, the first time. */
  withdrawnAt: z.nullable(z.string()),
})
export type PlacedOrder = z.infer<typeof placedOrder>

export const orderFilter = z.object({ state: z.optional(state) })
export const paidOrder = z.object({ orderNumber })
