/** What a choice adds to a price: cents, or per cent of the price of the product (spec 5). */
export type Surcharge = { type: 'fixed'; cents: number } | { type: 'percent'; percent: number }

export const NO_SURCHARGE: Surcharge = { type: 'fixed', cents: 0 }

// Makes whole numbers of percentages such as 12.5, so that no half cent is lost to binary fractions.
const SCALE = 1000

/**
 * What a surcharge comes to on a product that costs `price`, in whole cents, half a cent up: a fixed
 * one adds its amount, a percentage that share of the price (spec 5, catalogue queries).
 */
export function surchargeOn(price: number, surcharge: Surcharge): number {
  if (surcharge.type === 'fixed') return surcharge.cents
  return Math.round((price * Math.round(surcharge.percent * SCALE)) / (100 * SCALE))
}
