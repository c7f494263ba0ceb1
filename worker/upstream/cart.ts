import type { WireCartItem } from '../../shared/contract/cart'
import { ok, type Result } from '../../shared/result'
import { reasonOf, type UpstreamFault } from './fault'
import type { Upstream } from './upstream'

const CART_NOT_FOUND = 'cart-not-found'

type Answer<T> = Promise<Result<T, UpstreamFault>>

/** A new cart; answers its id. */
export function createCart(upstream: Upstream): Answer<string> {
  return upstream.call('cartCreate', {})
}

/** The lines of a cart. */
export function pullCart(upstream: Upstream, cartId: string): Answer<WireCartItem[]> {
  return upstream.call('cartPull', { query: { cartId } })
}

/** Whether the backend still knows a cart. An outage says nothing about it. */
export async function isCartKnown(upstream: Upstream, cartId: string): Answer<boolean> {
  const answer = await pullCart(upstream, cartId)
  if (answer.ok) return ok(true)
  return isCartRefused(answer.error) ? ok(false) : answer
}

/**
 * Whether a backend may mean that a cart is unknown, expired or somebody else's. The embedded one
 * says so in a word; of another the same status can mean an unknown item or product.
 */
export function isCartRefused(fault: UpstreamFault): boolean {
  if (fault.kind !== 'status' || (fault.status !== 404 && fault.status !== 401)) return false
  const reason = reasonOf(fault)
  return reason === null || reason === CART_NOT_FOUND
}

/** Whether it certainly means the cart. */
export function isCartGone(fault: UpstreamFault): boolean {
  return isCartRefused(fault) && reasonOf(fault) === CART_NOT_FOUND
}
