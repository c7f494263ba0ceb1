// What is behind a path: one hit of the index, or nothing (contract 1.7).
import * as z from 'zod/mini'
import type { Call } from '../call'
import { wireCategory } from '../catalogue/category'
import { wireProduct } from '../catalogue/product'
import { wireCmsData } from '../content/cms-data'
import { bearerToken, idText, line, sku, storeCode } from '../wire/request-value'
import { orAbsent, wireNumber, wireText } from '../wire/wire-value'

const fieldList = z.optional(z.nullable(z.array(line(128)).check(z.maxLength(200))))
const option = z.optional(z.boolean())

export const urlMapRequest = z.object({
  /** Without the leading slash and without a store code. */
  url: line(2048),
  includeFields: fieldList,
  excludeFields: fieldList,
  options: z.optional(
    z.object({
      prefetchGroupProducts: option,
      assignProductConfiguration: option,
      populateRequestCacheTags: option,
      setProductErrors: option,
      fallbackToDefaultWhenNoAvailable: option,
      separateSelectedVariant: option,
      setConfigurableProductOptions: option,
      filterUnavailableVariants: option,
    }),
  ),
  filters: z.optional(z.object({ sku: z.optional(z.nullable(sku)) })),
  groupId: z.optional(z.nullable(idText)),
  groupToken: z.optional(z.nullable(z.union([bearerToken, z.literal('')]))),
})
export type UrlMapRequest = z.output<typeof urlMapRequest>

const hit = { _index: orAbsent(wireText), _id: orAbsent(wireText), _score: orAbsent(wireNumber) }

export const urlMapAnswer = z.nullable(
  z.discriminatedUnion('_type', [
    z.object({ ...hit, _type: z.literal('product'), _source: wireProduct }),
    z.object({ ...hit, _type: z.literal('category'), _source: wireCategory }),
    z.object({ ...hit, _type: z.literal('cms_page'), _source: wireCmsData }),
  ]),
)
export type WireUrlMapAnswer = z.output<typeof urlMapAnswer>

export const urlMapCalls = {
  urlMap: {
    method: 'POST',
    path: '/api/url/map',
    auth: 'none',
    query: z.object({ storeCode: z.optional(storeCode) }),
    body: urlMapRequest,
    result: urlMapAnswer,
    envelope: false,
  },
} as const satisfies Record<string, Call>
