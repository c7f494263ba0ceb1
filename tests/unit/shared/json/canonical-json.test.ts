import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from '../../../../shared/json/canonical-json'

test('equal values have equal text, whatever the order of their keys', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
      const reversed = Object.fromEntries(Object.entries(record).reverse())
      expect(canonicalJson(reversed)).toBe(canonicalJson(record))
    }),
  )
})

test('the text is JSON of the same value, so that different values differ', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.parse(JSON.stringify(value))
      expect(JSON.parse(canonicalJson(value))).toEqual(json)
    }),
  )
})
