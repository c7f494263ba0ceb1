import type { WireAggregation } from '../../../shared/contract/search-answer'
import { centsToPrice } from '../../../shared/contract/wire-money'
import { type PlanRow, PRICE_BUCKETS } from './plan'

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
    .map(({ value, n }) => toBucket(value ?? '', n ?? 0, labels))
    .sort((one, other) => other.doc_count - one.doc_count)
}

function toBucket(key: string, count: number, labels: ReadonlyMap<string, string>) {
  const label = labels.get(key)
  return { key, doc_count: count, ...(label === undefined ? {} : { label }) }
}

function toPriceAggregations(rows: readonly PlanRow[]): Record<string, WireAggregation> {
  const least = rows.find(({ part }) => part === 'least')?.n
  const most = rows.find(({ part }) => part === 'most')?.n
  if (least === undefined || least === null || most === undefined || most === null) return {}
  return {
    agg_min_price: { value: centsToPrice(least) },
    agg_max_price: { value: centsToPrice(most) },
    agg_range_price: { buckets: toRanges(rows) },
  }
}

function toRanges(rows: readonly PlanRow[]) {
  const ends = [0, ...PRICE_BUCKETS].map(centsToPrice)
  return ends.map((from, index) => {
    const to = ends[index + 1]
    const row = rows.find(({ part, key }) => part === 'bucket' && key === index)
    const name = `${from.toFixed(1)}-${to?.toFixed(1) ?? '*'}`
    return { key: name, from, ...(to === undefined ? {} : { to }), doc_count: row?.n ?? 0 }
  })
}
