import { expect, it } from 'vitest'
import { isRangeOfMeasures, numberOfMeasure } from '../../../../shared/search/measures'

const many = (toValue: (at: number) => string, labelOf: (at: number) => string) =>
  Array.from({ length: 101 }, (_, at) => ({ value: toValue(at), label: labelOf(at) }))

it('more than a hundred numbers of one unit are a range, and nothing else is', () => {
  expect(isRangeOfMeasures(many(String, (at) => `${at} cm`))).toBe(true)
  expect(
    isRangeOfMeasures(
      many(
        (at) => `${at / 10}`,
        (at) => `${at / 10}`.replace('.', ','),
      ),
    ),
  ).toBe(true)
  expect(isRangeOfMeasures(many(String, (at) => `${at} cm`).slice(1))).toBe(false)
  expect(isRangeOfMeasures(many(String, (at) => `Maker ${at}`))).toBe(false)
  expect(
    isRangeOfMeasures(
      many(
        (at) => `${5000 + at}`,
        (at) => `${at} cm`,
      ),
    ),
  ).toBe(false)
  expect(isRangeOfMeasures(many(String, (at) => `${at} ${at % 2 ? 'cm' : 'm'}`))).toBe(false)
})

it('a measure is a number with or without a unit', () => {
  expect(['1,5 kg', '90cm', '12', 'XL', '1234567'].map(numberOfMeasure)).toEqual([
    '1.5',
    '90',
    '12',
    null,
    null,
  ])
})
