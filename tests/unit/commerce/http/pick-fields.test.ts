import { describe, expect, it } from 'vitest'
import { createFieldPicker } from '../../../../worker/commerce/http/pick-fields'

const ITEM = {
  id: 1,
  price: 2,
  price_incl_tax: 3,
  stock: { qty: 4, is_in_stock: true },
  children: [
    { sku: 'A', stock: { qty: 1 } },
    { sku: 'B', stock: { qty: 2 } },
  ],
  nothing: undefined,
}

function pick(include: string[] = [], exclude: string[] = []) {
  return createFieldPicker(include, exclude).pick(ITEM)
}

describe('_sourceInclude and _sourceExclude', () => {
  it('keep everything when nothing is named', () => {
    expect(JSON.stringify(pick())).toBe(JSON.stringify(ITEM))
  })

  it('take a named object whole, and a dotted path only that deep', () => {
    expect(pick(['stock'])).toEqual({ stock: { qty: 4, is_in_stock: true } })
    expect(pick(['children.stock.qty', 'id'])).toEqual({
      id: 1,
      children: [{ stock: { qty: 1 } }, { stock: { qty: 2 } }],
    })
  })

  it('understand stars', () => {
    expect(pick(['price*'])).toEqual({ price: 2, price_incl_tax: 3 })
    expect(pick(['children.*'])).toEqual({ children: ITEM.children })
    expect(pick(['*qty'])).toMatchObject({ stock: { qty: 4 } })
  })

  it('exclude even what is included', () => {
    expect(pick(['stock', 'price'], ['stock.qty'])).toEqual({
      price: 2,
      stock: { is_in_stock: true },
    })
    expect(pick([], ['children', 'stock', 'price*'])).toEqual({ id: 1 })
  })

  it('say what need not be read', () => {
    const picker = createFieldPicker(['id', 'media.path', 'meta_*'], ['media.alt'])
    const wanted = ['id', 'media', 'media.path', 'media.alt', 'meta_title', 'description']
    expect(wanted.map(picker.wants)).toEqual([true, true, true, false, true, false])
  })

  it('are quick with patterns made to be slow', () => {
    const pattern = `${'*a'.repeat(60)}b`
    const field = 'a'.repeat(120)
    const started = performance.now()
    expect(createFieldPicker([pattern]).pick({ [field]: 1 })).toEqual({})
    expect(performance.now() - started).toBeLessThan(200)
  })
})
