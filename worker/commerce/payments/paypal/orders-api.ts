// The messages of PayPal's REST API as far as the shop uses them: Orders v2, and refunds of
// Payments v2.
import * as z from 'zod/mini'
import type { WirePurchaseUnit } from '../../../../shared/contract/payment/paypal'

const text = z.string()
const optionalText = z.optional(text)

const money = z.object({ currency_code: text, value: text })
export type Money = z.output<typeof money>

const capture = z.object({ id: text, status: text, amount: z.optional(money) })

/** `custom_id` is what the shop named it by, where it was asked for from here. */
const refund = z.object({
  id: text,
  status: text,
  amount: z.optional(money),
  custom_id: optionalText,
})

const address = z.object({
  address_line_1: optionalText,
  address_line_2: optionalText,
  admin_area_1: optionalText,
  admin_area_2: optionalText,
  postal_code: optionalText,
  country_code: optionalText,
})

const unit = z.object({
  shipping: z.optional(
    z.object({
      name: z.optional(z.object({ full_name: optionalText })),
      address: z.optional(address),
    }),
  ),
  payments: z.optional(
    z.object({ captures: z.optional(z.array(capture)), refunds: z.optional(z.array(refund)) }),
  ),
})

/** Of creating, showing and capturing an order alike. */
export const payPalOrder = z.object({
  id: text.check(z.regex(/^[\w-]{1,128}$/)),
  status: text,
  payer: z.optional(
    z.object({
      email_address: optionalText,
      payer_id: optionalText,
      name: z.optional(z.object({ given_name: optionalText, surname: optionalText })),
      phone: z.optional(
        z.object({ phone_number: z.optional(z.object({ national_number: optionalText })) }),
      ),
    }),
  ),
  purchase_units: z.optional(z.array(unit)),
  links: z.optional(z.array(z.object({ rel: text, href: text }))),
})
export type PayPalOrder = z.output<typeof payPalOrder>

export const payPalRefund = z.object({ id: text, status: text })
export type PayPalRefund = z.output<typeof payPalRefund>

export const accessToken = z.object({ access_token: text, expires_in: z.number() })

export const payPalError = z.object({
  name: optionalText,
  message: optionalText,
  details: z.optional(z.array(z.object({ issue: optionalText, description: optionalText }))),
})

export interface CreateOrder {
  intent: 'CAPTURE'
  purchase_units: WirePurchaseUnit[]
  payment_source: {
    paypal: {
      experience_context: {
        brand_name?: string
        locale: string
        /** Nobody pays by a card as PayPal's guest: the shop has a form for cards. */
        landing_page: 'LOGIN'
        /** Nothing that takes days, such as an eCheck: the money is there once it is taken. */
        payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED'
        /** Not PayPal's credit. Other ways to pay have sources of their own, of which none is named. */
        payment_method_selected: 'PAYPAL'
        shipping_preference: 'GET_FROM_FILE' | 'SET_PROVIDED_ADDRESS' | 'NO_SHIPPING'
        user_action: 'CONTINUE' | 'PAY_NOW'
        return_url: string
        cancel_url: string
      }
    }
  }
}

type WireItem = WirePurchaseUnit['items'][number]

export interface PayPalUnit extends Omit<WirePurchaseUnit, 'items'> {
  items: (Omit<WireItem, 'quantity'> & { quantity: string })[]
}

/** What is sent to open a purchase. */
export interface PayPalOrderRequest extends Omit<CreateOrder, 'purchase_units'> {
  purchase_units: PayPalUnit[]
}

/**
 * A purchase as PayPal's own API takes it: what the contract leaves empty is left out, quantities are
 * text.
 */
export function toPayPalUnit(unit: WirePurchaseUnit): PayPalUnit {
  const items = unit.items.map(({ tax, quantity, ...item }) => ({
    ...item,
    ...(tax && tax.value !== '' && { tax }),
    quantity: String(quantity),
  }))
  return { ...unit, items }
}

/** Sends a request and brings the answer; throws where there was none. */
export type Send = (url: string, init: RequestInit) => Promise<Response>
