/** What is still missing for free delivery, in cents; 0 when it is reached (spec 9). */
export function missingForFreeShipping(subtotalInclTax: number, freeFrom: number): number {
  return Math.max(0, freeFrom - subtotalInclTax)
}
