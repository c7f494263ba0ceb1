import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxFromGross, taxFromNet, toTaxedAmount } from '../../../../shared/catalog/tax'
import { TAXED_COUNTRIES, taxRateOf } from '../../../../shared/catalog/tax-rates'

const cents = fc.integer({ min: 0, max: 1_000_000_000 })
const rates = fc.constantFrom(
  0,
  ...TAXED_COUNTRIES.flatMap((country) => [
    taxRateOf(country, 'standard'),
    taxRateOf(country, 'reduced'),
  ]),
)

describe('tax in whole cents', () => {
  it('splits a price that includes tax', () => {
    expect(taxFromGross(12_100, 21)).toEqual({ net: 10_000, tax: 2_100, gross: 12_100 })
    expect(taxFromGross(500, 21)).toEqual({ net: 413, tax: 87, gross: 500 })
    expect(taxFromGross(12_550, 25.5)).toEqual({ net: 10_000, tax: 2_550, gross: 12_550 })
  })

  it('adds tax to a price without', () => {
    expect(taxFromNet(400, 21)).toEqual({ net: 400, tax: 84, gross: 484 })
    expect(taxFromNet(1, 50)).toEqual({ net: 1, tax: 1, gross: 2 })
    expect(taxFromNet(-1, 50)).toEqual({ net: -1, tax: -1, gross: -2 })
  })

  it('always has net and tax add up to gross', () => {
    fc.assert(
      fc.property(cents, rates, fc.boolean(), (amount, rate, includesTax) => {
        const { net, tax, gross } = toTaxedAmount(
          amount,
          { written: rate, charged: rate },
          includesTax,
        )
        expect([net, tax, gross].every(Number.isSafeInteger)).toBe(true)
        expect(net + tax).toBe(gross)
        expect(includesTax ? gross : net).toBe(amount)
      }),
    )
  })

  it('is without any tax for who pays none, however the price was written', () => {
    const none = { written: 21, charged: 0 }
    expect(toTaxedAmount(12_100, none, true)).toEqual({ net: 10_000, tax: 0, gross: 10_000 })
    expect(toTaxedAmount(10_000, none, false)).toEqual({ net: 10_000, tax: 0, gross: 10_000 })
  })

  it('gives the same three amounts when it is worked out again (contract 2.10)', () => {
    fc.assert(
      fc.property(cents, rates, (amount, rate) => {
        const split = taxFromGross(amount, rate)
        expect(taxFromGross(split.gross, rate)).toEqual(split)
        const added = taxFromNet(amount, rate)
        expect(taxFromNet(added.net, rate)).toEqual(added)
      }),
    )
  })

  it('is within half a cent of the exact amount', () => {
    fc.assert(
      fc.property(cents, rates, (gross, rate) => {
        const exact = (gross * 100) / (100 + rate)
        expect(Math.abs(taxFromGross(gross, rate).net - exact)).toBeLessThanOrEqual(0.5 + 1e-6)
      }),
    )
  })

  it('never takes more tax for less', () => {
    fc.assert(
      fc.property(cents, rates, (gross, rate) => {
        expect(taxFromGross(gross + 1, rate).net).toBeGreaterThanOrEqual(
          taxFromGross(gross, rate).net,
        )
      }),
    )
  })

  it('refuses what is no rate and no amount', () => {
    for (const rate of [-1, 101, Number.NaN, Infinity, 1.23456]) {
      expect(() => taxFromGross(100, rate)).toThrow(RangeError)
    }
    expect(() => taxFromGross(Number.NaN, 21)).toThrow(RangeError)
    expect(() => taxFromNet(2 ** 60, 21)).toThrow(RangeError)
  })
})

describe('a price in another country', () => {
  const grossAt = (price: number, written: number, charged: number) =>
    toTaxedAmount(price, { written, charged }, true).gross

  it('stays as it is where the tax is the same', () => {
    fc.assert(fc.property(cents, rates, (gross, same) => grossAt(gross, same, same) === gross))
  })

  it('bears the tax of the destination on the price without the tax of the store', () => {
    expect(grossAt(11_900, taxRateOf('DE', 'standard'), taxRateOf('AT', 'standard'))).toBe(12_000)
    expect(grossAt(12_300, taxRateOf('IE', 'standard'), taxRateOf('GB', 'standard'))).toBe(10_000)
  })

  it('rises with the tax', () => {
    fc.assert(
      fc.property(cents, rates, rates, rates, (gross, from, one, other) => {
        const [low, high] = one <= other ? [one, other] : [other, one]
        expect(grossAt(gross, from, low)).toBeLessThanOrEqual(grossAt(gross, from, high) + 1)
      }),
    )
  })
})

describe('tax rates by country', () => {
  it('knows the shop’s countries', () => {
    const standard = ['NL', 'BE', 'DE', 'AT', 'FR', 'IE'].map((c) => taxRateOf(c, 'standard'))
    expect(standard).toEqual([21, 21, 19, 20, 20, 23])
  })

  it('has all 27 member states between 17 and 27 per cent, reduced never above standard', () => {
    expect(TAXED_COUNTRIES).toHaveLength(27)
    for (const country of TAXED_COUNTRIES) {
      const standard = taxRateOf(country, 'standard')
      expect(standard).toBeGreaterThanOrEqual(17)
      expect(standard).toBeLessThanOrEqual(27)
      expect(taxRateOf(country, 'reduced')).toBeLessThanOrEqual(standard)
    }
  })

  it('charges nothing outside the Union, in no country, and for the class zero', () => {
    for (const country of ['GB', 'CH', 'NO', 'US', '', 'nl', 'toString', '__proto__']) {
      expect(taxRateOf(country, 'standard')).toBe(0)
    }
    expect(taxRateOf('NL', 'zero')).toBe(0)
  })
})
