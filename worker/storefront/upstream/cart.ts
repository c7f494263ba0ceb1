import type { WireCartItem } from '../../../shared/contract/cart/cart'
import type { Result } from '../../../shared/result'
import { reasonOf, type UpstreamFault } from './fault'
import type { Upstream } from './upstream'

const CART_NOT_FOUND = 'cart-not-found'

type Answer<T> = Promise<Result<T, UpstreamFault>>

/** A new cart; answers its id. A customer's is the one they have, with what is in that of the guest. */
export function fetchNewCart(upstream: Upstream, guestCartId?: string): Answer<string> {
  return upstream.call('cartCreate', guestCartId ? { query: { cartId: guestCartId } } : {})
}

/** The lines of a cart. */
export function pullCart(upstream: Upstream, cartId: string): Answer<WireCartItem[]> {
  return upstream.call('cartPull', { query: { cartId } })
}

/** How a backend without reason words names the cart that it does not find (contract 1.2). */
const CART_WORDS = /No such entity with (?:cartId|quoteId)|does not have an active cart/i

/**
 * Whether the backend says that this cart is unknown, expired or somebody else's. A bare 404 or 401
 * says nothing of a cart: so answers a backend that is being deployed.
 */
export function isCartGone(fault: UpstreamFault): boolean {
  if (!isNotFound(fault)) return false
  const reason = reasonOf(fault)
  return reason === CART_NOT_FOUND || (reason === null && CART_WORDS.test(fault.message))
}

function isNotFound({ kind, status }: UpstreamFault): boolean {
  return kind === 'status' && (status === 404 || status === 401)
}
