import type { WireAttribute } from '../../../../shared/contract/catalogue/attribute'
import type {
  WireAggregation,
  WireAttributeMetadata,
  WireSearchAnswer,
} from '../../../../shared/contract/search/search-answer'
import { COLLAPSED_FILTERS, SHOWN_OPTIONS } from '../../../../shared/search/default-filters'
import type { Filter, FilterOption, FilterRange } from '../../../../shared/search/listing'
import { type ListingQuery, type PriceBounds, parsePrice } from '../../../../shared/search/query'
import { attributeOf, filterCodes, isRangeAttribute } from './filter-codes'

type Counted = Pick<WireSearchAnswer, 'aggregations' | 'attributeMetadata'>
type Aggregations = Readonly<Record<string, WireAggregation>>

/** What a listing can be narrowed by, in words and with counts (spec 2 and 5, filters). */
export function toFilters(
  { aggregations, attributeMetadata }: Counted,
  attributes: readonly WireAttribute[],
  query: ListingQuery,
): Filter[] {
  return filterCodes(attributes, query.filters).flatMap((code): Filter[] => {
    const attribute = attributeOf(attributes, code)
    const shown = {
      code,
      ...toSettings(
        attributeMetadata.find(({ attribute_code: of }) => of === code),
        code,
      ),
    }
    const range = rangeOf(code, attribute, aggregations, query)
    if (range) {
      const kind = code === 'price' ? 'price' : 'range'
      const title = shown.title || (attribute?.frontend_label ?? '')
      return [{ ...shown, title, kind, isSingleChoice: true, options: [], folded: 0, range }]
    }
    const options = attribute ? optionsOf(attribute, aggregations, query) : []
    if (!attribute || options.length === 0) return []
    return [
      {
        ...shown,
        title: shown.title || (attribute.frontend_label ?? code),
        kind: code === 'color' ? 'color' : 'list',
        isSingleChoice: attribute.frontend_input === 'boolean',
        options,
        folded: 0,
        range: null,
      },
    ]
  })
}

type Settings = Pick<Filter, 'title' | 'isCollapsed' | 'shownCount' | 'expandText' | 'collapseText'>

/** How a section is shown: as the search answer says, else as the shop does (spec 3 and 4). */
function toSettings(settings: WireAttributeMetadata | undefined, code: string): Settings {
  return {
    title: settings?.title ?? '',
    isCollapsed: settings?.isCollapsed ?? COLLAPSED_FILTERS.includes(code),
    shownCount: settings?.numberOfShownAttributes ?? SHOWN_OPTIONS,
    expandText: settings?.expandText ?? '',
    collapseText: settings?.collapseText ?? '',
  }
}

function optionsOf(
  attribute: WireAttribute,
  aggregations: Aggregations,
  query: ListingQuery,
): FilterOption[] {
  const code = attribute.attribute_code
  const counts = countsOf(aggregations, code)
  const chosen = query.filters[code] ?? []
  return (attribute.options ?? []).flatMap((option): FilterOption[] => {
    const { value: id, label, swatch } = option
    if (!id || !label || id.includes('.')) return []
    const isActive = chosen.includes(id)
    const count = counts.get(id) ?? 0
    if (count === 0 && !isActive) return []
    return [{ id, label, count, isActive, swatch: swatch ?? null }]
  })
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

/** The ends of a price, or of numbers too many to list; null for a filter of options. */
function rangeOf(
  code: string,
  attribute: WireAttribute | undefined,
  aggregations: Aggregations,
  { price, filters }: ListingQuery,
): FilterRange | null {
  const isPrice = code === 'price'
  if (!isPrice && !(attribute && isRangeAttribute(attribute))) return null
  const min = Math.floor(aggregations[`agg_min_${code}`]?.value ?? 0)
  const max = Math.ceil(aggregations[`agg_max_${code}`]?.value ?? 0)
  if (max <= 0) return null
  const chosen = isPrice ? price : parsePrice(filters[code]?.[0] ?? null)
  return {
    min,
    max,
    from: chosen?.from ?? min,
    to: chosen?.to ?? max,
    isActive: chosen !== null,
    buckets: isPrice ? toBuckets(aggregations) : [],
  }
}

/** The ready-made ranges that have products (spec 9). */
function toBuckets({ agg_range_price: ranges }: Aggregations): FilterRange['buckets'] {
  return (ranges?.buckets ?? [])
    .filter(({ doc_count: count }) => count > 0)
    .map((bucket) => ({ ...boundsOf(bucket), count: bucket.doc_count }))
}

function boundsOf({ from, to }: { from?: number; to?: number }): PriceBounds {
  return { from: from ? from : null, to: to ?? null }
}
