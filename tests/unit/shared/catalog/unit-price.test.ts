import { expect, it } from 'vitest'
import { toMeasure, unitPrice } from '../../../../shared/catalog/price'

it('tells a price by the unit, in whole cents', () => {
  const roll = toMeasure(0.53 * 10.05, 'm2')
  expect(roll?.unit).toBe('m²')
  expect(roll && unitPrice(3_995, roll)).toBe(750)
  expect(unitPrice(1_000, { amount: 3, unit: 'm' })).toBe(333)
})

it('knows no measure without an amount or with another unit', () => {
  expect(toMeasure(undefined, 'm')).toBeNull()
  expect(toMeasure(0, 'm2')).toBeNull()
  expect(toMeasure(2, 'yard')).toBeNull()
  expect(toMeasure(2, 'constructor')).toBeNull()
})
