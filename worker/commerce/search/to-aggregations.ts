import type { WireAggregation } from '../../../shared/contract/search/search-answer'
import { centsToPrice } from '../../../shared/contract/wire/wire-money'
import { isRangeOfMeasures } from '../../../shared/search/measures'
import { type CountedList, PRICE_BUCKETS, type PriceCount } from './count-facets'
import type { FacetColumns } from './memory/facet-column'
import type { ProductQuestion } from './product-question'

type Labels = ReadonlyMap<string, string>

/** The counts of a list as the buckets of the contract, most first (contract 1.7). */
export function toAggregations(
  { facets, countsPrices }: ProductQuestion,
  counted: CountedList,
  columns: ReadonlyMap<number, FacetColumns>,
  labels: ReadonlyMap<number, Labels>,
): Record<string, WireAggregation> {
  const terms = facets.flatMap(({ id, code }): [string, WireAggregation][] => {
    const values = columns.get(id)?.ofProducts.values ?? []
    const counts = counted.facets.get(id) ?? new Int32Array(0)
    const own = labels.get(id) ?? new Map()
    if (isRange(values, own)) return toRange(code, values, counts)
    return [[`agg_terms_${code}`, { buckets: toBuckets(values, counts, own) }]]
  })
  const prices = countsPrices ? toPriceAggregations(counted.prices) : {}
  return { ...Object.fromEntries(terms), ...prices }
}

/** By all values that the attribute may have, so that whoever knows only those decides the same. */
function isRange(values: readonly string[], labels: Labels): boolean {
  const all = new Set([...values, ...labels.keys()])
  return isRangeOfMeasures([...all].map((value) => ({ value, label: labels.get(value) || value })))
}

function toRange(
  code: string,
  values: readonly string[],
  counts: Int32Array,
): [string, WireAggregation][] {
  const found = values.filter((_, at) => (counts[at] ?? 0) > 0).map(Number)
  if (found.length === 0) return []
  return [
    [`agg_min_${code}`, { value: Math.min(...found) }],
    [`agg_max_${code}`, { value: Math.max(...found) }],
  ]
}

function toBuckets(values: readonly string[], counts: Int32Array, labels: Labels) {
  return values
    .map((value, at) => toBucket(value, counts[at] ?? 0, labels.get(value)))
    .filter(({ doc_count }) => doc_count > 0)
    .sort((one, other) => other.doc_count - one.doc_count)
}

function toBucket(key: string, count: number, label: string | undefined) {
  return { key, doc_count: count, ...(label === undefined ? {} : { label }) }
}

function toPriceAggregations(count: PriceCount): Record<string, WireAggregation> {
  if (count.least > count.most) return {}
  return {
    agg_min_price: { value: centsToPrice(count.least) },
    agg_max_price: { value: centsToPrice(count.most) },
    agg_range_price: { buckets: toRanges(count.buckets) },
  }
}

function toRanges(counts: readonly number[]) {
  const ends = [0, ...PRICE_BUCKETS].map(centsToPrice)
  return ends.map((from, index) => {
    const to = ends[index + 1]
    const name = `${from.toFixed(1)}-${to?.toFixed(1) ?? '*'}`
    return { key: name, from, ...(to === undefined ? {} : { to }), doc_count: counts[index] ?? 0 }
  })
}
