import { orderOf } from '../fixtures/shopper.ts'
import { STORES } from '../fixtures/stores.ts'
import type { Backend } from './backend.ts'
import { findSimple } from './find-products.ts'

const [NL] = STORES

/** Orders one product; tells the attempt id and the hash of the order. */
export async function placeOrder(
  backend: Backend,
  method?: string,
): Promise<{ attempt: string; orderHash: string }> {
  const sku = await findSimple(backend)
  const cart_id = await backend.call('cartCreate')
  await backend.call('cartUpdate', {
    query: { cartId: cart_id },
    body: { cartItem: { sku, qty: 1 } },
  })
  const order = orderOf(NL, sku)
  const chosen = method ? { payment_method_code: method } : {}
  const addressInformation = { ...order.addressInformation, ...chosen }
  const placed = await backend.call('orderPlace', {
    body: { ...order, cart_id, addressInformation },
  })
  return { attempt: order.order_id, orderHash: Object(placed).orderHash }
}
