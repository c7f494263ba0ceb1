// Paying for an order of this shopper. A stranger's order is not found, whatever its hash.
import { calls } from '../../../shared/contract/calls'
import type { AdyenOutcome } from '../../../shared/contract/payment/adyen-outcome'
import type { PaymentState } from '../../../shared/contract/payment/payment'
import { isRecord } from '../../../shared/json/is-record'
import type { PaymentReply } from '../order-desk/payment-desk'
import { findOrder, type KnownOrder, ownerOf } from '../session/session'
import { sendRefusal, sendResult, sendText } from './envelope'
import { type GatewayContext, sessionFieldsOf } from './gateway-context'
import { deskOf } from './order-routes'
import { readCall } from './read-call'
import { isStillWaiting, settlePayment } from './waiting-carts'

export const NO_ORDER = 'No such order'
const WRONG_PAGE = 'The payment page is not one that shoppers may be sent to'
export const WRONG_RETURN = 'The returnUrl must be an address of this shop'

/** POST /api/payment/start: where the shopper pays. */
export async function handlePaymentStart(c: GatewayContext): Promise<Response> {
  const read = await readCall(calls.paymentStart, c.req.raw, sessionFieldsOf(c))
  if (!read.ok) return sendRefusal(c, read.error.status, read.error.result)
  const { body: request } = read.value
  const order = findOrder(c.get('session').current, request.orderHash)
  if (!order) return sendRefusal(c, 404, NO_ORDER)
  if (!mayRedirectTo(request.returnUrl, [ownOrigin(c)])) {
    return sendRefusal(c, 400, WRONG_RETURN)
  }
  const owner = ownerOf(c.get('session').current, order.attempt)
  const reply: PaymentReply = await deskOf(c, order.attempt).startPayment(owner, request)
  return answerForPayment(c, order, reply)
}

/** GET /api/payment/status?orderHash=…: what the payment provider says. */
export async function handlePaymentStatus(c: GatewayContext): Promise<Response> {
  const order = findOrder(c.get('session').current, c.req.query('orderHash') ?? '')
  if (!order) return sendRefusal(c, 404, NO_ORDER)
  const owner = ownerOf(c.get('session').current, order.attempt)
  const reply: PaymentReply = await deskOf(c, order.attempt).paymentStatus(owner)
  return answerForPayment(c, order, reply)
}

/** POST /api/payment/cancel: the shopper gives the order up, and the cart comes back. */
export async function handlePaymentCancel(c: GatewayContext): Promise<Response> {
  const read = await readCall(calls.paymentCancel, c.req.raw, sessionFieldsOf(c))
  if (!read.ok) return sendRefusal(c, read.error.status, read.error.result)
  const order = findOrder(c.get('session').current, read.value.body.orderHash)
  if (!order) return sendRefusal(c, 404, NO_ORDER)
  const owner = ownerOf(c.get('session').current, order.attempt)
  const reply: PaymentReply = await deskOf(c, order.attempt).cancelPayment(owner)
  return answerForPayment(c, order, reply)
}

export async function answerForPayment(
  c: GatewayContext,
  order: KnownOrder,
  reply: PaymentReply,
): Promise<Response> {
  switch (reply.kind) {
    case 'started':
      return mayRedirectTo(reply.redirectUrl, [ownOrigin(c), ...c.get('settings').pspOrigins])
        ? sendResult(c, { redirectUrl: reply.redirectUrl })
        : sendRefusal(c, 502, WRONG_PAGE)
    case 'state': {
      await decide(c, order, reply.state)
      const orderNumber = reply.orderNumber ?? undefined
      const { state, method, amountDue } = reply
      const isCartWaiting = isCartHeld(c, order, state) || undefined
      return sendResult(c, {
        orderHash: order.orderHash,
        state,
        orderNumber,
        method,
        amountDue,
        isCartWaiting,
      })
    }
    case 'began':
      return sendResult(c, reply.beginning)
    case 'step':
      return leadsElsewhere(reply.step, [ownOrigin(c), ...c.get('settings').pspOrigins])
        ? sendRefusal(c, 502, WRONG_PAGE)
        : sendResult(c, reply.step)
    case 'fault':
      return sendText(c, reply.code, reply.body)
    case 'not-placed':
    case 'foreign':
      return sendRefusal(c, 404, NO_ORDER)
  }
}

/** Whether a step of a payment would send the shopper to a page that nobody configured. */
function leadsElsewhere({ action }: AdyenOutcome, allowed: readonly string[]): boolean {
  if (!isRecord(action) || action.type !== 'redirect') return false
  return typeof action.url !== 'string' || !mayRedirectTo(action.url, allowed)
}

export function ownOrigin(c: GatewayContext): string {
  return new URL(c.req.url).origin
}

/** Whether the cart of a refused order could not come back yet, because there is another. */
export function isCartHeld(c: GatewayContext, order: KnownOrder, state: PaymentState): boolean {
  return state === 'refused' && isStillWaiting(c, order.attempt)
}

export async function decide(
  c: GatewayContext,
  { attempt }: KnownOrder,
  state: PaymentState,
): Promise<void> {
  if (state === 'paid' || state === 'refused') await settlePayment(c, attempt, state === 'paid')
}

/**
 * Whether a shopper may be sent to an address: to our own origin or to a payment page named in the
 * configuration, over the web and without a name or password in it (trust I15).
 */
export function mayRedirectTo(address: string, allowedOrigins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, origin, username, password } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') return false
  return username === '' && password === '' && allowedOrigins.includes(origin)
}
