import type { OrderRequest } from '../../../shared/contract/order/order'
import { canonicalJson } from '../../../shared/json/canonical-json'
import { textDigest } from '../../../shared/signing/text-digest'
import type { StoreCode } from '../../../shared/store-view/store-view'

/**
 * Tells a repeated request from another one under the same attempt id (trust I16): everything in
 * it counts but the times that a retry writes anew and the order of keys.
 */
export function orderFingerprint(storeCode: StoreCode, request: OrderRequest): Promise<string> {
  const { created_at, updated_at, transmited, ...meant } = request
  return textDigest(canonicalJson([storeCode, meant]))
}
