import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tableField } from '../../../../shared/content/table-field'

const read = (table: unknown) => tableField({ _uid: '1', component: 'table', table }, 'table')

describe('tables of the CMS (spec 2, table)', () => {
  it('are read as the CMS keeps them', () => {
    const table = {
      thead: [{ value: 'Size' }, { value: 'Age' }],
      tbody: [{ body: [{ value: '92' }, { value: '2 years' }] }, { body: [] }],
    }
    const { head, rows } = read(table)
    expect(head.map(({ text }) => text)).toEqual(['Size', 'Age'])
    expect(rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([['92', '2 years']])
  })

  it('are never broken by what stands in them', () => {
    fc.assert(
      fc.property(fc.anything(), (table) => {
        const { head, rows } = read(table)
        for (const { text } of [...head, ...rows.flatMap(({ cells }) => cells)]) {
          expect(typeof text).toBe('string')
        }
      }),
    )
    const cells = { thead: fc.anything(), tbody: fc.array(fc.anything()) }
    fc.assert(fc.property(fc.record(cells), (table) => read(table).rows.length >= 0))
  })
})
