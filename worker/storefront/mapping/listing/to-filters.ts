import type { WireAttribute } from '../../../../shared/contract/catalogue/attribute'
import type { WireAggregation } from '../../../../shared/contract/search/search-answer'
import { DEFAULT_FILTERS } from '../../../../shared/search/default-filters'
import type { Filter, FilterOption } from '../../../../shared/search/listing'
import type { ListingQuery } from '../../../../shared/search/query'

type Aggregations = Readonly<Record<string, WireAggregation>>

/** What a listing can be narrowed by, in words and with counts (spec 2 and 5, filters). */
export function toFilters(
  aggregations: Aggregations,
  attributes: readonly WireAttribute[],
  query: ListingQuery,
): Filter[] {
  return DEFAULT_FILTERS.flatMap((code) => {
    if (code === 'price') return priceFilter(aggregations, query)
    const attribute = attributes.find((known) => known.attribute_code === code)
    return attribute ? listFilter(attribute, aggregations, query) : []
  })
}

function listFilter(
  attribute: WireAttribute,
  aggregations: Aggregations,
  query: ListingQuery,
): Filter[] {
  const code = attribute.attribute_code
  const counts = countsOf(aggregations, code)
  const chosen = query.filters[code] ?? []
  const options = (attribute.options ?? []).flatMap((option): FilterOption[] => {
    const { value: id, label, swatch } = option
    if (!id || !label || id.includes('.')) return []
    const isActive = chosen.includes(id)
    const count = counts.get(id) ?? 0
    if (count === 0 && !isActive) return []
    return [{ id, label, count, isActive, swatch: swatch ?? null }]
  })
  if (options.length === 0) return []
  return [
    {
      code,
      title: attribute.frontend_label ?? code,
      kind: code === 'color' ? 'color' : 'list',
      isSingleChoice: attribute.frontend_input === 'boolean',
      options,
      folded: 0,
      range: null,
    },
  ]
}

// Configurable products count under `<field>_options`: the same product never under both.
function countsOf(aggregations: Aggregations, code: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of [`agg_terms_${code}`, `agg_terms_${code}_options`]) {
    for (const { key, doc_count } of aggregations[name]?.buckets ?? []) {
      counts.set(String(key), (counts.get(String(key)) ?? 0) + doc_count)
    }
  }
  return counts
}

function priceFilter(aggregations: Aggregations, query: ListingQuery): Filter[] {
  const min = Math.floor(aggregations.agg_min_price?.value ?? 0)
  const max = Math.ceil(aggregations.agg_max_price?.value ?? 0)
  if (max <= 0) return []
  const from = query.price?.from ?? min
  const to = query.price?.to ?? max
  const range = { min, max, from, to }
  return [
    {
      code: 'price',
      title: '',
      kind: 'price',
      isSingleChoice: true,
      options: [],
      folded: 0,
      range,
    },
  ]
}
