// The messages of the provider's Checkout API, as far as the shop uses them: POST /paymentMethods,
// /payments, /payments/details, /storedPaymentMethods, /payments/…/refunds, /payments/…/captures, /cancels and /applePay/sessions.
import * as z from 'zod/mini'
import { keptCardId } from '../../../../shared/contract/payment/kept-cards'
import { browserInfo, type WalletToken } from '../../../../shared/contract/payment/wallet'

const text = z.string()
const amount = z.object({ currency: text, value: z.int() })
export type Amount = z.output<typeof amount>

export const paymentMethodsResponse = z.object({
  paymentMethods: z.optional(
    z.array(
      z.object({
        type: text,
        name: z.optional(text),
        brands: z.optional(z.array(text)),
        configuration: z.optional(z.record(text, text)),
      }),
    ),
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

/** Of a refund and of a capture alike. */
export const partResponse = z.object({
  pspReference: text,
  paymentPspReference: text,
  reference: z.optional(text),
  status: z.literal('received'),
})
export type PartResponse = z.output<typeof partResponse>

export const cancelResponse = z.object({
  pspReference: text,
  paymentReference: text,
  status: z.literal('received'),
})
export type CancelResponse = z.output<typeof cancelResponse>

/** `data` is a session of Apple Pay, as JSON in base64. */
export const walletSessionResponse = z.object({ data: text })
export type WalletSessionResponse = z.output<typeof walletSessionResponse>

/** The cards of a shopper: nothing else of what is told of them is read. */
export const storedMethodsResponse = z.object({
  storedPaymentMethods: z.optional(
    z.array(
      z.object({
        id: text,
        type: text,
        brand: z.optional(text),
        lastFour: z.optional(text),
        expiryMonth: z.optional(text),
        expiryYear: z.optional(text),
      }),
    ),
  ),
})

export const errorResponse = z.object({
  status: z.int(),
  errorCode: z.optional(text),
  message: text,
  errorType: z.optional(text),
})

const typedCard = z.object({
  type: z.literal('scheme'),
  brand: z.optional(text.check(z.regex(/^\w{1,32}$/))),
  holderName: z.optional(text.check(z.maxLength(256))),
  encryptedCardNumber: text.check(z.maxLength(4096)),
  encryptedExpiryMonth: text.check(z.maxLength(4096)),
  encryptedExpiryYear: text.check(z.maxLength(4096)),
  /** Cards of Bancontact have none. */
  encryptedSecurityCode: z.optional(text.check(z.maxLength(4096))),
})
export type TypedCard = z.output<typeof typedCard>

/** A card that the customer keeps at the provider. */
const storedCard = z.object({ type: z.literal('scheme'), storedPaymentMethodId: keptCardId })
export type StoredCard = z.output<typeof storedCard>

/** What a browser hands over of a card, encrypted by the provider's own script or marked as a test. */
export const stateData = z.object({
  paymentMethod: z.union([storedCard, typedCard]),
  storePaymentMethod: z.optional(z.boolean()),
  browserInfo: z.optional(browserInfo),
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
  /** `ContAuth` by a card that is kept. */
  shopperInteraction: 'Ecommerce' | 'ContAuth'
  /** Only of a customer who keeps a card, or pays by one. */
  shopperReference?: string
  recurringProcessingModel?: 'CardOnFile'
  storePaymentMethod?: boolean
  authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } }
  paymentMethod: TypedCard | StoredCard | WalletToken
  browserInfo?: StateData['browserInfo']
  /** The money is only authorised: its merchant takes it. */
  additionalData?: { manualCapture: 'true' }
}

export interface WalletSessionRequest {
  displayName: string
  domainName: string
  merchantIdentifier: string
}

export interface DetailsRequest {
  details: Record<string, string>
  paymentData?: string
}

/** To give back money of a payment, or to take what is authorised. */
export interface PartRequest {
  merchantAccount: string
  amount: Amount
  reference: string
}

export interface CancelRequest {
  merchantAccount: string
  /** As the payment was named when it was asked for. */
  paymentReference: string
  reference: string
}

/** Sends a request and brings the answer; throws where there was none. */
export type Send = (url: string, init: RequestInit) => Promise<Response>
