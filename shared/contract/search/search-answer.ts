// The search answer in our own dialect (spec 7). Items stay open here; `parseEntities` gives them
// the shape of their entity. The dialects of other backends are in search-dialects.ts.
import * as z from 'zod/mini'
import { attributeFields } from '../catalogue/attribute'
import { openObject, wireObject } from '../wire/wire-object'
import {
  orAbsent,
  wireFlag,
  wireInteger,
  wireNumber,
  wireText,
  wireValue,
} from '../wire/wire-value'

/** Buckets are named agg_terms_<field>, agg_terms_<field>_options and agg_range_price. */
const aggregation = openObject({
  buckets: z.optional(
    z.array(
      openObject({
        key: z.union([z.string(), z.number()]),
        doc_count: wireInteger,
        from: orAbsent(wireNumber),
        to: orAbsent(wireNumber),
        label: orAbsent(wireText),
      }),
    ),
  ),
  value: orAbsent(wireNumber),
})
export type WireAggregation = z.output<typeof aggregation>

/** An attribute of the answer, with how its section of the filters is shown (spec 3, filter settings). */
export const attributeMetadata = wireObject({
  ...attributeFields,
  title: orAbsent(wireText),
  isCollapsed: orAbsent(wireFlag),
  expandText: orAbsent(wireText),
  collapseText: orAbsent(wireText),
  numberOfShownAttributes: orAbsent(wireInteger),
})
export type WireAttributeMetadata = z.output<typeof attributeMetadata>

export const searchAnswer = z.object({
  items: z.array(openObject({})),
  total: wireInteger,
  start: z._default(wireInteger, 0),
  perPage: z._default(wireInteger, 0),
  aggregations: z._default(z.record(z.string(), aggregation), {}),
  attributeMetadata: z._default(z.array(attributeMetadata), []),
  suggestions: z._default(z.array(wireValue), []),
  RequestId: orAbsent(wireText),
  /** Nothing fits what was asked (spec 3, search result). */
  noresults: z.optional(z.boolean()),
  /** Whether it was kept from another search, and whether nobody could be asked. */
  cache: z.optional(z.boolean()),
  offline: z.optional(z.boolean()),
})
export type WireSearchAnswer = z.output<typeof searchAnswer>
