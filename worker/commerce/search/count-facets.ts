// Which of the products that may be meant fit, how many of those have each value, and what they cost.
// Chosen values of several attributes must be found on one and the same unit: a red dress in S and a blue
// one in M is no red dress in M. Each choice is a bit, so that a unit says at once which of them it has.
// A filter does not narrow its own counts: those of a chosen attribute are taken from units that have all
// other choices, the range of prices from products of any price. Each step goes through one column, which
// is quicker than all columns product by product.

import { type FilterTest, passesAll } from './filter-test'
import type { FacetColumn, FacetColumns } from './memory/facet-column'
import type { Choice } from './product-question'

/** What is known of all products: see memory/list-parts.ts. */
export interface ListData {
  firstUnits: Int32Array
  prices: Int32Array
  columns: ReadonlyMap<number, FacetColumns>
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
  { choices, prices, facets }: ListNarrowing,
): CountedList {
  const all = 2 ** choices.length - 1
  const { sold, priced } = readPrices(data, candidates, passesAll(prices))
  const chosen = readChoices(data, sold, choices)
  const hits = withChoices(data, priced, chosen, all)
  const countOf = ({ ofProducts, ofUnits }: FacetColumns, needed: number) => {
    if (needed === 0) return countProducts(ofProducts, priced)
    return countUnits(data, ofUnits, needed === all ? hits : priced, chosen, needed)
  }
  const counts = facets.flatMap((id): [number, Int32Array][] => {
    const columns = data.columns.get(id)
    return columns ? [[id, countOf(columns, all & ~ownBits(choices, id))]] : []
  })
  const ofAnyPrice = withChoices(data, sold, chosen, all)
  return { hits, facets: new Map(counts), prices: countPrices(data, ofAnyPrice) }
}

/** The products that the store sells at all, and those at a price that is wanted. */
function readPrices(
  { prices }: ListData,
  products: Int32Array,
  isWanted: FilterTest<number>,
): { sold: Int32Array; priced: Int32Array } {
  const sold = new Int32Array(products.length)
  const priced = new Int32Array(products.length)
  let [soldCount, pricedCount] = [0, 0]
  for (const product of products) {
    const price = prices[product] ?? -1
    if (price < 0) continue
    sold[soldCount++] = product
    if (isWanted(price)) priced[pricedCount++] = product
  }
  return { sold: sold.subarray(0, soldCount), priced: priced.subarray(0, pricedCount) }
}

/** Which of the choices each unit has, a bit for each, and which the units of a product have together. */
interface ChosenBits {
  ofUnits: Uint32Array
  ofProducts: Uint32Array
}

function readChoices(
  { firstUnits, columns }: ListData,
  products: Int32Array,
  choices: readonly Choice[],
): ChosenBits {
  const hasAny = choices.length > 0
  const ofUnits = new Uint32Array(hasAny ? (firstUnits.at(-1) ?? 0) : 0)
  const ofProducts = new Uint32Array(hasAny ? firstUnits.length : 0)
  choices.forEach(({ attributeId, accepts }, choice) => {
    const column = columns.get(attributeId)
    if (!column) return
    const isChosen = Uint8Array.from(column.ofUnits.values, (value) => Number(accepts(value)))
    for (const product of products) {
      if (!hasChosen(column.ofProducts, isChosen, product)) continue
      ofProducts[product] = (ofProducts[product] ?? 0) | (1 << choice)
      const end = firstUnits[product + 1] ?? 0
      for (let unit = firstUnits[product] ?? 0; unit < end; unit++) {
        if (!hasChosen(column.ofUnits, isChosen, unit)) continue
        ofUnits[unit] = (ofUnits[unit] ?? 0) | (1 << choice)
      }
    }
  })
  return { ofUnits, ofProducts }
}

function hasChosen({ start, entries }: FacetColumn, isChosen: Uint8Array, number: number): boolean {
  const until = start[number + 1] ?? 0
  for (let at = start[number] ?? 0; at < until; at++) {
    if (isChosen[entries[at] ?? 0] === 1) return true
  }
  return false
}

/** The products of which one unit has all choices. */
function withChoices(
  { firstUnits }: ListData,
  products: Int32Array,
  { ofProducts, ofUnits }: ChosenBits,
  all: number,
): Int32Array {
  if (all === 0) return products
  const fitting = new Int32Array(products.length)
  let count = 0
  for (const product of products) {
    if (ofProducts[product] !== all) continue
    const end = firstUnits[product + 1] ?? 0
    let unit = firstUnits[product] ?? 0
    while (unit < end && ofUnits[unit] !== all) unit++
    if (unit < end) fitting[count++] = product
  }
  return fitting.subarray(0, count)
}

/** How many of the products have each value. */
function countProducts({ values, start, entries }: FacetColumn, products: Int32Array): Int32Array {
  const counts = new Int32Array(values.length)
  for (const product of products) {
    const until = start[product + 1] ?? 0
    for (let at = start[product] ?? 0; at < until; at++) {
      const value = entries[at] ?? 0
      counts[value] = (counts[value] ?? 0) + 1
    }
  }
  return counts
}

/** How many of the products have each value on a unit with the choices that are needed. */
function countUnits(
  { firstUnits }: ListData,
  { values, start, entries }: FacetColumn,
  products: Int32Array,
  chosen: ChosenBits,
  needed: number,
): Int32Array {
  const counts = new Int32Array(values.length)
  // The product that was counted last, by value: one with the value on several units counts once.
  const last = new Int32Array(values.length)
  for (const product of products) {
    if (((chosen.ofProducts[product] ?? 0) & needed) !== needed) continue
    const end = firstUnits[product + 1] ?? 0
    for (let unit = firstUnits[product] ?? 0; unit < end; unit++) {
      if (((chosen.ofUnits[unit] ?? 0) & needed) !== needed) continue
      const until = start[unit + 1] ?? 0
      for (let at = start[unit] ?? 0; at < until; at++) {
        const value = entries[at] ?? 0
        if (last[value] === product) continue
        last[value] = product
        counts[value] = (counts[value] ?? 0) + 1
      }
    }
  }
  return counts
}

/** The bits of the choices of one attribute, which do not narrow its own counts. */
function ownBits(choices: readonly Choice[], id: number): number {
  return choices.reduce(
    (bits, { attributeId }, index) => bits | (attributeId === id ? 1 << index : 0),
    0,
  )
}

function countPrices({ prices }: ListData, products: Int32Array): PriceCount {
  const buckets = [0, 0, 0, 0]
  let [least, most] = [Number.POSITIVE_INFINITY, 0]
  for (const product of products) {
    const price = prices[product] ?? 0
    let bucket = 0
    while (price >= (PRICE_BUCKETS[bucket] ?? Number.POSITIVE_INFINITY)) bucket++
    buckets[bucket] = (buckets[bucket] ?? 0) + 1
    if (price < least) least = price
    if (price > most) most = price
  }
  return { buckets, least, most }
}
