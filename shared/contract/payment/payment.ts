// Our own payment calls: the shop names an order, the page of the payment provider does the rest;
// here that is the sandbox card page of the embedded backend. The shape is ours (contract 1.9 and
// 1.10 describe the providers' own calls, see paypal.ts and adyen.ts).
import * as z from 'zod/mini'
import type { Call } from '../call'
import { methodCode, opaqueId, storeCode } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireFlag, wireList, wireNumber, wireText } from '../wire/wire-value'

const paymentStartRequest = z.object({
  /** The orderHash of the placed order, or its attempt id; comes back to /checkout-return. */
  orderHash: opaqueId,
  method: methodCode,
  /** Where the shopper returns to; the backend accepts only the shop's own addresses. */
  returnUrl: z.url({ protocol: /^https?$/ }).check(z.maxLength(2048)),
})
export type PaymentStartRequest = z.output<typeof paymentStartRequest>

export const paymentStart = wireObject({ redirectUrl: wireText })
export type WirePaymentStart = z.output<typeof paymentStart>

/**
 * open: not decided yet; cancelled: the shopper closed the page. due: the order stands and is paid
 * outside the shop, as by bank transfer: it has no payment page, and no payment that could be cancelled.
 * checking: the shopper has paid or tried to, and nobody can say yet what became of it.
 */
export const paymentState = z.enum(['open', 'checking', 'due', 'paid', 'refused', 'cancelled'])
export type PaymentState = z.output<typeof paymentState>

export const paymentStatus = wireObject({
  orderHash: wireText,
  state: paymentState,
  orderNumber: orAbsent(wireText),
  /** Code of the way to pay that the order was placed with. */
  method: orAbsent(wireText),
  /** What is still to be transferred, in the currency of the store; only while it is due. */
  amountDue: orAbsent(wireNumber),
  /** Of a refused order: its cart comes back once the present one is ordered or empty. */
  isCartWaiting: orAbsent(wireFlag),
})
export type WirePaymentStatus = z.output<typeof paymentStatus>

export const paymentCalls = {
  /** The codes of the ways to pay that a store offers, for no cart in particular. */
  paymentWays: {
    method: 'GET',
    path: '/api/payment/ways',
    auth: 'none',
    query: z.object({ storeCode: z.optional(storeCode) }),
    result: wireObject({ codes: wireList(wireText) }),
    envelope: true,
  },
  paymentStart: {
    method: 'POST',
    path: '/api/payment/start',
    auth: 'optional',
    query: z.object({ storeCode: z.optional(storeCode) }),
    body: paymentStartRequest,
    result: paymentStart,
    envelope: true,
  },
  paymentStatus: {
    method: 'GET',
    path: '/api/payment/status',
    auth: 'none',
    query: z.object({ orderHash: opaqueId, storeCode: z.optional(storeCode) }),
    result: paymentStatus,
    envelope: true,
  },
  /** The shopper gives up: the order is cancelled, the cart is as before. */
  paymentCancel: {
    method: 'POST',
    path: '/api/payment/cancel',
    auth: 'optional',
    query: z.object({ storeCode: z.optional(storeCode) }),
    body: z.object({ orderHash: opaqueId }),
    result: paymentStatus,
    envelope: true,
  },
} as const satisfies Record<string, Call>
