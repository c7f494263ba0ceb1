import type { CartSummary } from './cart-summary'

/** What counts towards free delivery: the subtotal less discounts, in cents incl. tax. */
export function discountedSubtotal({ subtotalInclTax, discount }: CartSummary): number {
  return subtotalInclTax + discount
}

/** What is still missing for free delivery, in cents; 0 when it is reached (spec 9). */
export function missingForFreeShipping(subtotal: number, freeFrom: number): number {
  return Math.max(0, freeFrom - subtotal)
}
