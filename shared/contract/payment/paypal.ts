// PayPal express (contract 1.9). Amounts are text with two decimals, always positive; the items of
// a purchase must add up to item_total or PayPal refuses it. What was approved on its page is asked by
// a call of ours, which the contract does not have.
import * as z from 'zod/mini'
import type { Call } from '../call'
import { MAX_CART_LINES } from '../wire/cart-limits'
import {
  bearerToken,
  cartId,
  countryCode,
  currencyCode,
  email,
  filledLine,
  languageTag,
  line,
  opaqueId,
  qty,
  sku,
} from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireFlag, wireText } from '../wire/wire-value'

const amountText = z.union([
  z.string().check(z.regex(/^(?:\d{1,9}(?:\.\d{1,2})?)?$/)),
  z.number().check(z.minimum(0), z.maximum(1_000_000_000)),
])
const money = z.object({ currency_code: currencyCode, value: amountText })

const purchaseItem = z.object({
  name: filledLine(256),
  unit_amount: money,
  tax: z.optional(money),
  description: z.optional(line(256)),
  quantity: qty,
  sku,
  category: z.literal('PHYSICAL_GOODS'),
})

const shippingTo = z.object({
  name: z.optional(z.object({ full_name: line(256) })),
  address: z.object({
    address_line_1: line(256),
    address_line_2: z.optional(z.nullable(line(256))),
    admin_area_1: z.optional(z.nullable(line(64))),
    admin_area_2: z.optional(z.nullable(line(64))),
    postal_code: line(16),
    country_code: countryCode,
  }),
  phone: z.optional(z.nullable(line(32))),
})

const purchaseUnit = z.object({
  reference_id: cartId,
  description: z.optional(line(512)),
  items: z.array(purchaseItem).check(z.maxLength(MAX_CART_LINES)),
  amount: z.object({
    currency_code: currencyCode,
    value: amountText,
    breakdown: z.object({
      item_total: money,
      shipping: z.optional(money),
      discount: z.optional(money),
      tax_total: z.optional(money),
    }),
  }),
  shipping: z.optional(shippingTo),
})

const returnAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(2048))

export const expressCheckoutRequest = z.object({
  cart_id: cartId,
  brand_name: z.optional(line(128)),
  locale: languageTag,
  currency_code: currencyCode,
  purchase_units: z.array(purchaseUnit).check(z.minLength(1), z.maxLength(10)),
  user_token: z.optional(z.nullable(z.union([bearerToken, z.literal('')]))),
  email: z.optional(z.union([email, z.literal('')])),
  return_url: returnAddress,
  cancel_url: returnAddress,
  total_type: z.optional(line(32)),
  logo: z.optional(line(2048)),
})
export type WirePurchaseUnit = z.output<typeof purchaseUnit>
export type ExpressCheckoutRequest = z.output<typeof expressCheckoutRequest>

/** `error` also comes with a code 500. */
const expressCheckoutResult = wireObject({
  success: wireFlag,
  token: orAbsent(wireText),
  /** Where the shopper approves; a backend that does not say means PayPal's own page of the token. */
  redirect_url: orAbsent(wireText),
  error: orAbsent(wireObject({ message: orAbsent(wireText) })),
})

/** open: its shopper has not approved it. approved: whose it is, and where to. used: ordered with. */
const expressApproval = wireObject({
  state: z.enum(['open', 'approved', 'used']),
  payer_id: orAbsent(wireText),
  email: orAbsent(wireText),
  first_name: orAbsent(wireText),
  last_name: orAbsent(wireText),
  address: orAbsent(
    wireObject({
      street: z.array(wireText),
      city: orAbsent(wireText),
      region: orAbsent(wireText),
      postcode: orAbsent(wireText),
      country_id: orAbsent(wireText),
      telephone: orAbsent(wireText),
    }),
  ),
})
export type WireExpressApproval = z.output<typeof expressApproval>

const common = { method: 'POST', auth: 'optional' } as const

export const paypalCalls = {
  paypalSetExpressCheckout: {
    ...common,
    path: '/api/ext/paypal/set-express-checkout',
    body: expressCheckoutRequest,
    result: expressCheckoutResult,
    envelope: true,
  },
  paypalComplete: {
    ...common,
    path: '/api/ext/paypal/complete',
    body: z.object({ cart_id: cartId }),
    result: wireObject({ status: wireText }),
    envelope: false,
  },
  /** What the shopper of this cart approved on PayPal's page. */
  paypalApproval: {
    ...common,
    path: '/api/ext/paypal/approval',
    body: z.object({ cart_id: cartId, token: opaqueId }),
    result: expressApproval,
    envelope: true,
  },
} as const satisfies Record<string, Call>
