import type { StoreView } from '../../../shared/store-view/store-view'
import { orderOf, pricesOf, type StoredOrder } from './memory/list-parts'
import { deriveOnce, heldOf, type Part, type Snapshot } from './memory/snapshot'
import type { ProductSort } from './product-sort'

/** The part that an order is kept in; null for one that is worked out. */
export function sortPart({ by }: ProductSort, { storeId }: StoreView): Part<Int32Array> | null {
  if (by === 'relevance') return orderOf('updated_at', storeId)
  return by === 'price' || by === 'product_id' ? null : orderOf(by, storeId)
}

interface PageRange {
  from: number
  size: number
}

/** The hits of one page, in order. `rank` says how well each fits the text. */
export function sortHits(
  snapshot: Snapshot,
  store: StoreView,
  hits: Int32Array,
  sort: ProductSort,
  page: PageRange,
  rank: Float64Array | null,
): number[] {
  if (sort.by === 'relevance' && rank) return bestHits(snapshot, store, hits, page, rank)
  const order = orderFor(snapshot, store, sort.by === 'relevance' ? 'updated_at' : sort.by)
  return walk(order, sort.isDescending, hits, page)
}

function orderFor(
  snapshot: Snapshot,
  { storeId }: StoreView,
  by: StoredOrder | 'price' | 'product_id',
): Int32Array | null {
  if (by === 'product_id') return null
  if (by !== 'price') return heldOf(snapshot, orderOf(by, storeId))
  const prices = heldOf(snapshot, pricesOf(storeId))
  return deriveOnce(snapshot, 'prices', `order price ${storeId}`, () => sortByPrice(prices))
}

/** Cents and number in one, so that numbers are sorted, which is quick. */
function sortByPrice(prices: Int32Array): Int32Array {
  const keys = Float64Array.from(prices, (price, number) => price * prices.length + number)
  return Int32Array.from(keys.subarray(1).sort(), (key) => {
    const number = key % prices.length
    return number < 0 ? number + prices.length : number
  })
}

/** Goes through an order from either end, past what is no hit and what is on earlier pages. */
function walk(
  order: Int32Array | null,
  isDescending: boolean,
  hits: Int32Array,
  { from, size }: PageRange,
): number[] {
  if (order === null) {
    const sorted = isDescending ? hits.toReversed() : hits
    return [...sorted.subarray(from, from + size)]
  }
  const isHit = marksOf(hits, order.length)
  const page: number[] = []
  let seen = 0
  for (let step = 0; step < order.length && page.length < size; step++) {
    const number = order[isDescending ? order.length - 1 - step : step] ?? 0
    if (isHit[number] === 1 && seen++ >= from) page.push(number)
  }
  return page
}

/** The best, the latest first among equals: what cannot be on the page is neither kept nor sorted. */
function bestHits(
  snapshot: Snapshot,
  store: StoreView,
  hits: Int32Array,
  { from, size }: PageRange,
  rank: Float64Array,
): number[] {
  const order = heldOf(snapshot, orderOf('updated_at', store.storeId))
  const isHit = marksOf(hits, order.length)
  const wanted = from + size
  const best: number[] = []
  let least = Number.NEGATIVE_INFINITY
  // The sort is stable: among equals the latest stay first, and what comes after them is no better.
  const sortBest = () => best.sort((one, other) => (rank[other] ?? 0) - (rank[one] ?? 0))
  for (let place = order.length - 1; place >= 0; place--) {
    const number = order[place] ?? 0
    if (isHit[number] === 0 || (rank[number] ?? 0) <= least) continue
    best.push(number)
    if (best.length < 2 * wanted) continue
    sortBest()
    best.length = wanted
    least = rank[best[wanted - 1] ?? 0] ?? 0
  }
  return sortBest().slice(from, wanted)
}

/** By number, of so many: 1 for each hit. */
function marksOf(hits: Int32Array, size: number): Uint8Array {
  const isHit = new Uint8Array(size + 1)
  for (const hit of hits) isHit[hit] = 1
  return isHit
}
