// One walk over the products that may be meant: which of them fit, how many of those have each value,
// and what they cost. Chosen values of several attributes must be found on one and the same unit: a red
// dress in S and a blue one in M is no red dress in M. Each choice is a bit, so that a unit says at once
// which of them it has. A filter does not narrow its own counts: those of a chosen attribute are taken
// from units that have all other choices, the range of prices from products of any price.

import type { FilterTest } from './filter-test'
import type { FacetColumn } from './memory/facet-column'
import type { Choice } from './product-question'

/** What is known of all products: see memory/list-parts.ts. */
export interface ListData {
  firstUnits: Int32Array
  prices: Int32Array
  columns: ReadonlyMap<number, FacetColumn>
}

export interface ListNarrowing {
  choices: readonly Choice[]
  prices: readonly FilterTest<number>[]
  /** Attributes to count the values of. */
  facets: readonly number[]
}

/** How many products are in each price bucket, and the lowest and the highest price in cents. */
export interface PriceCount {
  buckets: number[]
  least: number
  most: number
}

export interface CountedList {
  /** Numbers of what fits, in the order given. */
  hits: Int32Array
  /** By attribute: how many products have each of its values, in the order of the column. */
  facets: ReadonlyMap<number, Int32Array>
  prices: PriceCount
}

/** Upper ends of the price buckets in cents; the last bucket is open (spec 9). */
export const PRICE_BUCKETS = [5_000, 10_000, 15_000] as const

export function countList(
  data: ListData,
  candidates: Int32Array,
  narrowing: ListNarrowing,
): CountedList {
  const all = 2 ** narrowing.choices.length - 1
  const readBits = bitsOfUnits(data, narrowing.choices)
  const counters = narrowing.facets.flatMap((id) => {
    const column = data.columns.get(id)
    return column ? [createCounter(id, column, all & ~ownBits(narrowing.choices, id))] : []
  })
  const prices = { buckets: [0, 0, 0, 0], least: Number.POSITIVE_INFINITY, most: 0 }
  const hits = new Int32Array(candidates.length)
  let found = 0
  for (const product of candidates) {
    const price = data.prices[product] ?? -1
    if (price < 0) continue
    const fitsPrice = narrowing.prices.every((test) => test(price))
    const first = data.firstUnits[product] ?? 0
    const end = data.firstUnits[product + 1] ?? 0
    const fitsChoices = all === 0 || hasUnit(readBits(first, end), all, end - first)
    if (fitsChoices) addPrice(prices, price)
    if (!fitsPrice) continue
    if (fitsChoices) hits[found++] = product
    for (const counter of counters) {
      countValues(counter, product, first, end, counter.needed === 0 ? null : readBits(first, end))
    }
  }
  return {
    hits: hits.subarray(0, found),
    facets: new Map(counters.map(({ id, counts }) => [id, counts])),
    prices,
  }
}

interface Counter {
  id: number
  column: FacetColumn
  /** The choices that a unit must have for its values to count. */
  needed: number
  counts: Int32Array
  /** The product that was counted last, by value: one with the value on several units counts once. */
  last: Int32Array
}

function createCounter(id: number, column: FacetColumn, needed: number): Counter {
  const size = column.values.length
  return { id, column, needed, counts: new Int32Array(size), last: new Int32Array(size) }
}

function countValues(
  { column, needed, counts, last }: Counter,
  product: number,
  first: number,
  end: number,
  bits: Uint32Array | null,
): void {
  const { start, entries } = column
  for (let unit = first; unit < end; unit++) {
    if (bits !== null && ((bits[unit - first] ?? 0) & needed) !== needed) continue
    const until = start[unit + 1] ?? 0
    for (let at = start[unit] ?? 0; at < until; at++) {
      const value = entries[at] ?? 0
      if (last[value] === product) continue
      last[value] = product
      counts[value] = (counts[value] ?? 0) + 1
    }
  }
}

/** Reads of the units of a product which choices each has. */
function bitsOfUnits({ columns }: ListData, choices: readonly Choice[]) {
  const tests = choices.map(({ attributeId, accepts }) => {
    const column = columns.get(attributeId)
    return { column, isAccepted: column?.values.map(accepts) ?? [] }
  })
  let bits = new Uint32Array(16)
  let [lastFirst, lastEnd] = [-1, -1]
  return (first: number, end: number): Uint32Array => {
    if (first === lastFirst && end === lastEnd) return bits
    if (end - first > bits.length) bits = new Uint32Array(2 * (end - first))
    ;[lastFirst, lastEnd] = [first, end]
    for (let unit = first; unit < end; unit++) {
      let own = 0
      tests.forEach(({ column, isAccepted }, choice) => {
        if (column && hasAccepted(column, isAccepted, unit)) own |= 1 << choice
      })
      bits[unit - first] = own
    }
    return bits
  }
}

function hasAccepted(
  { start, entries }: FacetColumn,
  isAccepted: readonly boolean[],
  unit: number,
): boolean {
  const until = start[unit + 1] ?? 0
  for (let at = start[unit] ?? 0; at < until; at++) {
    if (isAccepted[entries[at] ?? 0]) return true
  }
  return false
}

function hasUnit(bits: Uint32Array, all: number, units: number): boolean {
  for (let unit = 0; unit < units; unit++) if (((bits[unit] ?? 0) & all) === all) return true
  return false
}

/** The bits of the choices of one attribute, which do not narrow its own counts. */
function ownBits(choices: readonly Choice[], id: number): number {
  return choices.reduce(
    (bits, { attributeId }, index) => bits | (attributeId === id ? 1 << index : 0),
    0,
  )
}

function addPrice(count: PriceCount, price: number): void {
  const bucket = PRICE_BUCKETS.findIndex((end) => price < end)
  const at = bucket === -1 ? PRICE_BUCKETS.length : bucket
  count.buckets[at] = (count.buckets[at] ?? 0) + 1
  count.least = Math.min(count.least, price)
  count.most = Math.max(count.most, price)
}
