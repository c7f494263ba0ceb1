import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openingVariant } from '../../../../shared/catalog/opening-variant'
import { type Child, sofa } from '../../client/product/sofa'

const children = fc
  .uniqueArray(fc.tuple(fc.constantFrom('red', 'blue', 'sand'), fc.constantFrom('s', 'm', 'l')), {
    minLength: 1,
    selector: ([color, size]) => `${color} ${size}`,
  })
  .chain((pairs) =>
    fc
      .array(fc.boolean(), { minLength: pairs.length, maxLength: pairs.length })
      .map((stock) => pairs.map(([c, s], at): Child => [c, s, stock[at] ?? false])),
  )

describe('the child that stands for a configurable product (spec 2)', () => {
  const product = sofa([
    ['red', 's', false],
    ['red', 'm', true],
    ['red', 'l', true],
    ['blue', 's', true],
    ['blue', 'm', false],
  ])

  it('is the one that is asked for, even when it is sold out', () => {
    const wanted = { sku: 'SOFA-blue-m', values: { color: ['red'] } }
    expect(openingVariant(product, wanted)?.sku).toBe('SOFA-blue-m')
  })

  it('is the first size in stock, in the order of the options, when none is asked for', () => {
    expect(openingVariant(product, {})?.sku).toBe('SOFA-red-m')
    expect(openingVariant(product, { sku: 'GONE' })?.sku).toBe('SOFA-red-m')
  })

  it('is the first one when all are sold out', () => {
    const soldOut = sofa([
      ['red', 's', false],
      ['red', 'm', false],
    ])
    expect(openingVariant(soldOut, {})?.sku).toBe('SOFA-red-s')
    expect(openingVariant(sofa([]), {})).toBeUndefined()
  })

  it('has what a list is narrowed to, sold out or not, and any of several values', () => {
    const skuOf = (values: Record<string, string[]>) => openingVariant(product, { values })?.sku
    expect(skuOf({ color: ['blue'] })).toBe('SOFA-blue-s')
    expect(skuOf({ color: ['blue'], size: ['m'] })).toBe('SOFA-blue-m')
    expect(skuOf({ color: ['sand', 'blue'] })).toBe('SOFA-blue-s')
    expect(skuOf({ size: ['s', 'm'] })).toBe('SOFA-red-m')
    expect(skuOf({ brand: ['wilm'], size: ['xl'] })).toBe('SOFA-red-m')
  })

  it('is in stock whenever anything is', () => {
    fc.assert(
      fc.property(children, (list) => {
        const hasStock = list.some(([, , isInStock]) => isInStock)
        expect(openingVariant(sofa(list), {})?.isInStock).toBe(hasStock)
      }),
    )
  })

  it('is the same when it is asked for by its sku', () => {
    const values = fc.record({
      color: fc.array(fc.constantFrom('red', 'blue', 'sand')),
      size: fc.array(fc.constantFrom('s', 'm', 'l')),
    })
    fc.assert(
      fc.property(children, values, (list, wanted) => {
        const shown = openingVariant(sofa(list), { values: wanted })
        expect(openingVariant(sofa(list), { sku: shown?.sku ?? null })).toEqual(shown)
      }),
    )
  })
})
