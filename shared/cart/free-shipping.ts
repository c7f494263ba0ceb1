import type { CartSummary } from './cart-summary'

/** What counts towards free delivery: the goods less what is taken off them, in cents incl. tax. */
export function goodsOf({ subtotalInclTax, discount }: CartSummary): number {
  return subtotalInclTax + discount
}

/** What is still missing for free delivery, in cents; 0 when it is reached (spec 9). */
export function missingForFreeShipping(subtotalInclTax: number, freeFrom: number): number {
  return Math.max(0, freeFrom - subtotalInclTax)
}
