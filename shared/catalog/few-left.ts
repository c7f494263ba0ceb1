/** Up to this many pieces a shopper is told how many there are. */
export const FEW = 5

/**
 * How many pieces are left when they are few, else null: what can be bought more of than lies in
 * the warehouse, or is not counted there, is never scarce.
 * @param salable pieces that can still be sold; null when nobody counts
 */
export function fewLeft(salable: number | null): number | null {
  return salable !== null && salable >= 1 && salable <= FEW ? Math.floor(salable) : null
}
