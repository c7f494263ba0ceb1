import * as z from 'zod/mini'
import { opaqueId } from '../wire/request-value'
import { storeCode } from './field'

/** new: stands, and is to be paid outside the shop. */
const state = z.enum(['new', 'pending_payment', 'processing', 'canceled'])

/** As the shopper was told it. */
const orderNumber = z.string().check(z.regex(/^\d{10,11}$/, 'Not a number of an order'))

/** An order, as whoever runs the shop looks at it. Times in ISO 8601. */
export const placedOrder = z.object({
  orderNumber,
  state,
  store: storeCode,
  email: z.string(),
  paymentMethod: z.string(),
  /** Cents; of a transfer that is waited for without what was withdrawn. */
  amountDue: z.int(),
  placedAt: z.string(),
  /** When its first parcel left. */
  sentAt: z.nullable(z.string()),
  /** When its shopper withdrew from it, the first time. */
  withdrawnAt: z.nullable(z.string()),
  /** What its provider tells and only a person can deal with, each with its number; null where nothing is open. */
  tasks: z.nullable(z.string()),
  /** Cents that are authorised and were not asked for yet; 0 where all is taken at once. */
  uncaptured: z.int(),
  /** Cents that are to be sent back, and that were. */
  owed: z.int(),
  refunded: z.int(),
})
export type PlacedOrder = z.infer<typeof placedOrder>

/** All that is needed to pack an order and to answer its shopper. Cents. */
export const orderDetails = z.extend(placedOrder, {
  /** By which its page is found. */
  orderHash: z.string(),
  /** Lines of a label; none where nothing is sent. */
  shippingAddress: z.array(z.string()),
  billingAddress: z.array(z.string()),
  /** Of who gets it, or else of who pays it. */
  phone: z.nullable(z.string()),
  taxId: z.nullable(z.string()),
  shippingMethod: z.nullable(z.string()),
  /** The day that was wished for, `2026-11-24`. */
  deliveryDate: z.nullable(z.string()),
  /** Where it is collected, in one line; null where it is sent. */
  pickupPoint: z.nullable(z.string()),
  lines: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      qty: z.int(),
      /** How many of them the shopper has withdrawn from. */
      withdrawn: z.int(),
      total: z.int(),
      choices: z.array(z.string()),
    }),
  ),
  couponCode: z.nullable(z.string()),
  discount: z.int(),
  shipping: z.int(),
  fee: z.int(),
  tax: z.int(),
  giftCards: z.int(),
  grandTotal: z.int(),
  /** What happened to it, oldest first. */
  events: z.array(z.object({ at: z.string(), text: z.string() })),
})
export type OrderDetails = z.infer<typeof orderDetails>

const shortText = z.string().check(z.trim(), z.maxLength(64))

export const orderFilter = z.object({ state: z.optional(state) })
export const namedOrder = z.object({ orderNumber })

/** A parcel that has left: who carries it, and how it is followed. */
export const sentOrder = z.object({
  orderNumber,
  carrier: z.optional(shortText),
  number: z.optional(shortText),
  url: z.optional(z.url({ protocol: /^https$/ }).check(z.maxLength(500))),
})
export type SentOrder = z.infer<typeof sentOrder>

/** What a provider told of an order, by the number with which it is listed. */
export const taskOfOrder = z.object({ orderNumber, task: z.int().check(z.positive()) })
export type TaskOfOrder = z.infer<typeof taskOfOrder>

/** An order whose money has come. */
export const paidOrder = z.object({
  orderNumber,
  /** Cents; all that was to be transferred without it. */
  amount: z.optional(z.int().check(z.positive())),
})
export type PaidOrder = z.infer<typeof paidOrder>

/** A part of an order's money, or all of it. */
export const partOfOrder = z.object({
  orderNumber,
  /** Cents; all that is owed or left without it. */
  amount: z.optional(z.int().check(z.positive())),
  /** Of whoever asks: the same again, because no answer came, moves money once. */
  attempt: z.optional(opaqueId),
})
export type PartOfOrder = z.infer<typeof partOfOrder>
