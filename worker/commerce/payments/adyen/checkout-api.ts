// The messages of the provider's Checkout API, as far as the shop uses them: POST /paymentMethods,
// /payments, /payments/details and /payments/…/refunds.
import * as z from 'zod/mini'

const text = z.string()
const amount = z.object({ currency: text, value: z.int() })
export type Amount = z.output<typeof amount>

export const paymentMethodsResponse = z.object({
  paymentMethods: z.optional(
    z.array(z.object({ type: text, name: z.optional(text), brands: z.optional(z.array(text)) })),
  ),
})
export type PaymentMethodsResponse = z.output<typeof paymentMethodsResponse>

/** Of /payments and of /payments/details alike. */
export const paymentResponse = z.object({
  resultCode: text,
  pspReference: z.optional(text),
  merchantReference: z.optional(text),
  amount: z.optional(amount),
  refusalReason: z.optional(text),
  action: z.optional(z.looseObject({ type: text, paymentData: z.optional(text) })),
})
export type PaymentResponse = z.output<typeof paymentResponse>

export const refundResponse = z.object({
  pspReference: text,
  paymentPspReference: text,
  reference: z.optional(text),
  status: z.literal('received'),
})
export type RefundResponse = z.output<typeof refundResponse>

export const errorResponse = z.object({
  status: z.int(),
  errorCode: z.optional(text),
  message: text,
  errorType: z.optional(text),
})

/** What a browser hands over of a card, encrypted by the provider's own script or marked as a test. */
export const stateData = z.object({
  paymentMethod: z.object({
    type: z.literal('scheme'),
    brand: z.optional(text.check(z.regex(/^\w{1,32}$/))),
    holderName: z.optional(text.check(z.maxLength(256))),
    encryptedCardNumber: text.check(z.maxLength(4096)),
    encryptedExpiryMonth: text.check(z.maxLength(4096)),
    encryptedExpiryYear: text.check(z.maxLength(4096)),
    encryptedSecurityCode: text.check(z.maxLength(4096)),
  }),
  browserInfo: z.optional(
    z.record(z.string().check(z.maxLength(64)), z.union([text, z.number(), z.boolean()])),
  ),
})
export type StateData = z.output<typeof stateData>

export interface PaymentMethodsRequest {
  merchantAccount: string
  countryCode: string
  shopperLocale: string
  channel: 'Web'
  allowedPaymentMethods: string[]
}

export interface PaymentRequest {
  merchantAccount: string
  reference: string
  amount: Amount
  returnUrl: string
  origin: string
  channel: 'Web'
  shopperEmail: string
  shopperLocale: string
  countryCode: string
  shopperInteraction: 'Ecommerce'
  authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } }
  paymentMethod: StateData['paymentMethod']
  browserInfo?: StateData['browserInfo']
}

export interface DetailsRequest {
  details: Record<string, string>
  paymentData?: string
}

export interface RefundRequest {
  merchantAccount: string
  amount: Amount
  reference: string
}

/** Sends a request and brings the answer; throws where there was none. */
export type Send = (url: string, init: RequestInit) => Promise<Response>
