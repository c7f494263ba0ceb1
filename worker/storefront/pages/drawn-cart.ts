// The cart that a page is drawn with: the one that a browser would have which asks by itself.
import type { HeldOrder, ShownCart } from '../../../shared/cart/shown-cart'
import { chooseCart } from '../gateway/ask-cart'
import { cartIdOf, type GatewayContext } from '../gateway/gateway-context'
import { tellCartChanged } from '../gateway/tell-cart-changed'
import { takeBackCart } from '../gateway/waiting-carts'
import { loadShownCart } from '../load/cart/load-shown-cart'
import type { Sources } from '../load/sources'
import { within } from '../runtime/within'

/** How long a page waits for what became of an order, in ms; then its cart comes back on another. */
const PATIENCE_MS = 1500

interface DrawnCart {
  /** Null for a shopper without one. */
  cartId: string | null
  held: HeldOrder[]
}

/** Chooses it, with the orders whose carts wait beside it. */
export async function chooseDrawnCart(c: GatewayContext): Promise<DrawnCart> {
  const looked = await within(PATIENCE_MS, async () => {
    await chooseCart(c)
    const { isBack, held } = await takeBackCart(c)
    if (isBack) tellCartChanged(c)
    return held
  })
  return { cartId: cartIdOf(c), held: looked.ok ? looked.value : [] }
}

/** What is in it. Null during an outage, which must not look like an empty cart. */
export async function loadDrawnCart(
  c: GatewayContext,
  sources: Sources,
): Promise<ShownCart | null> {
  const { cartId, held } = await chooseDrawnCart(c)
  const cart = await loadShownCart(sources, cartId)
  return cart && { ...cart, held }
}
