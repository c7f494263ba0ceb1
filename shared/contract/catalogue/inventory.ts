// Asks for many cart lines at once whether the wanted quantity can be sold (spec 7, contract 1.4).
import * as z from 'zod/mini'
import type { Call } from '../call'
import { MAX_CART_LINES } from '../wire/cart-limits'
import { qty, sku, storeCode } from '../wire/request-value'
import { wireObject } from '../wire/wire-object'
import { orAbsent, wireFlag, wireInteger, wireList, wireText } from '../wire/wire-value'

const inventoryRequest = z.object({
  stockId: z._default(z.int().check(z.minimum(1), z.maximum(65_535)), 1),
  skuRequests: z.array(z.object({ sku, qty })).check(z.minLength(1), z.maxLength(MAX_CART_LINES)),
})
export type InventoryRequest = z.output<typeof inventoryRequest>

const salableAnswer = wireObject({
  sku: wireText,
  stock_id: orAbsent(wireInteger),
  salable: wireFlag,
  errors: wireList(wireObject({ code: orAbsent(wireText), message: orAbsent(wireText) })),
})
export type WireSalableAnswer = z.output<typeof salableAnswer>

const REQUEST_KEY = /^skuRequests\[(0|[1-9]\d{0,3})\]\[(sku|qty)\]$/

/** The pairs of the query `stockId=1&skuRequests[0][sku]=…&skuRequests[0][qty]=…`, not encoded. */
export function toInventoryQuery(request: InventoryRequest): [string, string][] {
  const lines = request.skuRequests.flatMap((wanted, index): [string, string][] => [
    [`skuRequests[${index}][sku]`, wanted.sku],
    [`skuRequests[${index}][qty]`, String(wanted.qty)],
  ])
  return [['stockId', String(request.stockId)], ...lines]
}

/** Reads that query; undefined when it does not describe at least one line, or any line badly. */
export function parseInventoryQuery(
  query: Iterable<[string, string]>,
): InventoryRequest | undefined {
  const lines = new Map<number, { sku?: string; qty?: number }>()
  let stockId: number | undefined
  for (const [key, value] of query) {
    if (key === 'stockId') stockId = toWholeNumber(value)
    const [, index, member] = REQUEST_KEY.exec(key) ?? []
    if (index === undefined) continue
    const wanted = lines.get(Number(index)) ?? {}
    if (member === 'sku') wanted.sku = value
    else wanted.qty = toWholeNumber(value)
    lines.set(Number(index), wanted)
  }
  const ordered = [...lines].sort(([a], [b]) => a - b).map(([, wanted]) => wanted)
  const parsed = inventoryRequest.safeParse({ stockId, skuRequests: ordered })
  return parsed.success ? parsed.data : undefined
}

function toWholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
}

export const inventoryCalls = {
  /** Its query is read with `parseInventoryQuery`; `query` describes the outcome of that. */
  inventorySalable: {
    method: 'GET',
    path: '/api/inventory/are-product-salable-for-requested-qty',
    auth: 'none',
    query: z.extend(inventoryRequest, { storeCode: z.optional(storeCode) }),
    result: z.array(salableAnswer),
    envelope: true,
  },
} as const satisfies Record<string, Call>
