import type { StoreView } from '../../shared/store-view/store-view'
import type { SyncedLine } from './cart-state'
import { createCheckoutMemory } from './checkout-memory'
import { askOrder, askPayment } from './order-calls'
import type { Ports } from './ports'

/**
 * Asks once what became of an order that left this browser before the page was closed. Answers the
 * attempt when it was placed: its cart is no longer the shopper's (trust I2).
 */
export async function recoverOrder(ports: Ports, store: StoreView): Promise<string | null> {
  const memory = createCheckoutMemory(ports, store)
  const attempt = memory.readAttempt()
  if (!attempt?.isSent) return null
  const outcome = await askOrder(ports.http, attempt.id)
  if (outcome.kind !== 'placed') return null
  const order = memory.readOrder()
  if (order?.attempt === attempt.id) {
    const { orderNumber, orderHash } = outcome
    memory.writeOrder({ ...order, orderNumber, orderHash })
  }
  memory.dropAttempt()
  return attempt.id
}

/** What became of a payment whose shopper did not come back to the shop's own page. */
export interface RecoveredPayment {
  /** The lines that are the shopper's cart again; empty when the order was paid. */
  lines: SyncedLine[]
  attempt: string
  isPaid: boolean
  /** The lines come back later: the shopper has begun another cart since. */
  isCartWaiting: boolean
}

/**
 * Asks once whether an order was paid that this browser left for a payment page and never returned
 * from. Null while nothing is decided. A decided one is not asked for again (trust I4).
 */
export async function recoverPayment(
  ports: Ports,
  store: StoreView,
): Promise<RecoveredPayment | null> {
  const memory = createCheckoutMemory(ports, store)
  const order = memory.readOrder()
  if (!order?.isAwaitingPayment || order.orderHash === '') return null
  const payment = await askPayment(ports.http, order.attempt)
  if (payment.kind !== 'state') return null
  const { attempt, lines } = order
  if (payment.state === 'paid') {
    memory.writeOrder({ ...order, isAwaitingPayment: false })
    return { lines: [], attempt, isPaid: true, isCartWaiting: false }
  }
  if (payment.state !== 'refused') return null
  memory.dropOrder()
  return { lines, attempt, isPaid: false, isCartWaiting: payment.isCartWaiting }
}
