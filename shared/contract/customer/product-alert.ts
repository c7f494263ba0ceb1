// Back-in-stock alerts of a logged-in customer. Inferred shape (contract 1.6).
import * as z from 'zod/mini'
import type { Call } from '../call'
import { email, entityId, sku, storeCode } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireInteger, wireText } from '../wire/wire-value'

const productAlertRequest = z
  .object({ product_id: z.optional(entityId), sku: z.optional(sku), email: z.optional(email) })
  .check(
    z.refine((asked) => asked.product_id !== undefined || asked.sku !== undefined, 'No product'),
  )
export type ProductAlertRequest = z.output<typeof productAlertRequest>

const productAlert = wireObject({
  product_id: wireInteger,
  sku: orAbsent(wireText),
  /** Ours: what it is called, and its path in the store. */
  name: orAbsent(wireText),
  link: orAbsent(wireText),
})

const common = {
  auth: 'customer',
  envelope: true,
  query: z.object({ storeCode: z.optional(storeCode) }),
} as const

export const productAlertCalls = {
  productAlertSubscribe: {
    ...common,
    method: 'POST',
    path: '/api/ext/product-alert/stock',
    body: productAlertRequest,
    result: z.boolean(),
  },
  productAlertUnsubscribe: {
    ...common,
    method: 'DELETE',
    path: '/api/ext/product-alert/stock',
    body: productAlertRequest,
    result: z.boolean(),
  },
  productAlertList: {
    ...common,
    method: 'GET',
    path: '/api/ext/product-alert/stocklist',
    result: z.array(productAlert),
  },
} as const satisfies Record<string, Call>
