// Card payments through Adyen. The platform's module changed its calls with every major version
// (contract 1.10); these are the steps of the specification over one model, the version is a matter
// of the backend. An order exists before its payment is final.
import * as z from 'zod/mini'
import type { Call } from '../call'
import { addressRequest } from '../customer/address'
import {
  cartId,
  email,
  idText,
  line,
  methodCode,
  plainFields,
  storeCode,
} from '../wire/request-value'
import { openObject, wireObject } from '../wire/wire-object'
import { orAbsent, wireFlag, wireList, wireText, wireValue } from '../wire/wire-value'

const adyenMethod = openObject({
  type: wireText,
  name: orAbsent(wireText),
  brands: wireList(wireText),
})

const adyenMethods = wireObject({
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

const paymentInformation = z.object({
  email: z.optional(email),
  paymentMethod: z.object({ method: methodCode, additional_data: z.optional(plainFields) }),
  billingAddress: z.optional(addressRequest),
})

const ofOrder = z.object({ orderId: idText, orderHash: z.optional(line(128)) })
const ofCart = z.object({ cartId, storeCode: z.optional(storeCode) })
const common = {
  method: 'POST',
  auth: 'optional',
  envelope: true,
  isBuilt: false,
  query: ofCart,
} as const
const stepResult = z.union([z.string(), adyenStep])

export const adyenCalls = {
  adyenMethods: {
    ...common,
    path: '/api/ext/adyen/payment-methods',
    body: z.object({ shippingAddress: z.optional(addressRequest) }),
    result: z.union([z.string(), adyenMethods]),
  },
  adyenInitiate: {
    ...common,
    path: '/api/ext/adyen/initiate',
    body: z.object({ payload: plainFields }),
    result: wireValue,
  },
  /** Places the order; the result is its id. */
  adyenPaymentInformation: {
    ...common,
    path: '/api/ext/adyen/payment-information',
    body: paymentInformation,
    result: wireText,
  },
  adyenRedirectUrl: {
    ...common,
    path: '/api/ext/adyen/redirect-url',
    body: ofOrder,
    result: wireObject({ redirectUrl: wireText }),
  },
  adyenMerchantSession: {
    ...common,
    path: '/api/ext/adyen/request-merchant-session',
    body: z.object({
      merchantIdentifier: line(128),
      domainName: line(253),
      displayName: line(128),
    }),
    result: wireValue,
  },
  adyenThreeDs2: {
    ...common,
    path: '/api/ext/adyen/three-ds2-process',
    body: z.extend(ofOrder, { details: plainFields }),
    result: stepResult,
  },
  adyenPaymentsDetails: {
    ...common,
    path: '/api/ext/adyen/payments-details',
    body: z.extend(ofOrder, { details: plainFields }),
    result: stepResult,
  },
  adyenPaymentStatus: {
    ...common,
    path: '/api/ext/adyen/payment-status',
    body: ofOrder,
    result: stepResult,
  },
  walletPaymentComplete: {
    ...common,
    path: '/api/ext/adyen/wallet-complete',
    body: z.extend(ofOrder, { details: plainFields }),
    result: stepResult,
  },
  walletExpressCheckout: {
    ...common,
    path: '/api/ext/adyen/express-checkout',
    body: z.extend(paymentInformation, {
      shippingAddress: addressRequest,
      shippingCarrierCode: methodCode,
      shippingMethodCode: methodCode,
    }),
    result: stepResult,
  },
} as const satisfies Record<string, Call>
