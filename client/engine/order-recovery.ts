import type { StoreView } from '../../shared/store-view/store-view'
import type { SyncedLine } from './cart-state'
import { createCheckoutMemory } from './checkout-memory'
import { askOrder, askPayment } from './order-calls'
import type { Ports } from './ports'
import { endWaitingOrder, readWaitingOrder } from './waiting-order'

/** An order is on its way to the shop for no longer than its browser waits, in milliseconds. */
const ON_ITS_WAY_MS = 20_000

/**
 * placed: with the lines that were ordered, where this browser still knows them. none: nothing is under way (any more). checking: nobody knows yet, and its cart may be no longer the
 * shopper's.
 */
export type RecoveredOrder =
  | { kind: 'placed'; attempt: string; lines: SyncedLine[] | null }
  | { kind: 'refused'; message: string }
  | { kind: 'checking' }
  | { kind: 'none' }

/**
 * Asks once what became of an order that left this browser before the page was closed. When it was
 * placed its cart is no longer the shopper's (trust I2). What is known is not asked for again.
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
      // First: a page that is closed in between asks once more.
      settleWaiting(ports, store, attempt.id, true)
      memory.dropAttempt()
      return { kind: 'placed', attempt: attempt.id, lines: order?.lines ?? null }
    }
    case 'refused':
    case 'unsent':
      if (outcome.kind === 'refused') settleWaiting(ports, store, attempt.id, false)
      memory.dropAttempt()
      return { kind: 'refused', message: outcome.message }
    case 'unknown':
      // Race: it left another tab a moment ago, and may yet arrive.
      if (Math.abs(ports.clock.now() - attempt.modifiedAt) < ON_ITS_WAY_MS) {
        return { kind: 'checking' }
      }
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
}

/**
 * Asks once whether an order was paid that this browser left for a payment page and never returned
 * from. A decided one is not asked for again (trust I4).
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
  if (payment.state === 'paid') {
    memory.writeOrder({ ...order, isAwaitingPayment: false })
    return { kind: 'decided', lines: [], attempt, isPaid: true, isCartWaiting: false }
  }
  if (payment.state !== 'refused') return { kind: 'open' }
  memory.dropOrder()
  return { kind: 'decided', lines, attempt, isPaid: false, isCartWaiting: payment.isCartWaiting }
}
