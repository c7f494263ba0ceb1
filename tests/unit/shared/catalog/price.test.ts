import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cheapestOf,
  finalOf,
  isPriceRange,
  priceAt,
  type SourcePrice,
} from '../../../../shared/catalog/price'

const NOW = Date.parse('2026-06-15T12:00:00.000Z')
const BEFORE = '2026-06-15T11:59:59.999Z'
const AT = '2026-06-15T12:00:00.000Z'
const AFTER = '2026-06-15T12:00:00.001Z'

function source(rest: Partial<SourcePrice> = {}): SourcePrice {
  return { price: 10_000, special: 8_000, from: null, to: null, ...rest }
}

describe('a special price (contract 2.10)', () => {
  it('counts without dates', () => {
    expect(priceAt(source(), NOW)).toEqual({ regular: 10_000, special: 8_000 })
  })

  it('counts strictly between its dates, a missing one being open', () => {
    const counts = (from: string | null, to: string | null) =>
      priceAt(source({ from, to }), NOW).special !== null
    expect(counts(BEFORE, AFTER)).toBe(true)
    expect(counts(BEFORE, null)).toBe(true)
    expect(counts(null, AFTER)).toBe(true)
    expect(counts(AT, null)).toBe(false)
    expect(counts(null, AT)).toBe(false)
    expect(counts(AFTER, null)).toBe(false)
    expect(counts(null, BEFORE)).toBe(false)
  })

  it('does not count unless it is below the regular price and above zero', () => {
    for (const special of [null, 0, 10_000, 12_000]) {
      expect(priceAt(source({ special }), NOW)).toEqual({ regular: 10_000, special: null })
    }
  })

  it('never makes a product dearer, and never changes what it was made from', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(amounts, fc.option(amounts), (price, special) => {
        const given = source({ price, special })
        const copy = { ...given }
        const first = priceAt(given, NOW)
        expect(finalOf(first)).toBeLessThanOrEqual(price)
        expect(priceAt(given, NOW)).toEqual(first)
        expect(given).toEqual(copy)
      }),
    )
  })
})

describe('prices of several variants', () => {
  const prices = [
    { regular: 5_000, special: null },
    { regular: 9_000, special: 4_000 },
    { regular: 4_000, special: null },
  ]

  it('have the lowest final price as theirs, the first of equals', () => {
    expect(cheapestOf(prices)).toBe(prices[1])
    expect(cheapestOf([])).toBeUndefined()
  })

  it('are a range when any of them differs from the lowest', () => {
    expect(isPriceRange(prices)).toBe(true)
    expect(isPriceRange(prices.slice(1))).toBe(false)
    expect(isPriceRange([])).toBe(false)
  })
})
