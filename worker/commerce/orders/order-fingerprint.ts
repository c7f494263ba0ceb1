import type { OrderRequest } from '../../../shared/contract/order/order'
import type { StoreCode } from '../../../shared/store-view/store-view'
import { textDigest } from '../db/text-digest'

/**
 * Tells a repeated request from another one under the same attempt id (trust I16): everything in
 * it counts but the times that a retry writes anew and the order of keys.
 */
export function orderFingerprint(storeCode: StoreCode, request: OrderRequest): Promise<string> {
  const { created_at, updated_at, transmited, ...meant } = request
  return textDigest(JSON.stringify([storeCode, sortKeys(meant)]))
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, member]) => member !== undefined)
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([key, member]) => [key, sortKeys(member)]))
}
