// What became of an order, as the shop says: never as an address or this browser says (trust F-P2).
import { findPaymentOffer } from '../../../shared/checkout/payment-methods'
import { APPROVED, type Due, NOT_WANTED } from '../../../shared/checkout/shown-return'
import { type CheckoutMemory, type KeptOrder, ownOrder } from '../../engine/checkout-memory'
import {
  askOrder,
  askPayment,
  type KnownPayment,
  requestCancellation,
} from '../../engine/order-calls'
import type { Ports } from '../../engine/ports'

/** Where an order stands for the shopper who comes back to it. */
export type ReturnState =
  | { kind: 'asking' }
  /** Nobody knows yet: `of` says what is being found out. */
  | { kind: 'checking'; of: 'order' | 'payment' }
  /** Placed, not paid yet. */
  | {
      kind: 'unpaid'
      name: string
      method: string
      orderNumber: string
      order: KeptOrder | null
    }
  | {
      kind: 'thanks'
      orderNumber: string
      orderHash?: string
      order: KeptOrder | null
      method?: string
      due?: Due
    }
  | { kind: 'failed'; order: KeptOrder | null; isCartWaiting: boolean }
  /** Not an order of this shopper, or none at all. */
  | { kind: 'foreign' }

/**
 * Asks once where the order of this name stands.
 * @param result what a payment page said that led back here
 */
export async function findOutcome(
  ports: Ports,
  memory: CheckoutMemory,
  orderHash: string,
  result = '',
): Promise<ReturnState> {
  if (orderHash === '') return { kind: 'foreign' }
  const order = ownOrder(memory, orderHash)
  const name = order?.attempt ?? orderHash
  const payment = await askPayment(ports.http, name)
  if (payment.kind === 'lost') return standsAnyway(order) ?? { kind: 'checking', of: 'order' }
  if (payment.kind === 'foreign') return order ? findPlaced(ports, order) : { kind: 'foreign' }
  const isWaiting = payment.state === 'open'
  // The shopper left the payment page: the order must be cancelled before its cart comes back.
  if (payment.state === 'cancelled' || (isWaiting && result === NOT_WANTED)) {
    return giveUpOrder(ports, name, order)
  }
  if (isWaiting && result === APPROVED) return { kind: 'checking', of: 'payment' }
  const { method } = payment
  if (isWaiting) {
    return { kind: 'unpaid', name, method, orderNumber: numberOf(payment, order), order }
  }
  return toFinal(payment, order)
}

/** Cancels an order that waits for its payment; one that was paid meanwhile stands. */
export async function giveUpOrder(
  ports: Ports,
  name: string,
  order: KeptOrder | null,
): Promise<ReturnState> {
  const given = await requestCancellation(ports.http, name)
  if (given.kind === 'lost') return { kind: 'checking', of: 'order' }
  if (given.kind === 'foreign') return { kind: 'failed', order, isCartWaiting: false }
  if (given.kind === 'state') return toFinal(given, order)
  const standing = await askPayment(ports.http, name)
  return standing.kind === 'state' ? toFinal(standing, order) : { kind: 'checking', of: 'payment' }
}

function toFinal(payment: KnownPayment, order: KeptOrder | null): ReturnState {
  const { state, amountDue, method, orderHash } = payment
  const orderNumber = numberOf(payment, order)
  if (state === 'paid') return { kind: 'thanks', orderNumber, orderHash, order, method }
  if (state === 'due')
    return { kind: 'thanks', orderNumber, orderHash, order, due: { amount: amountDue, method } }
  if (state !== 'refused') return { kind: 'checking', of: 'payment' }
  return { kind: 'failed', order, isCartWaiting: payment.isCartWaiting }
}

function numberOf(payment: KnownPayment, order: KeptOrder | null): string {
  return payment.orderNumber || order?.orderNumber || ''
}

/** The shop has given it a number and waits for no payment: it stands, even if nobody answers now. */
function standsAnyway(order: KeptOrder | null): ReturnState | null {
  if (!order?.orderNumber || findPaymentOffer(order.paymentCode)?.needsRedirect !== false) {
    return null
  }
  return { kind: 'thanks', orderNumber: order.orderNumber, order }
}

async function findPlaced(ports: Ports, order: KeptOrder): Promise<ReturnState> {
  const outcome = await askOrder(ports.http, order.attempt)
  switch (outcome.kind) {
    case 'placed':
      // Whether it is paid can be asked from now on.
      return findPaymentOffer(order.paymentCode)?.needsRedirect
        ? { kind: 'checking', of: 'payment' }
        : { kind: 'thanks', orderNumber: outcome.orderNumber || order.orderNumber, order }
    case 'refused':
      return { kind: 'failed', order, isCartWaiting: false }
    case 'unknown':
      return { kind: 'foreign' }
    default:
      return { kind: 'checking', of: 'order' }
  }
}
