// The gateway's cart calls over the model server of the engine's tests, in the words of the wire.
import type { CartOutcome } from '../../../../client/engine/cart-events'
import type { GatewayAnswer, GatewayRequest } from '../../../../client/engine/ports'
import type { FakeServer } from '../engine/fake-cart-server'

const answered = (code: number, result: unknown): GatewayAnswer => ({
  kind: 'answered',
  code,
  result,
  retryAfterMs: null,
})

/** Answers as the gateway does. */
export function answerAsGateway(server: FakeServer, request: GatewayRequest): GatewayAnswer {
  const path = request.path.split('?')[0]
  const { cartItem } = (request.body ?? {}) as {
    cartItem?: { sku: string; qty: number; item_id?: number }
  }
  if (path === '/api/cart/update' && cartItem) {
    const { sku, qty, item_id } = cartItem
    const asked = { sku, parentSku: sku, qty, itemId: item_id ?? null, productOption: null }
    return toAnswer(server.handle({ kind: 'set', ...asked }))
  }
  if (path === '/api/cart/delete' && cartItem) {
    const { sku, item_id = 0 } = cartItem
    return toAnswer(server.handle({ kind: 'delete', sku, itemId: item_id }))
  }
  if (path === '/api/cart/apply-coupon') {
    const code = new URLSearchParams(request.path.split('?')[1]).get('coupon') ?? ''
    return toAnswer(server.handle({ kind: 'coupon', code }))
  }
  if (path === '/api/cart/delete-coupon') {
    return toAnswer(server.handle({ kind: 'coupon', code: '' }))
  }
  if (path === '/api/cart/pull') return toAnswer(server.handle({ kind: 'pull' }))
  if (path === '/api/cart/totals') return toAnswer(server.handle({ kind: 'totals' }))
  return answered(404, 'No such call')
}

const toWireItem = (line: { itemId: number; sku: string; qty: number }) => ({
  item_id: line.itemId,
  sku: line.sku,
  qty: String(line.qty),
  name: line.sku,
  price: 1,
  product_type: 'simple',
  quote_id: '{{cartId}}',
})

function toAnswer(outcome: CartOutcome): GatewayAnswer {
  switch (outcome.kind) {
    case 'line':
      return answered(200, toWireItem(outcome.line))
    case 'lines':
      return answered(200, outcome.lines.map(toWireItem))
    case 'deleted':
    case 'coupon-taken':
      return answered(200, true)
    case 'totals':
      return answered(200, {
        grand_total: outcome.totals.grandTotal / 100,
        coupon_code: outcome.totals.couponCode,
        subtotal_incl_tax: outcome.totals.subtotalInclTax / 100,
        items: outcome.totals.items.map(({ itemId, qty }) => ({
          item_id: itemId,
          qty,
          price_incl_tax: 1,
          row_total_incl_tax: qty,
          options: '[]',
        })),
        total_segments: [],
      })
    case 'refused':
      return answered(outcome.code, outcome.message)
    default:
      return { kind: 'lost', reason: 'network' }
  }
}
