// Placing an order: everything about an attempt happens at its order desk (design 5.5).
import * as z from 'zod/mini'
import { findPaymentOffer } from '../../../shared/checkout/payment-methods'
import { calls } from '../../../shared/contract/calls'
import type { OrderRequest } from '../../../shared/contract/order/order'
import { IDEMPOTENCY_HEADER } from '../../../shared/contract/wire/wire-names'
import { intentFingerprint } from '../order-desk/attempt'
import type { AttemptReply, DeskReply } from '../order-desk/desk-reply'
import {
  ownerOf,
  withCartWaiting,
  withOrder,
  withoutCart,
  withPaymentDecided,
} from '../session/session'
import { sendRefusal, sendText } from './envelope'
import { cartIdOf, type GatewayContext, sessionFieldsOf } from './gateway-context'
import { readCall } from './read-call'

const attemptId = z.uuid()
const EMPTY_CART = 'Shopping cart is empty. Please add some products before entering Checkout'

export function deskOf(c: GatewayContext, attempt: string) {
  return c.env.ORDER_DESK.get(c.env.ORDER_DESK.idFromName(attempt))
}

/** POST /api/order. The header Idempotency-Key names the attempt. */
export async function handleOrderPlace(c: GatewayContext): Promise<Response> {
  const attempt = attemptId.safeParse(c.req.header(IDEMPOTENCY_HEADER))
  if (!attempt.success) return sendRefusal(c, 400, 'The header Idempotency-Key must be a UUID')
  const read = await readCall(calls.orderPlace, c.req.raw, sessionFieldsOf(c))
  if (!read.ok) return sendRefusal(c, read.error.status, read.error.result)
  const { body: order } = read.value
  if (order.order_id !== attempt.data) {
    return sendRefusal(c, 400, 'The order_id must be the Idempotency-Key')
  }
  return answerFor(c, attempt.data, await placeAtDesk(c, order))
}

/** Has the desk of an attempt order it: once, whoever repeats it. */
export async function placeAtDesk(c: GatewayContext, order: OrderRequest): Promise<DeskReply> {
  return deskOf(c, order.order_id).place({
    attempt: order.order_id,
    owner: ownerOf(c.get('session').current, order.order_id),
    storeCode: c.get('store').storeCode,
    cartId: cartIdOf(c),
    fingerprint: await intentFingerprint(order),
    isPaidElsewhere: isPaidElsewhere(order),
    order,
  })
}

/** GET /api/order/attempt?attempt=…: what became of it, for the shopper who made it. */
export async function handleOrderStatus(c: GatewayContext): Promise<Response> {
  const attempt = attemptId.safeParse(c.req.query('attempt'))
  if (!attempt.success) return sendRefusal(c, 400, 'The attempt must be a UUID')
  const reply: DeskReply = await deskOf(c, attempt.data).status(
    ownerOf(c.get('session').current, attempt.data),
  )
  return answerFor(c, attempt.data, reply)
}

function answerFor(c: GatewayContext, attempt: string, reply: DeskReply): Response {
  switch (reply.kind) {
    case 'attempt':
      if (reply.state === 'placed') rememberOrder(c, attempt, reply)
      return sendText(c, reply.code, reply.body)
    case 'unsent':
      return sendText(c, reply.code, reply.body)
    case 'conflict':
      return sendRefusal(c, 422, 'This attempt was made with another order')
    case 'foreign':
      return sendRefusal(c, 404, 'No such attempt')
    case 'no-cart':
      return sendRefusal(c, 400, EMPTY_CART)
  }
}

/**
 * Notes the order in the session. Its cart leaves the session, or waits there while the payment may
 * still be refused. When it has been refused already, the cart is the current one again and stays so,
 * however often this is repeated.
 */
export function rememberOrder(c: GatewayContext, attempt: string, reply: AttemptReply): void {
  const session = c.get('session')
  const { storeCode } = c.get('store')
  const known = withOrder(session.current, { attempt, orderHash: reply.orderHash ?? attempt })
  if (reply.payment === 'refused') session.change(withPaymentDecided(known, attempt, false))
  else if (!reply.isPaidElsewhere) session.change(withoutCart(known, storeCode, reply.cartId))
  else session.change(withCartWaiting(known, { storeCode, cartId: reply.cartId, attempt }))
}

/** An unknown payment method counts as one that may still be refused. */
function isPaidElsewhere({ addressInformation }: OrderRequest): boolean {
  return findPaymentOffer(addressInformation.payment_method_code)?.needsRedirect ?? true
}
