import { beginCart } from './cart-rules'
import { answer, refuseFor } from './envelope'
import { cartIdOf, type GatewayContext, upstreamOf } from './gateway-context'
import { CART_PLACEHOLDER } from './hide-cart'

/** POST /api/cart/create: the cart of this shopper, new only when there is none. */
export async function createCart(c: GatewayContext): Promise<Response> {
  if (cartIdOf(c)) return answer(c, CART_PLACEHOLDER)
  const created = await beginCart(c, upstreamOf(c))
  return created.ok ? answer(c, CART_PLACEHOLDER) : refuseFor(c, created.error)
}
