import { readSteps } from './read-numbers'

/** The values of one attribute by unit: those of unit u are `entries` from start[u] to start[u + 1]. */
export interface FacetColumn {
  /** What the entries are numbers of. */
  values: readonly string[]
  start: Int32Array
  entries: Int32Array
}

/** Turns the units of each value into the values of each unit. */
export function toFacetColumn(rows: readonly { key: string; numbers: string }[]): FacetColumn {
  const lists = rows.map(({ numbers }) => readSteps(numbers))
  const last = Math.max(0, ...lists.map((units) => units.at(-1) ?? 0))
  const start = new Int32Array(last + 2)
  for (const units of lists) for (const unit of units) start[unit + 1] = (start[unit + 1] ?? 0) + 1
  for (let unit = 1; unit < start.length; unit++) {
    start[unit] = (start[unit] ?? 0) + (start[unit - 1] ?? 0)
  }
  const next = start.slice()
  const entries = new Int32Array(start.at(-1) ?? 0)
  lists.forEach((units, value) => {
    for (const unit of units) {
      const at = next[unit] ?? 0
      entries[at] = value
      next[unit] = at + 1
    }
  })
  return { values: rows.map(({ key }) => key), start, entries }
}
