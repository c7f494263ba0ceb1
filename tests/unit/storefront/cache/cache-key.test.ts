import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCacheKey } from '../../../../worker/storefront/cache/cache-key'
import { canonicalJson } from '../../../../worker/storefront/cache/canonical-json'

test('a key is a SHA-256 with its kind in clear', async () => {
  expect(await toCacheKey('search', { a: 1 })).toMatch(/^search:[0-9a-f]{64}$/)
})

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
