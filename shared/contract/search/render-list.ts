// Prices as the shop platform renders them for a list of skus (spec 7, contract 1.7).
import * as z from 'zod/mini'
import type { Call } from '../call'
import { bearerToken, currencyCode, queryInteger, skuList, storeCode } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireInteger, wireNumber, wireText } from '../wire/wire-value'

/** A page of a listing, or one product with its children (contract 2.10). */
const MAX_SKUS = 100

const renderedPrice = {
  final_price: orAbsent(wireNumber),
  regular_price: orAbsent(wireNumber),
  special_price: orAbsent(wireNumber),
}

const renderedProduct = wireObject({
  id: wireInteger,
  sku: orAbsent(wireText),
  sgn: orAbsent(wireText),
  /** Including tax; `tax_adjustments` holds the same three without tax. */
  price_info: wireObject({
    ...renderedPrice,
    extension_attributes: z.optional(
      wireObject({
        tax_adjustments: z.optional(wireObject(renderedPrice)),
        /** Ours: what one piece costs who asks from a quantity up, including tax. */
        tier_prices: z.optional(z.array(wireObject({ qty: wireNumber, value: wireNumber }))),
      }),
    ),
  }),
})
export type WireRenderedProduct = z.output<typeof renderedProduct>

export const renderListCalls = {
  renderList: {
    method: 'GET',
    path: '/api/product/render-list',
    auth: 'optional',
    query: z.object({
      skus: skuList(MAX_SKUS),
      currencyCode,
      storeId: queryInteger,
      userGroupId: z.optional(queryInteger),
      /** Ours: says the group, signed. */
      groupToken: z.optional(bearerToken),
      storeCode: z.optional(storeCode),
    }),
    result: wireObject({ items: z.array(renderedProduct) }),
    envelope: true,
  },
} as const satisfies Record<string, Call>
