// Card payments through Adyen. The platform's module changed its calls with every major version
// (contract 1.10); these are the steps of the specification over one model, the version is a matter
// of the backend. An order is placed by the call of orders, under its attempt, and exists before its
// payment is final: these calls name it by its hash.
import * as z from 'zod/mini'
import type { Call } from '../call'
import { addressRequest } from '../customer/address'
import { methodCode, opaqueId, plainFields, storeCode } from '../wire/request-value'
import { openObject, wireObject } from '../wire/wire-object'
import { orAbsent, wireFlag, wireInteger, wireList, wireText, wireValue } from '../wire/wire-value'
import { keptCard } from './kept-cards'

const adyenMethod = openObject({
  type: wireText,
  name: orAbsent(wireText),
  brands: wireList(wireText),
  /** Of a wallet: how the merchant is called there. */
  configuration: orAbsent(wireValue),
})

const adyenMethods = wireObject({
  /** Sandbox, test, or one of those that are live. */
  environment: orAbsent(wireText),
  /** Of the provider's web package; absent in front of the sandbox. */
  clientKey: orAbsent(wireText),
  paymentMethodsResponse: wireObject({
    paymentMethods: z.array(adyenMethod),
    storedPaymentMethods: wireList(openObject({})),
  }),
  paymentMethodsExtraDetails: orAbsent(wireValue),
})

/** What version 7 and later answer for a payment's state; often JSON inside a string. */
export const adyenStep = wireObject({
  isFinal: orAbsent(wireFlag),
  resultCode: wireText,
  action: orAbsent(wireValue),
  /** Of version 6, for a fingerprint or a challenge. */
  token: orAbsent(wireText),
  additionalData: orAbsent(wireValue),
  donationToken: orAbsent(wireText),
})
export type WireAdyenStep = z.output<typeof adyenStep>

const forStore = z.object({ storeCode: z.optional(storeCode) })
export const ofOrder = z.object({
  /** The orderHash of the placed order, or its attempt id. */
  orderHash: opaqueId,
})
const ofAnswer = z.extend(ofOrder, {
  /** What the page of the provider or of the bank gave the browser. */
  details: plainFields,
})

/** Where the shopper returns to; the backend accepts only the shop's own addresses. */
export const returnUrl = z.url({ protocol: /^https?$/ }).check(z.maxLength(2048))

const paymentInformation = z.extend(ofOrder, {
  returnUrl,
  paymentMethod: z.object({
    method: methodCode,
    /** `stateData` holds the provider's own object as JSON (contract 1.10). */
    additional_data: plainFields,
  }),
})
export type AdyenPaymentInformation = z.output<typeof paymentInformation>

/** What a browser needs to begin. `environment`: sandbox, test, or one of those that are live. */
export const adyenBeginning = wireObject({
  environment: wireText,
  /** Of the provider's web package; absent in front of the sandbox. */
  clientKey: orAbsent(wireText),
  /** In the smallest unit of the currency. */
  amount: wireObject({ currency: wireText, value: wireInteger }),
  brands: z.array(wireText),
  /** What the customer keeps there; absent for a guest, who cannot. */
  keptCards: wireList(keptCard),
})
export type WireAdyenBeginning = z.output<typeof adyenBeginning>

const built = {
  method: 'POST',
  auth: 'optional',
  envelope: true,
  query: forStore,
} as const
export const stepResult = z.union([z.string(), adyenStep])

export const adyenCalls = {
  adyenMethods: {
    ...built,
    path: '/api/ext/adyen/payment-methods',
    body: z.object({ shippingAddress: z.optional(addressRequest) }),
    result: z.union([z.string(), adyenMethods]),
  },
  adyenInitiate: {
    ...built,
    path: '/api/ext/adyen/initiate',
    body: ofOrder,
    result: adyenBeginning,
  },
  /** Pays for the order. Said again it pays nothing, and answers where the payment stands. */
  adyenPaymentInformation: {
    ...built,
    path: '/api/ext/adyen/payment-information',
    body: paymentInformation,
    result: stepResult,
  },
  adyenRedirectUrl: {
    ...built,
    path: '/api/ext/adyen/redirect-url',
    body: ofOrder,
    result: wireObject({ redirectUrl: wireText }),
  },
  adyenThreeDs2: {
    ...built,
    path: '/api/ext/adyen/three-ds2-process',
    body: ofAnswer,
    result: stepResult,
  },
  adyenPaymentsDetails: {
    ...built,
    path: '/api/ext/adyen/payments-details',
    body: ofAnswer,
    result: stepResult,
  },
  /** `Pending` also before anything was paid: whether one may pay is what /api/payment/status says. */
  adyenPaymentStatus: {
    ...built,
    path: '/api/ext/adyen/payment-status',
    body: ofOrder,
    result: stepResult,
  },
} as const satisfies Record<string, Call>
