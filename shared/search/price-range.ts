/** A range that can be narrowed, in whole units of the currency. */
export interface PriceRange {
  min: number
  max: number
}

export interface PriceChoice {
  from: number
  to: number
}

/** The two ends of a price filter are never closer than this (spec 5, price slider). */
export const PRICE_GAP = 1

/** Only one price is there to choose from (spec 5: 'Only one price available'). */
export function isSinglePrice({ min, max }: PriceRange): boolean {
  return min >= max
}

/**
 * Moves the lower end: inside of the range and at least one unit below the upper end (spec 5).
 * What is not a number leaves the choice as it is.
 */
export function withLowerEnd(range: PriceRange, choice: PriceChoice, from: number): PriceChoice {
  if (!Number.isFinite(from)) return choice
  return { ...choice, from: clamp(Math.round(from), range.min, choice.to - PRICE_GAP) }
}

/** Moves the upper end: inside of the range and at least one unit above the lower end (spec 5). */
export function withUpperEnd(range: PriceRange, choice: PriceChoice, to: number): PriceChoice {
  if (!Number.isFinite(to)) return choice
  return { ...choice, to: clamp(Math.round(to), choice.from + PRICE_GAP, range.max) }
}

/** Brings both ends into the range, for a choice that comes from an address. */
export function clampChoice(range: PriceRange, choice: PriceChoice): PriceChoice {
  if (isSinglePrice(range)) return { from: range.min, to: range.max }
  const from = clamp(Math.round(choice.from), range.min, range.max - PRICE_GAP)
  return { from, to: clamp(Math.round(choice.to), from + PRICE_GAP, range.max) }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
