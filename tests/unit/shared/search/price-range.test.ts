import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clampChoice,
  isSinglePrice,
  withLowerEnd,
  withUpperEnd,
} from '../../../../shared/search/price-range'

const range = fc
  .tuple(fc.nat(5000), fc.integer({ min: 1, max: 5000 }))
  .map(([min, width]) => ({ min, max: min + width }))
const anyNumber = fc.oneof(fc.integer(), fc.double(), fc.constant(Number.NaN))

describe('the price filter (spec 5)', () => {
  it('keeps both ends inside of the range and at least 1 apart, whatever is entered', () => {
    fc.assert(
      fc.property(range, fc.array(fc.tuple(fc.boolean(), anyNumber)), (bounds, moves) => {
        let choice = { from: bounds.min, to: bounds.max }
        for (const [isLower, value] of moves) {
          choice = (isLower ? withLowerEnd : withUpperEnd)(bounds, choice, value)
          expect(choice.from).toBeGreaterThanOrEqual(bounds.min)
          expect(choice.to).toBeLessThanOrEqual(bounds.max)
          expect(choice.to - choice.from).toBeGreaterThanOrEqual(1)
        }
      }),
    )
  })

  it('stops the lower end 1 below the upper one and the upper end 1 above the lower one', () => {
    const bounds = { min: 10, max: 90 }
    expect(withLowerEnd(bounds, { from: 10, to: 50 }, 70)).toEqual({ from: 49, to: 50 })
    expect(withUpperEnd(bounds, { from: 40, to: 50 }, 20)).toEqual({ from: 40, to: 41 })
    expect(withLowerEnd(bounds, { from: 40, to: 50 }, 3)).toEqual({ from: 10, to: 50 })
    expect(withUpperEnd(bounds, { from: 40, to: 50 }, 900)).toEqual({ from: 40, to: 90 })
  })

  it('brings a choice from an address into the range', () => {
    const bounds = { min: 10, max: 90 }
    expect(clampChoice(bounds, { from: 0, to: 1000 })).toEqual({ from: 10, to: 90 })
    expect(clampChoice(bounds, { from: 500, to: 600 })).toEqual({ from: 89, to: 90 })
  })

  it('knows when there is only one price', () => {
    expect(isSinglePrice({ min: 5, max: 5 })).toBe(true)
    expect(isSinglePrice({ min: 5, max: 6 })).toBe(false)
  })
})
