import { readSteps } from './read-numbers'

/** The values of one attribute: those of number n are `entries` from start[n] to start[n + 1]. */
export interface FacetColumn {
  /** What the entries are numbers of. */
  values: readonly string[]
  start: Int32Array
  entries: Int32Array
}

/** The same values by unit and by product. */
export interface FacetColumns {
  ofUnits: FacetColumn
  ofProducts: FacetColumn
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

/** The values of each product, once however many of its units have them. */
export function toProductColumn(units: FacetColumn, firstUnits: Int32Array): FacetColumn {
  const products = firstUnits.length - 1
  const start = new Int32Array(products + 1)
  const entries = new Int32Array(units.entries.length)
  const last = new Int32Array(units.values.length)
  let end = 0
  for (let product = 1; product < products; product++) {
    const until = units.start[firstUnits[product + 1] ?? 0] ?? units.entries.length
    for (let at = units.start[firstUnits[product] ?? 0] ?? until; at < until; at++) {
      const value = units.entries[at] ?? 0
      if (last[value] === product) continue
      last[value] = product
      entries[end++] = value
    }
    start[product + 1] = end
  }
  return { values: units.values, start, entries: entries.slice(0, end) }
}
