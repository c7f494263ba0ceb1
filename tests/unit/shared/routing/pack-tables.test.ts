import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packTables, unpackTables } from '../../../../shared/routing/pack-tables'

type Json = Parameters<typeof packTables>[0]

describe('packing a page into tables', () => {
  it('writes each name once, and once what is the same in all rows', () => {
    const cards = [
      { sku: 'A', isInStock: true, colors: [{ color: 'red' }, { color: 'blue' }] },
      { sku: 'B', isInStock: true, colors: [] },
    ]
    expect(packTables({ cards })).toEqual({
      cards: {
        '#rows': 2,
        sku: ['A', 'B'],
        isInStock: { same: true },
        colors: [{ '#rows': 2, color: ['red', 'blue'] }, []],
      },
    })
  })

  it('leaves lists of unlike things as they are', () => {
    for (const value of [[], [{ a: 1 }], [{ a: 1 }, { b: 1 }], [{ a: 1 }, 2], [{}, {}], [null]]) {
      expect(packTables(value as Json)).toEqual(value)
    }
  })

  it('gives back every value that it has packed', () => {
    const row = fc.record({ a: fc.jsonValue(), b: fc.constantFrom(1, 'x'), same: fc.jsonValue() })
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
