// A cart id that the backend does not know (any more) must never brick the shop: a new cart, the
// same page, one silent retry (experience 1.3 row 3).
import type { CallName } from '../../../shared/contract/calls'
import { CART_NOT_FOUND_MESSAGE } from '../../../shared/contract/cart/refusal-reason'
import { isRecord } from '../../../shared/json/is-record'
import { fail, ok, type Result } from '../../../shared/result'
import { isWithinRate, TOO_MANY_WORDS } from '../http/rate-limit'
import { withCart, withoutCart } from '../session/session'
import { fetchNewCart, isCartGone } from '../upstream/cart'
import { statusFault, type UpstreamFault } from '../upstream/fault'
import type { Outgoing } from '../upstream/outgoing-request'
import type { Upstream } from '../upstream/upstream'
import { aboutCart, CART_PLACEHOLDER } from './cart-id'
import { adoptCustomerCart, fetchCustomerCart } from './customer-cart'
import { sendFault, sendResult } from './envelope'
import { cartIdOf, type GatewayContext, upstreamOf } from './gateway-context'
import { toPublicFault } from './public-fault'
import { takeBackCart } from './waiting-carts'

type Answer = Promise<Result<unknown, UpstreamFault>>

const NO_SUCH_CART: UpstreamFault = {
  ...statusFault(404, CART_NOT_FOUND_MESSAGE, CART_NOT_FOUND_MESSAGE),
  meta: { reason: 'cart-not-found' },
}

/** What is true of a cart that is not there. Totals are not: a browser with lines must know. */
const WITHOUT_CART: Partial<Record<CallName, unknown>> = {
  cartPull: [],
  cartDelete: true,
  cartCoupon: null,
  cartDeleteCoupon: true,
  giftCardRemove: true,
}

/**
 * The cart that a call is about, chosen before the call is read; null for a shopper without one. That of a
 * refused order comes back.
 */
export async function chooseCart(c: GatewayContext): Promise<string | null> {
  await adoptCustomerCart(c)
  if (!cartIdOf(c)) await takeBackCart(c)
  return cartIdOf(c)
}

/**
 * Makes a call about the chosen cart by the rules of carts. A failure is translated into one that a
 * browser may see.
 */
export async function askCart(
  c: GatewayContext,
  upstream: Upstream,
  name: CallName,
  outgoing: Outgoing,
): Answer {
  const asked = await askKeepingCart(c, upstream, name, outgoing)
  return asked.ok ? asked : fail(toPublicFault(asked.error))
}

/** Makes a cart call, with a new cart where the old one is gone and something is to be put in. */
async function askKeepingCart(
  c: GatewayContext,
  upstream: Upstream,
  name: CallName,
  outgoing: Outgoing,
): Answer {
  const cartId = cartIdOf(c)
  if (!cartId) return askWithoutCart(c, upstream, name, outgoing)
  const first = await upstream.ask(name, outgoing)
  if (first.ok) {
    if (!isEmptyPull(name, first.value)) return first
    const { isBack } = await takeBackCart(c)
    return isBack ? upstream.ask(name, aboutCart(outgoing, cartIdOf(c))) : first
  }
  if (!isCartGone(first.error)) return first
  const session = c.get('session')
  session.change(withoutCart(session.current, c.get('store').storeCode, cartId))
  return askWithoutCart(c, upstream, name, outgoing)
}

function isEmptyPull(name: CallName, result: unknown): boolean {
  return name === 'cartPull' && Array.isArray(result) && result.length === 0
}

async function askWithoutCart(
  c: GatewayContext,
  upstream: Upstream,
  name: CallName,
  outgoing: Outgoing,
): Answer {
  if (name in WITHOUT_CART) return ok(WITHOUT_CART[name])
  if (name !== 'cartUpdate') return fail(NO_SUCH_CART)
  const created = await beginCart(c, upstream)
  if (!created.ok) return created
  return upstream.ask(name, aboutCart(asNewLine(outgoing), created.value))
}

/** POST /api/cart/create: the cart of this shopper, new only when there is none. */
export async function handleCartCreate(c: GatewayContext): Promise<Response> {
  if (cartIdOf(c)) return sendResult(c, CART_PLACEHOLDER)
  const created = await beginCart(c, upstreamOf(c))
  return created.ok ? sendResult(c, CART_PLACEHOLDER) : sendFault(c, created.error)
}

/** Asks for a new cart and makes it the shopper's. */
async function beginCart(
  c: GatewayContext,
  upstream: Upstream,
): Promise<Result<string, UpstreamFault>> {
  const isAllowed = await isWithinRate(c.env.RATE_CART, c.req.raw.headers)
  if (!isAllowed) return fail(statusFault(429, TOO_MANY_WORDS, TOO_MANY_WORDS))
  if (c.get('customer').current) {
    const own = await fetchCustomerCart(c)
    if (own.ok) return own
  }
  // Also where the login has just ended: what is put in then is a guest's.
  const created = await fetchNewCart(upstream)
  if (!created.ok) return fail(toPublicFault(created.error))
  const session = c.get('session')
  session.change(withCart(session.current, c.get('store').storeCode, created.value))
  return created
}

/** A line of the old cart is a new line in the new one. */
function asNewLine(outgoing: Outgoing): Outgoing {
  const { body } = outgoing
  if (!isRecord(body) || !isRecord(body.cartItem)) return outgoing
  const { item_id: _old, ...cartItem } = body.cartItem
  return { ...outgoing, body: { ...body, cartItem } }
}
