import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountText, readAmount } from '../../../../shared/checkout/amount-text'
import {
  findPurchaseFault,
  type Purchase,
  toPurchaseUnit,
} from '../../../../shared/checkout/purchase-unit'
import { calls } from '../../../../shared/contract/calls'

const cents = fc.integer({ min: 0, max: 10_000_000 })
const line = fc
  .record({ qty: fc.integer({ min: 1, max: 100 }), unit: cents, odd: fc.boolean() })
  .map(({ qty, unit, odd }) => ({
    name: 'Lamp',
    sku: 'LAMP',
    options: ['Blue', 'M'],
    qty,
    unit,
    // Some platforms round the row and not the piece.
    row: unit * qty + (odd ? 1 : 0),
  }))
const purchase: fc.Arbitrary<Purchase> = fc.record({
  reference: fc.constant('cart'),
  storeCode: fc.constantFrom('nl_nl', 'de_de', 'fr_fr', 'global_en'),
  currency: fc.constant('EUR'),
  lines: fc.array(line, { minLength: 1, maxLength: 20 }),
  shipping: cents,
  tax: cents,
  due: cents,
})

const bought = (more: Partial<Purchase> = {}): Purchase => ({
  reference: 'cart',
  storeCode: 'nl_nl',
  currency: 'EUR',
  lines: [{ name: 'Tee', sku: 'A', options: ['M', 'Blue'], qty: 2, unit: 1950, row: 3900 }],
  shipping: 500,
  tax: 0,
  due: 4000,
  ...more,
})

describe('a purchase for PayPal (contract 1.9)', () => {
  it('adds up, whatever is taken off, taxed or rounded', () => {
    fc.assert(
      fc.property(purchase, (given) => {
        const unit = toPurchaseUnit(given)
        expect(findPurchaseFault(unit)).toBeNull()
        expect(readAmount(unit.amount.value)).toBe(given.due)
      }),
    )
  })

  it('is taken by the schema of the call, its amounts text with two decimals and never below zero', () => {
    const { body } = calls.paypalSetExpressCheckout
    fc.assert(
      fc.property(purchase, (given) => {
        const unit = toPurchaseUnit(given)
        const request = {
          cart_id: 'cart',
          locale: 'nl_NL',
          currency_code: 'EUR',
          purchase_units: [unit],
          return_url: 'https://nl.example/a',
          cancel_url: 'https://nl.example/b',
        }
        expect(body.safeParse(request).success).toBe(true)
        for (const { unit_amount } of unit.items) expect(unit_amount.value).toMatch(/^\d+\.\d\d$/)
      }),
    )
  })

  it('writes a discount into the breakdown only, and says how long returns are taken', () => {
    const unit = toPurchaseUnit(bought())
    expect(unit.amount).toMatchObject({
      value: '40.00',
      breakdown: {
        item_total: { value: '39.00' },
        shipping: { value: '5.00' },
        discount: { value: '4.00' },
        tax_total: { value: '0.00' },
      },
    })
    expect(unit.items).toMatchObject([
      { unit_amount: { value: '19.50' }, quantity: 2, category: 'PHYSICAL_GOODS' },
    ])
    expect(unit.items[0]?.description).toBe('M, Blue')
    expect(unit.description).toContain('60 dagen')
  })

  it('is refused when its items, its breakdown or its currencies do not fit', () => {
    const { items, amount, ...rest } = toPurchaseUnit(bought())
    const one = items.slice(0, 1).map((item) => ({ ...item, quantity: 1 }))
    expect(findPurchaseFault({ ...rest, amount, items: one })).toContain('item_total')
    const dearer = { ...amount, value: '40.01' }
    expect(findPurchaseFault({ ...rest, items, amount: dearer })).toContain('breakdown')
    const dollars = { ...amount, currency_code: 'USD' }
    expect(findPurchaseFault({ ...rest, items, amount: dollars })).toContain('currencies')
  })
})

describe('an amount as text', () => {
  it('reads as it was written', () => {
    fc.assert(fc.property(cents, (amount) => readAmount(amountText(-amount)) === amount))
  })
})
