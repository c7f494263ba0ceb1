import { describe, expect, test } from 'vitest'
import { totalQuantity } from '../../../../shared/cart/cart-line'
import { toCartSummary } from '../../../../shared/cart/cart-summary'
import { missingForFreeShipping } from '../../../../shared/cart/free-shipping'
import { parseQuantity, toWholeQty } from '../../../../shared/cart/quantity'
import { isVirtualCart, mayAdd } from '../../../../shared/cart/rules'

describe('the quantity field (spec 5)', () => {
  const positive = { ok: false, error: { key: 'cart.quantity-positive' } }

  test.each(['', ' ', '0', '-1', '1.5', '1,5', 'abc', '1e3', '٣', 'Infinity', 'NaN'])(
    'refuses %j: it must be a positive integer',
    (text) => expect(parseQuantity(text, null)).toEqual(positive),
  )

  test('takes 1 and everything up to what is available', () => {
    expect(parseQuantity('1', 3)).toEqual({ ok: true, value: 1 })
    expect(parseQuantity(' 3 ', 3)).toEqual({ ok: true, value: 3 })
    expect(parseQuantity('4', 3)).toEqual({
      ok: false,
      error: { key: 'cart.quantity-below', values: { quantity: 4 } },
    })
  })

  test('refuses fewer than are sold at once', () => {
    expect(parseQuantity('2', null, 2)).toEqual({ ok: true, value: 2 })
    expect(parseQuantity('1', null, 2)).toEqual({
      ok: false,
      error: { key: 'cart.quantity-from', values: { quantity: 2 } },
    })
  })

  test('has no other limit than that of the wire when stock is unlimited', () => {
    expect(parseQuantity('10000', null).ok).toBe(true)
    const below = { ok: false, error: { key: 'cart.quantity-below', values: { quantity: 10_001 } } }
    for (const text of ['10001', '1000000000', '9'.repeat(400)]) {
      expect(parseQuantity(text, null)).toEqual(below)
    }
    expect(parseQuantity('0'.repeat(400), null)).toEqual(positive)
  })
})

test('quantities given as text become whole numbers', () => {
  expect(['3', '2.9', 4, 'x', '', -2, 0].map(toWholeQty)).toEqual([3, 2, 4, 1, 1, 1, 1])
})

describe('adding (spec 5)', () => {
  const price = { regular: 1000, special: null }
  const product = { price, qty: 1, maxQty: null }

  test('a price of zero is a price, one below zero or none is unknown', () => {
    expect(mayAdd({ ...product, price: { regular: 0, special: null } }).ok).toBe(true)
    for (const unknown of [null, { regular: -1, special: null }, { regular: 5, special: -1 }]) {
      expect(mayAdd({ ...product, price: unknown })).toEqual({
        ok: false,
        error: [{ key: 'cart.price-unknown' }],
      })
    }
  })

  test("entries in the product's errors are shown as blocking messages", () => {
    expect(mayAdd({ ...product, errors: [{ text: 'Not today' }] })).toEqual({
      ok: false,
      error: [{ text: 'Not today' }],
    })
  })

  test('an out-of-stock product is not added, an uncertain stock is warned of', () => {
    expect(mayAdd({ ...product, stock: 'out_of_stock' })).toEqual({
      ok: false,
      error: [{ key: 'cart.out-of-stock' }],
    })
    expect(mayAdd({ ...product, stock: 'volatile' })).toEqual({
      ok: true,
      value: { isStockUncertain: true },
    })
  })

  test('what is in the cart already counts against what is available', () => {
    expect(mayAdd({ ...product, maxQty: 3 }, 2).ok).toBe(true)
    expect(mayAdd({ ...product, maxQty: 3 }, 3).ok).toBe(false)
  })
})

test('a cart is virtual when all of it is downloadable, virtual or sent by e-mail', () => {
  expect(isVirtualCart([])).toBe(false)
  expect(isVirtualCart([{ typeId: 'virtual' }, { typeId: 'downloadable' }])).toBe(true)
  expect(isVirtualCart([{ typeId: 'amgiftcard' }])).toBe(true)
  expect(isVirtualCart([{ typeId: 'virtual' }, { typeId: 'simple' }])).toBe(false)
})

test('a negative quantity is ignored in the count', () => {
  expect(totalQuantity([{ qty: 2 }, { qty: -3 }])).toBe(2)
})

test('free shipping is reached at the threshold, not above it', () => {
  expect([7499, 7500, 9000].map((cents) => missingForFreeShipping(cents, 7500))).toEqual([1, 0, 0])
})

describe('the totals of the server (contract 1.2)', () => {
  test('the grand total is that of the segments, since the other one may leave the tax out', () => {
    const summary = toCartSummary({
      grand_total: 45.8,
      subtotal: 48,
      subtotal_incl_tax: 59.04,
      discount_amount: -8.86,
      shipping_incl_tax: 5,
      tax_amount: 9.38,
      items: [
        {
          item_id: 1,
          qty: 2,
          price: 24,
          price_incl_tax: 29.52,
          row_total_incl_tax: 59.04,
          discount_amount: 8.86,
          options: '[{"label":"Size","value":"M"}]',
        },
      ],
      total_segments: [{ code: 'grand_total', value: 55.18 }],
    })
    expect(summary).toEqual({
      subtotalInclTax: 5904,
      discount: -886,
      shippingInclTax: 500,
      paymentFee: 0,
      tax: 938,
      grandTotal: 5518,
      couponCode: '',
      giftCards: [],
      items: [
        {
          itemId: 1,
          qty: 2,
          unitPriceInclTax: 2952,
          rowTotalInclTax: 5904,
          discountedRowInclTax: 5018,
          options: [{ label: 'Size', value: 'M' }],
        },
      ],
    })
  })

  test('delivery that nobody has chosen yet is unknown, which is not free', () => {
    expect(toCartSummary({ grand_total: 10 }).shippingInclTax).toBe(null)
    expect(toCartSummary({ grand_total: 10, shipping_incl_tax: 0 }).shippingInclTax).toBe(0)
  })
})
