import * as z from 'zod/mini'
import type { Call } from '../call'
import { sku, skuList, storeCode } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireFlag, wireInteger, wireNumber } from '../wire/wire-value'

const MAX_SKUS = 400

/** A stock item (contract 1.4). The list call answers these in request order, without a sku. */
export const wireStock = wireObject({
  item_id: orAbsent(wireInteger),
  product_id: orAbsent(wireInteger),
  stock_id: orAbsent(wireInteger),
  qty: orAbsent(wireNumber),
  is_in_stock: orAbsent(wireFlag),
  manage_stock: orAbsent(wireFlag),
  min_qty: orAbsent(wireNumber),
  min_sale_qty: orAbsent(wireNumber),
  max_sale_qty: orAbsent(wireNumber),
  backorders: orAbsent(wireInteger),
  use_config_manage_stock: orAbsent(wireFlag),
  use_config_min_qty: orAbsent(wireFlag),
  use_config_min_sale_qty: orAbsent(wireFlag),
  use_config_max_sale_qty: orAbsent(wireFlag),
  use_config_backorders: orAbsent(wireFlag),
})
export type WireStock = z.output<typeof wireStock>

export const stockCalls = {
  stockCheck: {
    method: 'GET',
    path: '/api/stock/check',
    auth: 'none',
    query: z.object({ sku, storeCode: z.optional(storeCode) }),
    result: wireStock,
    envelope: true,
  },
  stockList: {
    method: 'GET',
    path: '/api/stock/list',
    auth: 'none',
    query: z.object({ skus: skuList(MAX_SKUS), storeCode: z.optional(storeCode) }),
    result: z.array(wireStock),
    envelope: true,
  },
} as const satisfies Record<string, Call>
