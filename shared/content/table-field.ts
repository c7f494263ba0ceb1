// Tables as the CMS keeps them: `thead` is a list of cells, `tbody` a list of rows with a `body`.
import { isRecord } from '../json/is-record'
import type { Block } from './story'

export interface Table {
  head: Cell[]
  rows: { id: string; cells: Cell[] }[]
}

export interface Cell {
  /** Different from that of its neighbours. */
  id: string
  text: string
}

/** The words of a table field. Whatever is malformed is left out (spec 2, table). */
export function tableField(block: Block, name: string): Table {
  const value = block[name]
  if (!isRecord(value)) return { head: [], rows: [] }
  const rows = listOf(value.tbody).map((row, index) => ({
    id: `row ${index}`,
    cells: isRecord(row) ? cellsOf(row.body) : [],
  }))
  return { head: cellsOf(value.thead), rows: rows.filter(({ cells }) => cells.length > 0) }
}

function cellsOf(cells: unknown): Cell[] {
  return listOf(cells).map((cell, index) => {
    const text = isRecord(cell) ? cell.value : cell
    return { id: `column ${index}`, text: typeof text === 'string' ? text.trim() : '' }
  })
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
