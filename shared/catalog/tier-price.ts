/** The group of customers who have not logged in, by Magento's number. */
export const GUEST_GROUP = 0

/** A lower price for one piece, in cents incl. tax, from a quantity up (spec 3, tier_prices). */
export interface TierPrice {
  qty: number
  price: number
}

/** What one piece costs when `qty` are bought: the lowest price that counts. Cents. */
export function tierPriceAt(tiers: readonly TierPrice[], qty: number, price: number): number {
  return tiers
    .filter((tier) => tier.qty <= qty)
    .reduce((lowest, tier) => Math.min(lowest, tier.price), price)
}

/**
 * The steps worth showing beside a price: smallest quantity first, each cheaper than what comes
 * before it. A step from the first piece on is the price itself and is no step.
 */
export function tierSteps(tiers: readonly TierPrice[], price: number): TierPrice[] {
  const quantities = [...new Set(tiers.map(({ qty }) => qty))].filter((qty) => qty > 1)
  return quantities
    .sort((a, b) => a - b)
    .map((qty) => ({ qty, price: tierPriceAt(tiers, qty, price) }))
    .filter((step) => step.price < priceBelow(tiers, step.qty, price))
}

/** What one piece costs just below a step. */
function priceBelow(tiers: readonly TierPrice[], qty: number, price: number): number {
  const smaller = tiers.filter((tier) => tier.qty < qty)
  return tierPriceAt(smaller, qty, price)
}
