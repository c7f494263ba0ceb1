import type { WireCartItem } from '../../shared/contract/cart'
import { ok, type Result } from '../../shared/result'
import type { UpstreamFault } from './fault'
import type { Upstream } from './upstream'

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

/** How a backend says that a cart is unknown, expired or somebody else's. */
export function isCartRefused(fault: UpstreamFault): boolean {
  return fault.kind === 'status' && (fault.status === 404 || fault.status === 401)
}
