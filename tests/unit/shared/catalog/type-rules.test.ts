import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { giftCardFaults } from '../../../../shared/cart/gift-card/gift-card-faults'
import { fewLeft } from '../../../../shared/catalog/few-left'
import { isAmountOffered, readGiftAmount } from '../../../../shared/catalog/gift-card'
import {
  type GroupedPart,
  groupedPrice,
  proposedQuantities,
} from '../../../../shared/catalog/grouped-part'
import { tierPriceAt, tierSteps } from '../../../../shared/catalog/tier-price'

function part(sku: string, regular: number, rest: Partial<GroupedPart> = {}): GroupedPart {
  return {
    sku,
    name: sku,
    link: '',
    image: '',
    price: { regular, special: null },
    qty: 1,
    isInStock: true,
    maxQty: null,
    ...rest,
  }
}

describe('a grouped product (spec 4, contract 2.12)', () => {
  const set = [part('table', 50_000), part('chair', 8_000, { qty: 4 })]

  it('costs its parts, each times its quantity', () => {
    expect(groupedPrice(set, proposedQuantities(set))).toBe(50_000 + 4 * 8_000)
    expect(groupedPrice(set, { chair: 2 })).toBe(16_000)
  })

  it('counts special prices', () => {
    const chair = part('chair', 8_000, { price: { regular: 8_000, special: 6_000 } })
    expect(groupedPrice([chair], { chair: 1 })).toBe(6_000)
  })

  it('takes a negative quantity for none', () => {
    expect(groupedPrice(set, { table: -3 })).toBe(0)
    expect(proposedQuantities([part('a', 1, { qty: -1 })])).toEqual({ a: 0 })
  })

  it('proposes nothing of a part that is sold out', () => {
    expect(proposedQuantities([part('a', 1, { isInStock: false })])).toEqual({ a: 0 })
  })
})

describe('tier prices (spec 3)', () => {
  const tiers = [
    { qty: 6, price: 800 },
    { qty: 3, price: 900 },
    { qty: 10, price: 850 },
    { qty: 1, price: 990 },
  ]

  it('give the lowest price that counts for a quantity', () => {
    expect([1, 2, 3, 6, 12].map((qty) => tierPriceAt(tiers, qty, 1_000))).toEqual([
      990, 990, 900, 800, 800,
    ])
  })

  it('are shown from the second piece on, and only when they are cheaper than the step before', () => {
    expect(tierSteps(tiers, 1_000)).toEqual([
      { qty: 3, price: 900 },
      { qty: 6, price: 800 },
    ])
    expect(tierSteps(tiers, 750)).toEqual([])
  })

  it('never make more pieces dearer by the piece', () => {
    const list = fc.array(fc.record({ qty: fc.integer({ min: 1, max: 50 }), price: fc.nat() }))
    fc.assert(
      fc.property(list, fc.nat(), fc.integer({ min: 1, max: 60 }), (some, price, qty) => {
        expect(tierPriceAt(some, qty + 1, price)).toBeLessThanOrEqual(tierPriceAt(some, qty, price))
        const steps = tierSteps(some, price).map((step) => step.price)
        expect(steps).toEqual([...steps].sort((a, b) => b - a))
      }),
    )
  })
})

describe('a gift card (spec 3 and 5)', () => {
  const card = { amounts: [2_500, 5_000], openAmount: { min: 1_000, max: 20_000 } }
  const good = {
    amount: 2_500,
    senderName: 'Wilm',
    recipientName: 'Erin',
    recipientEmail: 'erin@example.com',
    message: '',
    deliveryDay: '',
  }
  const TODAY = '2026-11-28'

  it('is worth one of its amounts, or any between the bounds of an open one', () => {
    expect(isAmountOffered(card, 5_000)).toBe(true)
    expect(isAmountOffered(card, 1_000)).toBe(true)
    expect(isAmountOffered(card, 999)).toBe(false)
    expect(isAmountOffered({ ...card, openAmount: null }, 3_000)).toBe(false)
  })

  it('needs an amount, two names and a valid address', () => {
    expect(giftCardFaults(card, good, TODAY)).toEqual({})
    const bare = { amount: null, senderName: ' ', recipientName: 'E', recipientEmail: 'e@' }
    expect(giftCardFaults(card, { ...good, ...bare, message: 'x'.repeat(301) }, TODAY)).toEqual({
      amount: 'required',
      senderName: 'required',
      recipientName: 'name-too-short',
      recipientEmail: 'email',
      message: 'too-long',
    })
    expect(giftCardFaults(card, { ...good, amount: 1 }, TODAY)).toEqual({ amount: 'amount-range' })
  })

  it('tells an amount that cannot be read from one that is missing', () => {
    expect(['', ' ', '12,345', 'honderd', '1.000', '37,50'].map(readGiftAmount)).toEqual([
      null,
      null,
      'unreadable',
      'unreadable',
      'unreadable',
      3_750,
    ])
    expect(giftCardFaults(card, { ...good, amount: 'unreadable' }, TODAY)).toEqual({
      amount: 'amount-unreadable',
    })
  })

  it.each([
    ['', null],
    [TODAY, null],
    ['2027-11-28', null],
    ['2026-11-27', 'day-range'],
    ['2027-11-29', 'day-range'],
    ['2026-12-32', 'no-date'],
    ['20-12-2026', 'no-date'],
  ])('is sent on the day %j: %s', (deliveryDay, fault) => {
    const faults = giftCardFaults(card, { ...good, deliveryDay }, TODAY)
    expect(faults).toEqual(fault === null ? {} : { deliveryDay: fault })
  })

  it('is sent on any day that exists while nobody knows what day it is', () => {
    expect(giftCardFaults(card, { ...good, deliveryDay: '2026-11-27' }, null)).toEqual({})
  })
})

describe('low stock', () => {
  it('is told when few are left, and never for what nobody counts', () => {
    expect([1, 5, 6, 0, null, 2.7].map(fewLeft)).toEqual([1, 5, null, null, null, 2])
  })
})
