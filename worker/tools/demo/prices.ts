import type { PerStore } from '../../../shared/contract/admin/per-store'
import type { Offer } from './families/product-spec'

/** A reduced price is four fifths of the regular one. */
const REDUCTION = 0.8

// The dates stay far away from the day on which somebody starts the shop.
const OFFER_DATES: Record<Offer, { from: string; to: string | null }> = {
  running: { from: '2026-01-05T00:00:00.000Z', to: null },
  past: { from: '2025-11-24T00:00:00.000Z', to: '2025-12-01T00:00:00.000Z' },
  future: { from: '2040-01-02T00:00:00.000Z', to: '2040-01-31T00:00:00.000Z' },
}

/** Cents per store: delivery to the rest of the world and France costs a little more. */
export function storePrices(dutchPrice: number): PerStore<number> {
  return {
    all: shelfPrice(dutchPrice * 1.08),
    nl_nl: dutchPrice,
    de_de: dutchPrice,
    fr_fr: shelfPrice(dutchPrice * 1.04),
  }
}

/** The reduced prices that belong to an offer, with the days on which it holds. */
export function offerPrices(dutchPrice: number, offer: Offer) {
  const regular = storePrices(dutchPrice)
  const reduced = (price: number) => ({
    price: shelfPrice(price * REDUCTION),
    ...OFFER_DATES[offer],
  })
  return {
    all: reduced(regular.all),
    nl_nl: reduced(regular.nl_nl ?? regular.all),
    de_de: reduced(regular.de_de ?? regular.all),
    fr_fr: reduced(regular.fr_fr ?? regular.all),
  }
}

/** Prices as shops write them: ninety-five cents below 170 euros, whole euros ending in 4 or 9 above. */
export function shelfPrice(cents: number): number {
  if (cents < 17_000) return Math.round(cents / 100) * 100 - 5
  return Math.round(cents / 500) * 500 - 100
}
