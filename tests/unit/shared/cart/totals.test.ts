import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CartCosts,
  chargeRateOf,
  type PricedLine,
  toCartTotals,
} from '../../../../shared/cart/totals'
import { taxFromGross } from '../../../../shared/catalog/tax'

const rate = fc.constantFrom(0, 5, 5.5, 6, 7, 9, 13.5, 17, 19, 20, 21, 25, 25.5, 27)
const line = (itemId: number) =>
  fc.record({
    itemId: fc.constant(itemId),
    qty: fc.integer({ min: 1, max: 10_000 }),
    unitGross: fc.integer({ min: 0, max: 5_000_000 }),
    taxRate: rate,
    discount: fc.integer({ min: 0, max: 10_000_000 }),
  })
const lines = fc
  .nat({ max: 12 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => line(at + 1))))
const charge = fc.option(
  fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.nat(30_000)).map(([net, tax]) => ({
    net,
    gross: net + tax,
  })),
)
const cart: fc.Arbitrary<CartCosts> = fc.record({
  lines,
  shipping: charge,
  fee: charge,
  chargeRate: rate,
})

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('the totals of a cart', () => {
  it('come to lines − discounts + shipping + payment fee', () => {
    fc.assert(
      fc.property(cart, (costs) => {
        const totals = toCartTotals(costs)
        const rows = totals.lines.map((row) => row.rowGross - row.discount)
        const charges = (costs.shipping?.gross ?? 0) + (costs.fee?.gross ?? 0)
        expect(totals.grandTotal).toBe(sum(rows) + charges)
        expect(totals.grandTotal).toBe(totals.subtotalGross - totals.discount + charges)
      }),
    )
  })

  it('have as much tax as all rates together', () => {
    fc.assert(
      fc.property(cart, (costs) => {
        const totals = toCartTotals(costs)
        expect(sum(totals.taxes.map((entry) => entry.amount))).toBe(totals.tax)
        const charges = [costs.shipping, costs.fee].map((each) =>
          each ? taxFromGross(each.gross, costs.chargeRate).tax : 0,
        )
        expect(totals.tax).toBe(sum(totals.lines.map((row) => row.tax)) + sum(charges))
      }),
    )
  })

  it('are whole cents, never NaN and never below zero', () => {
    fc.assert(
      fc.property(cart, (costs) => {
        const totals = toCartTotals(costs)
        const { subtotalNet, subtotalGross, discount, tax, grandTotal } = totals
        const rows = totals.lines.flatMap((row) => [row.unitNet, row.rowNet, row.rowGross, row.tax])
        for (const amount of [subtotalNet, subtotalGross, discount, tax, grandTotal, ...rows]) {
          expect(Number.isSafeInteger(amount) && amount >= 0 && !Object.is(amount, -0)).toBe(true)
        }
      }),
    )
  })

  it('charge no rate but those that products and delivery bear', () => {
    fc.assert(
      fc.property(cart, (costs) => {
        const known = new Set([...costs.lines.map(({ taxRate }) => taxRate), costs.chargeRate])
        for (const entry of toCartTotals(costs).taxes) expect(known).toContain(entry.rate)
      }),
    )
  })

  it('tax delivery by the highest rate of the products, or the standard one', () => {
    expect(chargeRateOf([{ taxRate: 6 }, { taxRate: 21 }, { taxRate: 0 }], 21)).toBe(21)
    expect(chargeRateOf([{ taxRate: 6 }, { taxRate: 0 }], 21)).toBe(6)
    expect(chargeRateOf([{ taxRate: 0 }], 21)).toBe(21)
    expect(chargeRateOf([{ taxRate: 0 }], 0)).toBe(0)
  })

  it('do not depend on the order of the lines', () => {
    const shuffled = cart.chain((costs) =>
      fc.tuple(
        fc.constant(costs),
        fc.shuffledSubarray([...costs.lines], { minLength: costs.lines.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([costs, mixed]) => {
        const { lines: _, ...one } = toCartTotals(costs)
        const { lines: __, ...other } = toCartTotals({ ...costs, lines: mixed })
        expect(other).toEqual(one)
      }),
    )
  })

  it('split each row into net and tax without losing a cent', () => {
    fc.assert(
      fc.property(line(1), (given) => {
        const [row] = toCartTotals({
          lines: [{ ...given, discount: 0 }],
          shipping: null,
          fee: null,
          chargeRate: 0,
        }).lines
        expect((row?.rowNet ?? 0) + (row?.tax ?? 0)).toBe(row?.rowGross)
      }),
    )
  })

  it('count shipping once, however many lines there are: 5 + 8 + 4 is 17', () => {
    const priced = (itemId: number, qty: number, unitGross: number): PricedLine => ({
      itemId,
      qty,
      unitGross,
      taxRate: 0,
      discount: 0,
    })
    const totals = toCartTotals({
      lines: [priced(1, 1, 100), priced(2, 2, 200)],
      shipping: { gross: 800 },
      fee: { gross: 400 },
      chargeRate: 0,
    })
    expect(totals).toMatchObject({ subtotalGross: 500, grandTotal: 1700, itemsQty: 3 })
  })

  it('never discount a row below nothing', () => {
    const given = { itemId: 1, qty: 1, unitGross: 500, taxRate: 21, discount: 900 }
    const totals = toCartTotals({ lines: [given], shipping: null, fee: null, chargeRate: 21 })
    expect(totals).toMatchObject({ grandTotal: 0, tax: 0, discount: 500, taxes: [] })
  })
})
