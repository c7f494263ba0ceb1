import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toOfflineTotals } from '../../../../shared/cart/cart-summary'

const line = fc.record({
  qty: fc.integer({ min: -5, max: 1000 }),
  price: fc.record({
    regular: fc.nat(1_000_000),
    special: fc.option(fc.nat(1_000_000)),
  }),
})

test('offline a cart costs the sum of its lines, and a negative quantity is ignored in totals', () => {
  fc.assert(
    fc.property(fc.array(line), fc.array(line), (some, more) => {
      const sum = (lines: typeof some) => toOfflineTotals(lines).grandTotal
      expect(sum([...some, ...more])).toBe(sum(some) + sum(more))
      expect(sum(some.filter(({ qty }) => qty > 0))).toBe(sum(some))
    }),
  )
  const price = { regular: 500, special: 450 }
  expect(toOfflineTotals([{ qty: 2, price }])).toMatchObject({
    subtotalInclTax: 900,
    grandTotal: 900,
    shippingInclTax: null,
  })
})
