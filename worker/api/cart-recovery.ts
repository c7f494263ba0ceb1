// A cart id that the backend does not know (any more) must never brick the shop: a new cart, the
// same page, one silent retry (experience 1.3 row 3).
import type { CallName } from '../../shared/contract/calls'
import { ok, type Result } from '../../shared/result'
import { withCart, withoutCart } from '../session/session'
import { createCart, isCartRefused } from '../upstream/cart'
import type { UpstreamFault } from '../upstream/fault'
import type { Outgoing } from '../upstream/outgoing-request'
import type { Upstream } from '../upstream/upstream'
import { cartIdOf, type GatewayContext } from './gateway-context'

type Answer = Promise<Result<unknown, UpstreamFault>>

const EMPTY_TOTALS = {
  grand_total: 0,
  subtotal: 0,
  subtotal_incl_tax: 0,
  shipping_amount: 0,
  tax_amount: 0,
  items_qty: 0,
  items: [],
  total_segments: [],
}

/** What is true of a cart that is not there. */
const WITHOUT_CART: Partial<Record<CallName, unknown>> = {
  cartPull: [],
  cartTotals: EMPTY_TOTALS,
  cartDelete: true,
}

/** Makes a cart call, with a new cart where the old one is gone and something is to be put in. */
export async function askCart(
  c: GatewayContext,
  upstream: Upstream,
  name: CallName,
  outgoing: Outgoing,
): Answer {
  const cartId = cartIdOf(c)
  if (!cartId) return askWithoutCart(c, upstream, name, outgoing)
  const first = await upstream.ask(name, withCartId(outgoing, cartId))
  if (first.ok || !isCartRefused(first.error)) return first
  if (await isCartThere(upstream, cartId)) return first
  const { storeCode } = c.get('store')
  const session = c.get('session')
  session.change(withoutCart(session.current, storeCode, cartId))
  return askWithoutCart(c, upstream, name, outgoing)
}

async function askWithoutCart(
  c: GatewayContext,
  upstream: Upstream,
  name: CallName,
  outgoing: Outgoing,
): Answer {
  if (name in WITHOUT_CART) return ok(WITHOUT_CART[name])
  const created = await createCart(upstream)
  if (!created.ok) return created
  const session = c.get('session')
  session.change(withCart(session.current, c.get('store').storeCode, created.value))
  return upstream.ask(name, withCartId(asNewLine(outgoing), created.value))
}

/** A 404 may be about a product or a line: then the cart itself can still be pulled. */
async function isCartThere(upstream: Upstream, cartId: string): Promise<boolean> {
  const pulled = await upstream.ask('cartPull', { query: [['cartId', cartId]] })
  return pulled.ok || !isCartRefused(pulled.error)
}

function withCartId(outgoing: Outgoing, cartId: string): Outgoing {
  const rest = [...(outgoing.query ?? [])].filter(([name]) => name !== 'cartId')
  return { ...outgoing, query: [...rest, ['cartId', cartId]] }
}

/** A line of the old cart is a new line in the new one. */
function asNewLine(outgoing: Outgoing): Outgoing {
  const { body } = outgoing
  if (typeof body !== 'object' || body === null || !('cartItem' in body)) return outgoing
  const { item_id: _old, quoteId: _gone, ...cartItem } = body.cartItem as Record<string, unknown>
  return { ...outgoing, body: { cartItem } }
}
