import type { WireAttribute } from '../../../../shared/contract/catalogue/attribute'
import { DEFAULT_FILTERS } from '../../../../shared/search/default-filters'
import { isRangeOfMeasures } from '../../../../shared/search/measures'
import type { ListingQuery } from '../../../../shared/search/query'

/** Ranges beside the default filters: a search counts only so much (`search-request.ts`). */
const MAX_RANGES = 8

/**
 * The attributes that a list can be narrowed by: the default filters, ranges of numbers, and what a
 * landing page narrows its list by (spec 9).
 */
export function filterCodes(
  attributes: readonly WireAttribute[],
  chosen: ListingQuery['filters'] = {},
): string[] {
  const ranges = attributes.filter(
    (attribute) => attribute.is_filterable === true && isRangeAttribute(attribute),
  )
  const codes = ranges.slice(0, MAX_RANGES).map(({ attribute_code: code }) => code)
  return [...new Set([...DEFAULT_FILTERS, ...codes, ...Object.keys(chosen)])]
}

/** Whether an attribute has more numbers than can be listed, such as a width. */
export function isRangeAttribute({ options = [] }: WireAttribute): boolean {
  return isRangeOfMeasures(
    options.map(({ value, label }) => ({ value: value ?? '', label: label || (value ?? '') })),
  )
}

export function attributeOf(
  attributes: readonly WireAttribute[],
  code: string,
): WireAttribute | undefined {
  return attributes.find(({ attribute_code: known }) => known === code)
}
