import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packTables, unpackTables } from '../../../../shared/routing/pack-tables'

type Json = Parameters<typeof packTables>[0]

describe('packing a page into tables', () => {
  it('writes each name once, lists of all rows as one, and once what is the same in all rows', () => {
    const cards = [
      { sku: 'A', isInStock: true, colors: [{ color: 'red' }, { color: 'blue' }] },
      { sku: 'B', isInStock: true, colors: [] },
      { sku: 'C', isInStock: true, colors: [{ color: 'red' }] },
    ]
    expect(packTables({ cards })).toEqual({
      cards: {
        '#rows': 3,
        sku: ['A', 'B', 'C'],
        isInStock: { same: true },
        colors: { counts: [2, 0, 1], all: { '#rows': 3, color: ['red', 'blue', 'red'] } },
      },
    })
  })

  it('writes a column of rows as a table in the table', () => {
    const cards = [{ price: { regular: 5, special: null } }, { price: { regular: 6, special: 4 } }]
    expect(packTables({ cards })).toEqual({
      cards: { '#rows': 2, price: { '#rows': 2, regular: [5, 6], special: [null, 4] } },
    })
  })

  it('leaves lists of unlike things as they are', () => {
    for (const value of [[], [{ a: 1 }], [{ a: 1 }, { b: 1 }], [{ a: 1 }, 2], [{}, {}], [null]]) {
      expect(packTables(value as Json)).toEqual(value)
    }
  })

  it('gives back every value that it has packed', () => {
    const short = fc.array(fc.constantFrom(1, null, 'x'), { maxLength: 2 })
    const inner = fc.record({ c: fc.constantFrom(1, 'x'), short })
    const row = fc.record({
      a: fc.jsonValue(),
      b: fc.constantFrom(1, 'x'),
      same: fc.jsonValue(),
      price: fc.record({ same: fc.constantFrom(1, 2), special: fc.constantFrom(null, 1) }),
      list: fc.array(inner, { maxLength: 3 }),
    })
    const value = fc.oneof(fc.jsonValue(), fc.array(row), fc.record({ rows: fc.array(row) }))
    fc.assert(
      fc.property(value, (given) => {
        const json = JSON.parse(JSON.stringify(given)) as Json
        fc.pre(!JSON.stringify(json).includes('#rows'))
        expect(unpackTables(packTables(json))).toEqual(json)
      }),
      { numRuns: 2000 },
    )
  })
})
