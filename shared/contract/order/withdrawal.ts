// Withdrawing from an order in two steps (Directive (EU) 2023/2673): a declaration, then its
// confirmation. The shape is ours.
import * as z from 'zod/mini'
import type { Call } from '../call'
import { email, filledLine, opaqueId, storeCode } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireInteger, wireList, wireText } from '../wire/wire-value'

const name = filledLine(200)

/** By its number and address as anybody has them, or by the hash of its page. */
export const declarationRequest = z.union([
  z.object({ name, orderHash: opaqueId }),
  z.object({ name, orderNumber: z.string().check(z.regex(/^\d{10,11}$/)), email }),
])
export type DeclarationRequest = z.output<typeof declarationRequest>

const wholeNumber = (least: number) => z.int().check(z.minimum(least), z.maximum(10_000))

/** Lines by their position in the order, from 0; of more than were ordered all go back. */
export const confirmationRequest = z.object({
  token: opaqueId,
  lines: z
    .array(z.object({ position: wholeNumber(0), qty: wholeNumber(1) }))
    .check(z.minLength(1), z.maxLength(1000)),
})
export type ConfirmationRequest = z.output<typeof confirmationRequest>

const declaration = wireObject({
  token: wireText,
  order_number: wireText,
  ordered_at: wireText,
  name: wireText,
  /** Enough of the address to know it again. */
  email_hint: wireText,
  items: wireList(
    wireObject({
      position: wireInteger,
      name: wireText,
      qty: wireInteger,
      /** How many of them go back; 0 until it is confirmed. */
      qty_withdrawn: wireInteger,
    }),
  ),
  /** The last day for it; absent while something is still to be sent. */
  ends_on: orAbsent(wireText),
  /** Absent until it is confirmed. */
  confirmed_at: orAbsent(wireText),
})
export type WireDeclaration = z.output<typeof declaration>

const common = { auth: 'none', envelope: true } as const
const query = z.object({ storeCode: z.optional(storeCode) })

export const withdrawalCalls = {
  /**
   * 404 where number and address, or the hash, are of no order; 409 with the reason `order-canceled`
   * where it was given up, `withdrawal-over` once its period has ended, or `all-withdrawn` once nothing
   * is left of it.
   */
  withdrawalDeclare: {
    ...common,
    method: 'POST',
    path: '/api/withdrawal/declare',
    query,
    body: declarationRequest,
    result: declaration,
  },
  withdrawalShow: {
    ...common,
    method: 'GET',
    path: '/api/withdrawal',
    query: z.extend(query, { token: opaqueId }),
    result: declaration,
  },
  /** The first confirmation counts; repeats answer the same. */
  withdrawalConfirm: {
    ...common,
    method: 'POST',
    path: '/api/withdrawal/confirm',
    query,
    body: confirmationRequest,
    result: declaration,
  },
} as const satisfies Record<string, Call>
