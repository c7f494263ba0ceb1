// Replaces every cart id that a browser sends by that of its session, and every id in an answer by a
// placeholder: a browser reaches no other cart, and no script sees an id (trust I9, I13).
import { isRecord } from '../../../shared/json/is-record'
import type { Outgoing } from '../upstream/outgoing-request'

/** What a browser holds in place of a cart's id. */
export const CART_PLACEHOLDER = '{{cartId}}'

/** Stands in while a call is read: what a call without a cart means is decided afterwards. */
const NO_CART = 'none'

const CART_NAMES = new Set(['cartId', 'cart_id', 'quoteId'])

/** A body with this cart wherever it names one, at every level; null for a shopper without one. */
export function fillCartId(value: unknown, cartId: string | null): unknown {
  if (Array.isArray(value)) return value.map((entry) => fillCartId(entry, cartId))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      CART_NAMES.has(name) ? (cartId ?? NO_CART) : fillCartId(entry, cartId),
    ]),
  )
}

/** A query about this cart and no other. */
export function withCartId(
  query: Iterable<readonly [string, string]>,
  cartId: string | null,
): [string, string][] {
  const others = [...query].filter(([name]) => name !== 'cartId')
  return [
    ...others.map(([name, value]): [string, string] => [name, value]),
    ['cartId', cartId ?? NO_CART],
  ]
}

/** A call about this cart, whichever it was read for: the old one may be gone. */
export function aboutCart(
  { query = [], body, ...rest }: Outgoing,
  cartId: string | null,
): Outgoing {
  return { ...rest, query: withCartId(query, cartId), body: fillCartId(body, cartId) }
}

/** The lines of a cart as a browser may see them. */
export function maskCartId(result: unknown): unknown {
  if (Array.isArray(result)) return result.map(maskCartId)
  if (!isRecord(result) || !('quote_id' in result)) return result
  return { ...result, quote_id: CART_PLACEHOLDER }
}
