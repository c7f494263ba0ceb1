import { chooseCart } from '../gateway/ask-cart'
import { cartIdOf, type GatewayContext } from '../gateway/gateway-context'
import { tellCartChanged } from '../gateway/tell-cart-changed'
import { takeBackCart } from '../gateway/waiting-carts'
import { within } from '../runtime/within'

/** How long a page waits for what became of an order, in ms; then its cart comes back on another. */
const PATIENCE_MS = 1500

/**
 * The cart that a page is drawn with: the one that a browser would have which asks by itself. Null for a
 * shopper without one.
 */
export async function chooseDrawnCart(c: GatewayContext): Promise<string | null> {
  await within(PATIENCE_MS, async () => {
    await chooseCart(c)
    if (await takeBackCart(c)) tellCartChanged(c)
  })
  return cartIdOf(c)
}
