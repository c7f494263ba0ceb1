// An order as its shopper may look at it any time, by its hash (spec 7, order status). Decimals.
import * as z from 'zod/mini'
import type { Call } from '../call'
import { opaqueId, storeCode } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireFlag, wireInteger, wireList, wireNumber, wireText } from '../wire/wire-value'

const amount = orAbsent(wireNumber)

export const trackedOrder = wireObject({
  increment_id: wireText,
  status: wireText,
  state: orAbsent(wireText),
  created_at: orAbsent(wireText),
  payment_state: orAbsent(wireText),
  payment_method: orAbsent(wireText),
  payment_title: orAbsent(wireText),
  items: wireList(
    wireObject({
      sku: orAbsent(wireText),
      name: wireText,
      product_type: orAbsent(wireText),
      qty_ordered: amount,
      /** How many of them the shopper has withdrawn from. */
      qty_withdrawn: amount,
      row_total_incl_tax: amount,
      options: wireList(wireObject({ label: wireText, value: wireText })),
    }),
  ),
  subtotal_incl_tax: amount,
  discount_amount: amount,
  coupon_code: orAbsent(wireText),
  /** Left out where nothing is sent. */
  shipping_incl_tax: amount,
  payment_fee: amount,
  tax_amount: amount,
  gift_cards: wireList(wireObject({ code_end: wireText, amount: wireNumber })),
  /** What is or was to be paid besides gift cards. */
  grand_total: amount,
  /** What of it is still to be transferred: without what was withdrawn. */
  transfer_amount: amount,
  /** What of it was sent back. */
  refunded_amount: amount,
  /** What of it is to be sent back and was not yet. */
  owed_amount: amount,
  /** When its shopper last withdrew from it, or from a part of it. */
  withdrawn_at: orAbsent(wireText),
  /** Whether the time for withdrawing from it has ended. */
  withdrawal_over: orAbsent(wireFlag),
  /** Files that were bought, once they are paid. */
  downloads: wireList(
    wireObject({
      title: wireText,
      url: wireText,
      uses_left: wireInteger,
      expires_at: wireText,
    }),
  ),
  /** Whether all gift cards that were bought have been mailed. */
  cards_mailed: orAbsent(wireFlag),
  /** The day that the shopper wished for, `2026-11-24`. */
  delivery_date: orAbsent(wireText),
  /** How many working days it takes, `2-5`, as its shopper was told. */
  delivery_days: orAbsent(wireText),
  /** Whether its shopper is contacted to arrange a day. */
  by_appointment: orAbsent(wireFlag),
  /** From when they count: since it was paid, or placed. */
  delivery_start: orAbsent(wireText),
  /** Where it is collected, in one line. */
  pickup_point: orAbsent(wireText),
  tracks: wireList(
    wireObject({
      carrier: orAbsent(wireText),
      number: orAbsent(wireText),
      url: orAbsent(wireText),
    }),
  ),
})
export type WireTrackedOrder = z.output<typeof trackedOrder>

export const trackedOrderCalls = {
  /** 404 for a hash that no order has. */
  trackedOrder: {
    method: 'GET',
    path: '/api/order/status',
    auth: 'none',
    query: z.object({ storeCode: z.optional(storeCode), orderHash: opaqueId }),
    result: trackedOrder,
    envelope: true,
  },
} as const satisfies Record<string, Call>
