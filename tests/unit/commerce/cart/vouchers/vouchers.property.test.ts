import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Coupon,
  rowDiscounts,
  spreadDiscount,
} from '../../../../../worker/commerce/cart/vouchers/coupon'
import { payByGiftCards } from '../../../../../worker/commerce/cart/vouchers/gift-card'

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const cents = fc.integer({ min: 0, max: 100_000_000 })
const rows = fc.array(fc.oneof(cents, fc.integer({ min: 0, max: 9 })), { maxLength: 30 })

test('a discount is spread without a cent lost, and no row becomes dearer than free', () => {
  fc.assert(
    fc.property(cents, rows, (amount, values) => {
      const shares = spreadDiscount(amount, values)
      expect(sumOf(shares)).toBe(Math.min(amount, sumOf(values)))
      for (const [at, share] of shares.entries()) {
        expect(Number.isSafeInteger(share)).toBe(true)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(values[at] ?? -1)
      }
    }),
    { numRuns: 1000 },
  )
})

test('each row bears its share, to the cent', () => {
  fc.assert(
    fc.property(cents, rows, (amount, values) => {
      const value = sumOf(values)
      const part = value === 0 ? 0 : Math.min(amount, value) / value
      const shares = spreadDiscount(amount, values)
      for (const [at, share] of shares.entries()) {
        expect(Math.abs(share - (values[at] ?? 0) * part)).toBeLessThan(1.001)
      }
    }),
    { numRuns: 1000 },
  )
})

test('a coupon takes what it says of all rows together', () => {
  const kind = fc.constantFrom<Coupon['kind']>('percent', 'fixed', 'free_shipping')
  fc.assert(
    fc.property(kind, fc.integer({ min: 0, max: 100 }), rows, (one, amount, values) => {
      const taken = sumOf(rowDiscounts({ kind: one, amount } as Coupon, values))
      const value = sumOf(values)
      if (one === 'percent') expect(taken).toBe(Math.round((value * amount) / 100))
      if (one === 'fixed') expect(taken).toBe(Math.min(amount, value))
      if (one === 'free_shipping') expect(taken).toBe(0)
    }),
    { numRuns: 1000 },
  )
})

test('gift cards pay no more than is due and no more than they hold, the first one first', () => {
  const card = fc.record({
    code: fc.constant('CARD'),
    itemId: fc.constant(1),
    currency: fc.constant('EUR'),
    expiresAt: fc.constant(null),
    balance: fc.integer({ min: 1, max: 50_000 }),
  })
  fc.assert(
    fc.property(fc.array(card, { maxLength: 10 }), cents, (cards, sum) => {
      const used = payByGiftCards(cards, sum)
      const held = sumOf(cards.map(({ balance }) => balance))
      expect(sumOf(used.map(({ amount }) => amount))).toBe(Math.min(sum, held))
      for (const [at, { amount, balance }] of used.entries()) {
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(amount).toBeLessThanOrEqual(balance)
        const isBegun = used.slice(at + 1).some((later) => later.amount > 0)
        if (isBegun) expect(amount).toBe(balance)
      }
    }),
    { numRuns: 1000 },
  )
})
