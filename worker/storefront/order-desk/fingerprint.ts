import type { OrderRequest } from '../../../shared/contract/order/order'
import { canonicalJson } from '../../../shared/json/canonical-json'
import { textDigest } from '../../../shared/signing/text-digest'

/**
 * Equal for equal orders. Times, the cart's id and the server's line ids are left out: a repeat
 * from another tab may not know them any more.
 */
export async function toFingerprint(order: OrderRequest): Promise<string> {
  const products = order.products.map(({ server_item_id: _id, ...product }) => product)
  const { order_id, store_code, addressInformation } = order
  return textDigest(canonicalJson({ order_id, store_code, products, addressInformation }))
}
