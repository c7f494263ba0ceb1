/** Up to this quantity a shopper sees how many are left. */
export const FEW = 5

/**
 * The quantity that is left when it is small, else null: what may be sold beyond its stock, or has
 * none that is counted, is never scarce.
 * @param salable quantity that can still be sold; null when stock is not counted
 */
export function fewLeft(salable: number | null): number | null {
  return salable !== null && salable >= 1 && salable <= FEW ? Math.floor(salable) : null
}
