import type { StoreView } from '../../shared/store-view/store-view'
import type { OrderedCart } from './cart-events'
import type { SyncedLine } from './cart-state'
import { createCheckoutMemory } from './checkout-memory'
import { askOrder, askPayment } from './order-calls'
import type { Ports } from './ports'
import { endWaitingOrder, readWaitingOrder } from './waiting-order'

/**
 * placed: with what was ordered, where this browser still knows them. none: nothing is under way
 * (any more). checking: nobody knows yet, and its cart may be no longer the shopper's.
 */
export type RecoveredOrder =
  | { kind: 'placed'; attempt: string; ordered: OrderedCart | null; settle: () => void }
  | { kind: 'refused'; message: string }
  | { kind: 'checking' }
  | { kind: 'none' }

/**
 * Asks once what became of an order that left this browser before the page was closed. When it was
 * placed its cart is no longer the shopper's (trust I2). What is known is not asked for again, once
 * `settle` has said that the cart has followed: a page that is closed in between asks once more.
 */
export async function recoverOrder(ports: Ports, store: StoreView): Promise<RecoveredOrder> {
  const memory = createCheckoutMemory(ports, store)
  const attempt = memory.readAttempt()
  if (!attempt?.isSent) return { kind: 'none' }
  const outcome = await askOrder(ports.http, attempt.id)
  switch (outcome.kind) {
    case 'placed': {
      const last = memory.readOrder()
      const order = last?.attempt === attempt.id ? last : null
      const { orderNumber, orderHash } = outcome
      if (order) memory.notePlaced(order, { orderNumber, orderHash })
      settleWaiting(ports, store, attempt.id, true)
      const settle = () => memory.dropAttempt()
      return { kind: 'placed', attempt: attempt.id, ordered: order, settle }
    }
    case 'refused':
    case 'unsent':
      if (outcome.kind === 'refused') settleWaiting(ports, store, attempt.id, false)
      memory.dropAttempt()
      return { kind: 'refused', message: outcome.message }
    case 'unknown':
      // Race: it left another tab a moment ago, and may yet arrive.
      if (memory.mayBeOnItsWay()) return { kind: 'checking' }
      memory.writeAttempt({ ...attempt, isSent: false })
      return { kind: 'none' }
    default:
      return { kind: 'checking' }
  }
}

/** An order made offline, whose page was closed while it was sent, waits no more. */
function settleWaiting(ports: Ports, store: StoreView, attempt: string, transmited: boolean): void {
  if (readWaitingOrder(ports, store)?.attempt === attempt) endWaitingOrder(ports, store, transmited)
}

/** What became of a payment whose shopper did not come back to the shop's own page. */
export interface RecoveredPayment {
  kind: 'decided'
  /** The lines that are the shopper's cart again; empty when the order was paid. */
  lines: SyncedLine[]
  attempt: string
  isPaid: boolean
  /** The lines come back later: the shopper has begun another cart since. */
  isCartWaiting: boolean
  /** The cart has followed: it is not asked for again. */
  settle: () => void
}

/**
 * Asks once whether an order was paid that this browser left for a payment page and never returned
 * from. A decided one is not asked for again, once it is settled (trust I4).
 * @returns open: there is none, nothing is decided, or this session may not know. lost: nobody has answered.
 */
export async function recoverPayment(
  ports: Ports,
  store: StoreView,
): Promise<RecoveredPayment | { kind: 'open' | 'lost' }> {
  const memory = createCheckoutMemory(ports, store)
  const order = memory.readOrder()
  if (!order?.isAwaitingPayment || order.orderHash === '') return { kind: 'open' }
  const payment = await askPayment(ports.http, order.attempt)
  if (payment.kind === 'foreign') return { kind: 'open' }
  if (payment.kind !== 'state') return { kind: 'lost' }
  const { attempt, lines } = order
  const decided = { kind: 'decided', attempt } as const
  if (payment.state === 'paid') {
    const settle = () => memory.writeOrder({ ...order, isAwaitingPayment: false })
    return { ...decided, lines: [], isPaid: true, isCartWaiting: false, settle }
  }
  if (payment.state !== 'refused') return { kind: 'open' }
  const { isCartWaiting } = payment
  return { ...decided, lines, isPaid: false, isCartWaiting, settle: () => memory.dropOrder() }
}
