import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bundleFaults, optionFault } from '../../../../shared/cart/bundle-faults'
import {
  type Bundle,
  type BundleOption,
  type BundleSelection,
  bundlePrice,
  bundleTotal,
  chosenSelections,
  defaultChoices,
  isBundleInStock,
  partText,
  selectionPrice,
} from '../../../../shared/catalog/bundle'

function selection(id: string, price: number, rest: Partial<BundleSelection> = {}) {
  return {
    id,
    sku: id,
    name: id,
    image: '',
    price,
    qty: 1,
    isDefault: false,
    isQtyChangeable: false,
    isInStock: true,
    ...rest,
  }
}

function option(id: string, selections: BundleSelection[], rest: Partial<BundleOption> = {}) {
  return { id, title: id, type: 'radio' as const, isRequired: true, selections, ...rest }
}

const BED: Bundle = {
  price: 0,
  options: [
    option('base', [selection('oak', 40_000), selection('ash', 30_000, { isDefault: true })]),
    option('mattress', [selection('soft', 20_000), selection('firm', 25_000)]),
    option('pillow', [selection('down', 3_000, { qty: 2, isQtyChangeable: true })], {
      isRequired: false,
      type: 'select',
    }),
    option('extras', [selection('lamp', 5_000, { qty: 2 }), selection('throw', 4_000)], {
      isRequired: false,
      type: 'checkbox',
    }),
  ],
}

describe('a bundle (spec 4, contract 2.12)', () => {
  it('opens with the default of each option, else the first, with a quantity of at least 1', () => {
    expect(defaultChoices(BED)).toEqual({
      base: { selectionIds: ['ash'], qty: 1 },
      mattress: { selectionIds: ['soft'], qty: 1 },
      pillow: { selectionIds: [], qty: 1 },
      extras: { selectionIds: [], qty: 1 },
    })
    const none = { price: 0, options: [option('x', [selection('a', 1, { qty: 0 })])] }
    expect(defaultChoices(none).x?.qty).toBe(1)
  })

  it.each(['radio', 'select', 'checkbox', 'multi'] as const)(
    'opens without an optional extra as a %s, default or not',
    (type) => {
      const selections = [selection('a', 100, { isDefault: true }), selection('b', 100)]
      const bundle = { price: 0, options: [option('x', selections, { type, isRequired: false })] }
      expect(defaultChoices(bundle).x?.selectionIds).toEqual([])
    },
  )

  it('opens with all defaults where several can be chosen', () => {
    const both = ['a', 'b'].map((id) => selection(id, 100, { isDefault: true }))
    const bundle = { price: 0, options: [option('x', both, { type: 'multi' })] }
    expect(defaultChoices(bundle).x?.selectionIds).toEqual(['a', 'b'])
  })

  it('opens without its optional parts, which is no fault', () => {
    expect(defaultChoices(BED).extras?.selectionIds).toEqual([])
    expect(bundleFaults(BED, defaultChoices(BED))).toEqual({})
  })

  it('opens with what can be bought when the default is sold out', () => {
    const soldOut = selection('a', 100, { isDefault: true, isInStock: false })
    const bundle = { price: 0, options: [option('x', [soldOut, selection('b', 200)])] }
    expect(defaultChoices(bundle).x?.selectionIds).toEqual(['b'])
  })

  it('costs the sum of what is chosen, each times its quantity', () => {
    expect(bundlePrice(BED, defaultChoices(BED))).toBe(30_000 + 20_000)
    const lamp = { extras: { selectionIds: ['lamp'], qty: 1 } }
    const more = { ...defaultChoices(BED), pillow: { selectionIds: ['down'], qty: 3 }, ...lamp }
    expect(bundlePrice(BED, more)).toBe(30_000 + 20_000 + 3 * 3_000 + 2 * 5_000)
  })

  it('adds what is chosen to a price of its own', () => {
    expect(bundlePrice({ ...BED, price: 1_000 }, {})).toBe(1_000)
  })

  it('keeps the quantity that the merchant set where it may not be changed', () => {
    const choice = { selectionIds: ['oak'], qty: 7 }
    expect(chosenSelections(BED.options[0] as BundleOption, choice)[0]?.qty).toBe(1)
  })

  it('cannot be bought without what is required', () => {
    expect(
      bundleFaults(BED, { ...defaultChoices(BED), base: { selectionIds: [], qty: 1 } }),
    ).toEqual({ base: 'required' })
    expect(bundleFaults(BED, {})).toEqual({ base: 'required', mattress: 'required' })
  })

  it.each([0, -1, 1.5, Number.NaN])('cannot be bought %s times', (qty) => {
    const choices = { ...defaultChoices(BED), pillow: { selectionIds: ['down'], qty } }
    expect(bundleFaults(BED, choices)).toEqual({ pillow: 'quantity' })
  })

  it('cannot be bought with two things where one can be chosen, or with one that is not offered', () => {
    const [base, , , extras] = BED.options as BundleOption[]
    const chosen = (...selectionIds: string[]) => [{ selectionIds, qty: 1 }]
    expect(base && optionFault(base, chosen('oak', 'ash'))).toBe('several')
    expect(base && optionFault(base, [...chosen('oak'), ...chosen('ash')])).toBe('several')
    expect(base && optionFault(base, chosen('gold'))).toBe('unknown')
    expect(extras && optionFault(extras, [...chosen('lamp'), ...chosen('throw')])).toBe(null)
    expect(extras && optionFault(extras, [])).toBe(null)
  })

  it('asks for the price of each part, or for what it adds to a price of its own', () => {
    const tenth = { type: 'percent' as const, percent: 10 }
    expect(selectionPrice(null, tenth, 700)).toBe(700)
    expect(selectionPrice(10_000, tenth, 700)).toBe(1_000)
    expect(selectionPrice(10_000, undefined, 700)).toBe(0)
    expect(bundleTotal(10_000, [{ price: 1_000, qty: 2 }])).toBe(12_000)
    expect(bundleTotal(null, [{ price: 700, qty: 3 }])).toBe(2_100)
  })

  it('names a part with how many of it there are', () => {
    expect([1, 2].map((qty) => partText({ name: 'Pillow', qty }))).toEqual(['Pillow', '2 × Pillow'])
  })

  it('is sold out when a required option has nothing in stock', () => {
    const gone = option('x', [selection('a', 1, { isInStock: false })])
    expect(isBundleInStock(BED)).toBe(true)
    expect(isBundleInStock({ price: 0, options: [gone] })).toBe(false)
    expect(isBundleInStock({ price: 0, options: [{ ...gone, isRequired: false }] })).toBe(true)
  })

  it('never has a fault in its first choices when every required option offers something', () => {
    const selections = fc
      .uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 })
      .chain((ids) =>
        fc.tuple(
          ...ids.map((id) =>
            fc
              .record({
                price: fc.nat(),
                qty: fc.integer({ min: -2, max: 9 }),
                isDefault: fc.boolean(),
              })
              .map((rest) => selection(id, rest.price, rest)),
          ),
        ),
      )
    const options = fc
      .array(selections)
      .map((lists) => lists.map((list, i) => option(`${i}`, list)))
    fc.assert(
      fc.property(options, (list) => {
        const bundle = { price: 0, options: list }
        expect(bundleFaults(bundle, defaultChoices(bundle))).toEqual({})
        expect(bundlePrice(bundle, defaultChoices(bundle))).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
