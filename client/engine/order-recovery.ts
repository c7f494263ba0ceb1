import type { StoreView } from '../../shared/store-view/store-view'
import { createCheckoutMemory } from './checkout-memory'
import { askOrder } from './order-calls'
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
