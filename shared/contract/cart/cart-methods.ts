import * as z from 'zod/mini'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireFlag, wireNumber, wireText, wireValue } from '../wire/wire-value'

export const shippingMethod = wireObject({
  carrier_code: wireText,
  method_code: wireText,
  carrier_title: orAbsent(wireText),
  method_title: orAbsent(wireText),
  amount: orAbsent(wireNumber),
  base_amount: orAbsent(wireNumber),
  price_excl_tax: orAbsent(wireNumber),
  price_incl_tax: orAbsent(wireNumber),
  /** Working days, `5` or `5-10`; absent where nobody knows. */
  delivery_days: orAbsent(wireText),
  available: orAbsent(wireFlag),
  /** Stands where the shopper has chosen none (spec 3). */
  default: orAbsent(wireFlag),
  error_message: orAbsent(wireText),
})
export type WireShippingMethod = z.output<typeof shippingMethod>

export const paymentMethod = wireObject({
  code: wireText,
  title: orAbsent(wireText),
  cost_incl_tax: orAbsent(wireNumber),
  /** Stands where the shopper has chosen none (spec 3). */
  default: orAbsent(wireFlag),
})
export type WirePaymentMethod = z.output<typeof paymentMethod>

const paymentMethodsWithAdyen = wireObject({
  payment_methods: z.array(paymentMethod),
  adyen_payment_methods_response: z.optional(wireValue),
})
export type WirePaymentMethods = z.output<typeof paymentMethodsWithAdyen>

/** A plain list, or an object when the Adyen module takes part (contract 1.2). */
export const paymentMethodsResult = z.union([z.array(paymentMethod), paymentMethodsWithAdyen])

/** Both forms of the answer as one (spec 7, payment sync). */
export function toPaymentMethods(
  result: z.output<typeof paymentMethodsResult>,
): WirePaymentMethods {
  return Array.isArray(result) ? { payment_methods: result } : result
}
