import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  firstVariant,
  isValueInStock,
  stepTo,
} from '../../../../client/product/variants/variant-selection'
import { type Child, sofa } from './sofa'

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

describe('choosing (spec 2 and 4)', () => {
  const product = sofa([
    ['red', 's', true],
    ['red', 'm', false],
    ['blue', 'm', true],
    ['sand', 's', false],
  ])
  const now = { color: 'red', size: 's' }

  it('refuses a sold-out size', () => {
    const step = stepTo(product, now, 'size', 'm')
    expect(step).toMatchObject({ kind: 'refused', variant: { sku: 'SOFA-red-m' } })
  })

  it('says that a combination does not exist', () => {
    expect(stepTo(product, { color: 'blue', size: 'm' }, 'size', 's')).toEqual({ kind: 'missing' })
  })

  it('leads a colour that is not there in this size to a size in which it is', () => {
    const step = stepTo(product, now, 'color', 'blue')
    expect(step).toMatchObject({ kind: 'chosen', variant: { sku: 'SOFA-blue-m' } })
  })

  it('shows a colour that is sold out altogether, so that the alert can be asked for', () => {
    const step = stepTo(product, now, 'color', 'sand')
    expect(step).toMatchObject({ kind: 'chosen', variant: { isInStock: false } })
  })

  it('never changes the colour when a size is chosen', () => {
    fc.assert(
      fc.property(children, fc.constantFrom('s', 'm', 'l'), (list, size) => {
        const drawn = sofa(list)
        const choices = firstVariant(drawn)?.choices ?? {}
        const step = stepTo(drawn, choices, 'size', size)
        if (step.kind !== 'missing') expect(step.variant.choices.color).toBe(choices.color)
      }),
    )
  })

  it('never chooses what is sold out while the colour is there in another size', () => {
    fc.assert(
      fc.property(children, fc.constantFrom('red', 'blue', 'sand'), (list, color) => {
        const drawn = sofa(list)
        const step = stepTo(drawn, firstVariant(drawn)?.choices ?? {}, 'color', color)
        if (step.kind !== 'chosen') return
        const hasStock = list.some(([of, , isInStock]) => of === color && isInStock)
        expect(step.variant.isInStock).toBe(hasStock)
      }),
    )
  })

  it('marks a size as sold out in this colour, and a colour only when it is in every size', () => {
    const [color, size] = product.options
    if (!color || !size) throw new Error('The sofa has two options')
    expect(isValueInStock(product, now, size, 'm')).toBe(false)
    expect(isValueInStock(product, { color: 'blue', size: 'm' }, size, 'm')).toBe(true)
    expect(isValueInStock(product, now, color, 'red')).toBe(true)
    expect(isValueInStock(product, now, color, 'sand')).toBe(false)
  })
})
