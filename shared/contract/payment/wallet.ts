// Paying by a wallet of the device through Adyen (contract 1.10). The specification names the calls and
// not their shapes: a session for the merchant, what a cart costs at an address of the wallet, and the
// wallet's token for an order that is placed.
import * as z from 'zod/mini'
import type { Call } from '../call'
import { shippingMethod } from '../cart/cart-methods'
import { wireTotals } from '../cart/totals'
import { addressRequest } from '../customer/address'
import { cartId, line, methodCode, storeCode } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireInteger, wireText, wireValue } from '../wire/wire-value'
import { ofOrder, returnUrl, stepResult } from './adyen'

const token = z.string().check(z.minLength(1), z.maxLength(12_000))

/** What a wallet gave, as Adyen's `/payments` takes it. */
export const walletToken = z.union([
  z.object({ type: z.literal('applepay'), applePayToken: token }),
  z.object({
    type: z.literal('googlepay'),
    googlePayToken: token,
    googlePayCardNetwork: z.optional(line(32)),
  }),
])
export type WalletToken = z.output<typeof walletToken>

/** What a browser tells of itself, for the bank. */
export const browserInfo = z.record(
  z.string().check(z.maxLength(64)),
  z.union([z.string(), z.number(), z.boolean()]),
)

const completion = z.extend(ofOrder, {
  returnUrl,
  paymentMethod: walletToken,
  browserInfo: z.optional(browserInfo),
})
export type WalletCompletion = z.output<typeof completion>

/** What a cart costs, sent by the first delivery to an address and paid by a wallet. */
const quote = wireObject({
  /** What the wallet takes, in the smallest unit of the currency. */
  amount: wireObject({ currency: wireText, value: wireInteger }),
  totals: wireTotals,
  /** Absent for what is not sent. */
  delivery: orAbsent(shippingMethod),
})
export type WireWalletQuote = z.output<typeof quote>

const built = { method: 'POST', auth: 'optional', envelope: true } as const
const forStore = z.object({ storeCode: z.optional(storeCode) })

export const walletCalls = {
  /** A session of Apple Pay; the domain is that of the shop, whatever is said. */
  adyenMerchantSession: {
    ...built,
    path: '/api/ext/adyen/request-merchant-session',
    query: forStore,
    body: z.object({
      merchantIdentifier: line(128),
      domainName: line(253),
      displayName: line(128),
    }),
    result: wireValue,
  },
  walletExpressCheckout: {
    ...built,
    path: '/api/ext/adyen/express-checkout',
    query: z.object({ cartId, storeCode: z.optional(storeCode) }),
    body: z.object({
      paymentMethod: z.object({ method: methodCode }),
      shippingAddress: addressRequest,
    }),
    result: quote,
  },
  /** Pays for the order by the wallet. Said again it pays nothing, and answers where the payment stands. */
  walletPaymentComplete: {
    ...built,
    path: '/api/ext/adyen/wallet-complete',
    query: forStore,
    body: completion,
    result: stepResult,
  },
} as const satisfies Record<string, Call>
