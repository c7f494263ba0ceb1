import type { WireAggregation } from '../../../shared/contract/search/search-answer'
import { centsToPrice } from '../../../shared/contract/wire/wire-money'
import { PRICE_BUCKETS } from './plan-parts'
import type { PlanRow } from './product-plan'

/** A counted attribute with the words of its options in the store, by value. */
export interface CountedAttribute {
  id: number
  code: string
  labels: ReadonlyMap<string, string>
}

/** The counts of a plan as the buckets of the contract, most first (contract 1.7). */
export function toAggregations(
  rows: readonly PlanRow[],
  attributes: readonly CountedAttribute[],
): Record<string, WireAggregation> {
  const terms = attributes.map((attribute) => [
    `agg_terms_${attribute.code}`,
    { buckets: toBuckets(rows, attribute) },
  ])
  return { ...Object.fromEntries(terms), ...toPriceAggregations(rows) }
}

function toBuckets(rows: readonly PlanRow[], { id, labels }: CountedAttribute) {
  return rows
    .filter(({ part, key }) => part === 'facet' && key === id)
    .map(({ value, n }) => toBucket(value ?? '', n, labels))
    .sort((one, other) => other.doc_count - one.doc_count)
}

function toBucket(key: string, count: number, labels: ReadonlyMap<string, string>) {
  const label = labels.get(key)
  return { key, doc_count: count, ...(label === undefined ? {} : { label }) }
}

function toPriceAggregations(rows: readonly PlanRow[]): Record<string, WireAggregation> {
  const buckets = rows.filter(({ part }) => part === 'bucket')
  if (buckets.length === 0) return {}
  const least = Math.min(...buckets.flatMap((row) => row.least ?? []))
  const most = Math.max(...buckets.flatMap((row) => row.most ?? []))
  return {
    agg_min_price: { value: centsToPrice(least) },
    agg_max_price: { value: centsToPrice(most) },
    agg_range_price: { buckets: toRanges(buckets) },
  }
}

function toRanges(rows: readonly PlanRow[]) {
  const ends = [0, ...PRICE_BUCKETS].map(centsToPrice)
  return ends.map((from, index) => {
    const to = ends[index + 1]
    const row = rows.find(({ key }) => key === index)
    const name = `${from.toFixed(1)}-${to?.toFixed(1) ?? '*'}`
    return { key: name, from, ...(to === undefined ? {} : { to }), doc_count: row?.n ?? 0 }
  })
}
