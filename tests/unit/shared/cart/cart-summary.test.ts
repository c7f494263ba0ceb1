import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linePriceOf, toCartSummary, toOfflineTotals } from '../../../../shared/cart/cart-summary'
import type { WireTotalsItem } from '../../../../shared/contract/cart/totals'

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

/** The row of 25.98 of contract 2.5, with what its test changes. */
const priceOfRow = (item: Partial<WireTotalsItem>) => {
  const wire = {
    item_id: 1,
    qty: 1,
    price_incl_tax: 25.98,
    row_total: 24,
    row_total_incl_tax: 25.98,
  }
  const { items } = toCartSummary({ items: [{ ...wire, ...item }] })
  return linePriceOf({ price: { regular: 100, special: null }, qty: 1 }, items[0])
}

describe('what a line costs', () => {
  test('with a discount is the net row and its tax less the discount, beside the price before', () => {
    const price = priceOfRow({ tax_amount: 1.57, discount_amount: 5 })
    expect(price).toEqual({ regular: 2598, special: 2057 })
  })

  test('without a discount is the row with its tax', () => {
    const price = priceOfRow({ tax_amount: 1.98, discount_amount: 0 })
    expect(price).toEqual({ regular: 2598, special: null })
  })

  test('holds the tax that a discount of the gross price hides', () => {
    const price = priceOfRow({
      row_total: 329.75,
      row_total_incl_tax: 399,
      tax_amount: 62.32,
      discount_amount: 39.9,
      discount_tax_compensation_amount: 6.93,
    })
    expect(price).toEqual({ regular: 39_900, special: 35_910 })
  })

  test('is the gross row less the discount where the wire names no net row', () => {
    const { items } = toCartSummary({
      items: [{ item_id: 1, qty: 1, row_total_incl_tax: 10, discount_amount: 12 }],
    })
    expect(items[0]).toMatchObject({ rowTotalInclTax: 1000, discountedRowInclTax: 0 })
  })

  test('is that of the pieces until the server has counted them', () => {
    const { items } = toCartSummary({
      items: [{ item_id: 1, qty: 1, row_total_incl_tax: 10, discount_amount: 1 }],
    })
    const line = { price: { regular: 1200, special: 1000 }, qty: 3 }
    expect(linePriceOf(line, items[0])).toEqual({ regular: 3000, special: null })
    expect(linePriceOf(line, undefined)).toEqual({ regular: 3000, special: null })
  })

  test('is not known before there are sums where only the server has named the line', () => {
    const { items } = toCartSummary({ items: [{ item_id: 1, qty: 1, row_total_incl_tax: 349 }] })
    const line = { price: { regular: 28_843, special: null }, qty: 1, isUnpriced: true } as const
    expect(linePriceOf(line, undefined)).toBeNull()
    expect(linePriceOf(line, items[0])).toEqual({ regular: 34_900, special: null })
  })
})
