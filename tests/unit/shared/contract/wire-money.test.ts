import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsToPrice, priceToCents } from '../../../../shared/contract/wire/wire-money'

describe('money at the border', () => {
  it('gives every amount in cents back after a trip over the wire', () => {
    const amounts = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 })
    fc.assert(
      fc.property(amounts, (cents) => {
        const onTheWire: unknown = JSON.parse(JSON.stringify(centsToPrice(cents)))
        expect(priceToCents(Number(onTheWire))).toBe(cents)
      }),
    )
  })

  it('rounds half a cent away from zero as the decimal is written', () => {
    expect(priceToCents(1.005)).toBe(101)
    expect(priceToCents(-1.005)).toBe(-101)
    expect(priceToCents(8.165)).toBe(817)
    expect(priceToCents(24.7934)).toBe(2479)
    expect(priceToCents(4.35)).toBe(435)
  })

  it('has one zero', () => {
    expect(Object.is(priceToCents(-0.001), 0)).toBe(true)
    expect(Object.is(priceToCents(1e-7), 0)).toBe(true)
    expect(Object.is(centsToPrice(-0), 0)).toBe(true)
  })

  it('refuses what is not an amount', () => {
    for (const price of [Number.NaN, Infinity, -Infinity, 1e300]) {
      expect(() => priceToCents(price)).toThrow(RangeError)
    }
    for (const cents of [0.5, Number.NaN, Infinity, 2 ** 60]) {
      expect(() => centsToPrice(cents)).toThrow(RangeError)
    }
  })
})
