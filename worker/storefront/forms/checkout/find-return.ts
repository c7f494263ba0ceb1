import * as z from 'zod/mini'
import { APPROVED, NOT_WANTED, type ShownReturn } from '../../../../shared/checkout/shown-return'
import type { PaymentState } from '../../../../shared/contract/payment/payment'
import { priceToCents } from '../../../../shared/contract/wire/wire-money'
import type { GatewayContext } from '../../gateway/gateway-context'
import { deskOf, rememberOrder } from '../../gateway/order-routes'
import { decide, isCartHeld } from '../../gateway/payment-routes'
import type { DeskReply } from '../../order-desk/desk-reply'
import type { PaymentReply } from '../../order-desk/payment-desk'
import { findOrder, type KnownOrder, ownerOf } from '../../session/session'

const attemptId = z.uuid()

/**
 * Where an order of this shopper stands, as its desk says: never as an address does (trust F-P2).
 * @param result what a payment page said that led back
 */
export async function findReturn(
  c: GatewayContext,
  name: string,
  result = '',
): Promise<ShownReturn> {
  const known = findOrder(c.get('session').current, name)
  if (known) return findPaid(c, known, result)
  const attempt = attemptId.safeParse(name)
  if (!attempt.success) return { kind: 'foreign' }
  const reply: DeskReply = await deskOf(c, attempt.data).status(c.get('session').current.id)
  if (reply.kind !== 'attempt') return { kind: 'foreign' }
  if (reply.state === 'checking') return { kind: 'checking', of: 'order' }
  if (reply.state === 'failed') return { kind: 'failed', isCartWaiting: false }
  rememberOrder(c, attempt.data, reply)
  return findPaid(c, { attempt: attempt.data, orderHash: reply.orderHash ?? attempt.data }, result)
}

async function findPaid(c: GatewayContext, order: KnownOrder, result = ''): Promise<ShownReturn> {
  const owner = ownerOf(c.get('session').current, order.attempt)
  const desk = deskOf(c, order.attempt)
  const asked: PaymentReply = await desk.paymentStatus(owner)
  // The payment page was left: the order is given up before its cart comes back.
  const isLeft = asked.kind === 'state' && isGivenUp(asked.state, result)
  const shown = await toShown(c, order, isLeft ? await desk.cancelPayment(owner) : asked)
  const isApproved = shown.kind === 'unpaid' && result === APPROVED
  return isApproved ? { kind: 'checking', of: 'payment' } : shown
}

function isGivenUp(state: PaymentState, result: string): boolean {
  return state === 'cancelled' || (state === 'open' && result === NOT_WANTED)
}

/** Gives an order up that waits for its payment; one that was paid meanwhile stands. */
export async function giveUp(c: GatewayContext, order: KnownOrder): Promise<ShownReturn> {
  const owner = ownerOf(c.get('session').current, order.attempt)
  const given: PaymentReply = await deskOf(c, order.attempt).cancelPayment(owner)
  return given.kind === 'state' ? toShown(c, order, given) : findPaid(c, order)
}

async function toShown(
  c: GatewayContext,
  order: KnownOrder,
  reply: PaymentReply,
): Promise<ShownReturn> {
  if (reply.kind === 'foreign') return { kind: 'foreign' }
  if (reply.kind !== 'state') return { kind: 'checking', of: 'payment' }
  await decide(c, order, reply.state)
  const { state, method = '', amountDue } = reply
  const orderNumber = reply.orderNumber ?? ''
  const thanks = { kind: 'thanks', orderNumber, orderHash: reply.orderHash } as const
  if (state === 'paid') return { ...thanks, method }
  if (state === 'due') {
    const amount = amountDue === undefined ? null : priceToCents(amountDue)
    return { ...thanks, due: { amount, method } }
  }
  if (state === 'open') return { kind: 'unpaid', name: order.attempt, method, orderNumber }
  if (state === 'refused') return { kind: 'failed', isCartWaiting: isCartHeld(c, order, state) }
  return { kind: 'checking', of: 'payment' }
}
