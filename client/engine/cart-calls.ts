// The cart's requests in the words of the wire (contract 1.2). Loaded when the first one leaves,
// so that a page that only shows products carries no schemas.

import type { ServerLine } from '../../shared/cart/cart-line'
import { toCartSummary } from '../../shared/cart/cart-summary'
import { toCartItem } from '../../shared/cart/to-cart-item'
import { cartCalls, type WireCartItem } from '../../shared/contract/cart/cart'
import { toKnownMessage } from '../../shared/contract/wire/envelope'
import { priceToCents } from '../../shared/contract/wire/wire-money'
import { IDEMPOTENCY_HEADER } from '../../shared/contract/wire/wire-names'
import type { CartOutcome, CartRequest } from './cart-events'
import type { GatewayAnswer, GatewayRequest } from './ports'

/**
 * A path of the gateway that is about the shopper's cart (spec 7, cart). Token and cart id stay
 * placeholders here: the gateway fills them in, the browser never learns them (design 5.3).
 */
export function cartPath(path: string): string {
  return `${path}?token={{token}}&cartId={{cartId}}`
}

/**
 * The request as the gateway expects it. `name` is its own: by it a backend knows a copy that the network
 * has made of a change (trust C11).
 */
export function toGatewayRequest(request: CartRequest, name: string): GatewayRequest {
  switch (request.kind) {
    case 'set':
      return {
        ...post('/api/cart/update', { cartItem: toCartItem(request) }),
        headers: { [IDEMPOTENCY_HEADER]: name },
      }
    case 'delete':
      return post('/api/cart/delete', { cartItem: { sku: request.sku, item_id: request.itemId } })
    case 'coupon':
      return { method: 'POST', path: couponPath(request.code) }
    case 'pull':
      return { method: 'GET', path: cartPath('/api/cart/pull') }
    case 'totals':
      return { method: 'GET', path: cartPath('/api/cart/totals') }
  }
}

function couponPath(code: string): string {
  if (code === '') return cartPath('/api/cart/delete-coupon')
  return `${cartPath('/api/cart/apply-coupon')}&coupon=${encodeURIComponent(code)}`
}

function post(path: string, body: unknown): GatewayRequest {
  return { method: 'POST', path: cartPath(path), body }
}

const TOO_MANY = 429
const SERVER_FAULT = 500
/** "Not now", and what only a gatekeeper says: the cart itself is never refused so. */
const UNAVAILABLE: readonly number[] = [401, 403, 503]

/** What an answer means to the cart. An answer that cannot be read may still have been obeyed. */
export function toCartOutcome(request: CartRequest, answer: GatewayAnswer): CartOutcome {
  if (answer.kind === 'lost') return { kind: 'lost', reason: answer.reason }
  const { code, result, retryAfterMs } = answer
  if (code === TOO_MANY) return { kind: 'busy', retryAfterMs }
  if (UNAVAILABLE.includes(code)) return { kind: 'unavailable' }
  if (code >= SERVER_FAULT) return { kind: 'failed', message: toKnownMessage(result) }
  if (code !== 200) return { kind: 'refused', code, message: toKnownMessage(result) }
  return readResult(request, result) ?? { kind: 'lost', reason: 'wrong-format' }
}

function readResult(request: CartRequest, result: unknown): CartOutcome | null {
  switch (request.kind) {
    case 'set': {
      const item = cartCalls.cartUpdate.result.safeParse(result)
      return item.success ? { kind: 'line', line: toServerLine(item.data) } : null
    }
    case 'delete':
      return result === true ? { kind: 'deleted' } : null
    case 'coupon':
      return result === true ? { kind: 'coupon-taken' } : null
    case 'pull': {
      const items = cartCalls.cartPull.result.safeParse(result)
      return items.success ? { kind: 'lines', lines: items.data.map(toServerLine) } : null
    }
    case 'totals': {
      const totals = cartCalls.cartTotals.result.safeParse(result)
      return totals.success ? { kind: 'totals', totals: toCartSummary(totals.data) } : null
    }
  }
}

function toServerLine(item: WireCartItem): ServerLine {
  return {
    itemId: item.item_id,
    sku: item.sku,
    qty: item.qty,
    name: item.name ?? '',
    price: item.price === undefined ? null : priceToCents(item.price),
    typeId: item.product_type ?? 'simple',
    productOption: item.product_option ?? null,
  }
}
