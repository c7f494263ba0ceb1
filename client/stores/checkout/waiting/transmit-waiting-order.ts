// An order that was made without a connection is sent without another press (spec 4, automatic
// transmission), as long as it is still the one that the shopper agreed to. Its code comes when one waits.
import { areComplete } from '../../../../shared/checkout/address-rules'
import type { StoreView } from '../../../../shared/store-view/store-view'
import { createCheckoutMemory } from '../../../engine/checkout-memory'
import type { OrderOutcome } from '../../../engine/order-attempt'
import type { Ports } from '../../../engine/ports'
import { fetchCartStock } from '../../../engine/salable-calls'
import {
  differsFromCart,
  readWaitingOrder,
  takeUpAttempt,
  type WaitingOrder,
} from '../../../engine/waiting-order'
import type { CartStore } from '../../cart-store'
import { queryClientOf } from '../../query-client'
import type { QueryHolder } from '../../query-holder'
import { createCheckoutStore } from '../checkout'
import type { CheckoutStore } from '../checkout-state'
import { noteOrderPlaced } from '../note-order-placed'
import { agreedWays } from './agreed-ways'
import { settleWaitingOrder } from './settle-waiting-order'

interface Setup {
  ports: Ports
  store: StoreView
  cart: CartStore
  holder: QueryHolder
}

/** confirm: something has changed, or nobody can tell. none: nothing waits, or it is on its way already. */
export type Transmission =
  | { kind: 'placed'; attempt: string }
  | { kind: 'refused'; message: string }
  | { kind: 'confirm' }
  | { kind: 'none' }

/** Under it one tab at a time sends what waits. */
const LOCK = 'waiting-order'

/** Sends the order that waits, once in all tabs. Call it when the cart is at rest. */
export function transmitWaitingOrder(setup: Setup): Promise<Transmission> {
  return setup.ports.tabs.exclusively(LOCK, () => transmit(setup))
}

async function transmit(setup: Setup): Promise<Transmission> {
  const { ports, store } = setup
  const memory = createCheckoutMemory(ports, store)
  const order = readWaitingOrder(ports, store)
  if (!order || memory.readAttempt()?.isSent) return { kind: 'none' }
  takeUpAttempt(memory, order, ports.clock.now())
  const queries = queryClientOf(setup.holder)
  const checkout = createCheckoutStore({ ...setup, queries, isDrawnHere: true })
  if (!(await isAsAgreed(order, checkout, setup))) return { kind: 'confirm' }
  // It asks for the sum once more, and sends nothing where that is another one by now.
  await checkout.getState().place(order.grandTotal)
  const outcome = await outcomeOf(checkout)
  if (outcome?.kind === 'placed') {
    noteOrderPlaced(setup, outcome)
    settleWaitingOrder(ports, store, true)
    checkout.getState().finishOrder()
    return { kind: 'placed', attempt: order.attempt }
  }
  if (outcome?.kind !== 'refused') return { kind: 'confirm' }
  settleWaitingOrder(ports, store, false)
  return { kind: 'refused', message: outcome.message }
}

/** The same products can all be had, are delivered and paid for as before, and cost the same. */
async function isAsAgreed(
  order: WaitingOrder,
  { getState }: CheckoutStore,
  { ports, cart }: Setup,
): Promise<boolean> {
  if (!areComplete(getState().details)) return false
  const { lines } = cart.getState()
  if (differsFromCart(order, lines)) return false
  const stock = await fetchCartStock(ports.http, lines)
  if (lines.some(({ sku }) => stock[sku] !== true)) return false
  const methods = await getState().refreshMethods()
  if (!methods || cart.getState().totals?.grandTotal !== order.grandTotal) return false
  return agreedWays(getState().details) === order.ways
}

/** What became of an order that left; null where none did. */
function outcomeOf(checkout: CheckoutStore): Promise<OrderOutcome | null> {
  return new Promise((resolve) => {
    const look = () => {
      const { phase, outcome } = checkout.getState().order
      if (phase === 'placing' || phase === 'checking') return
      stop()
      resolve(phase === 'open' ? null : outcome)
    }
    const stop = checkout.subscribe(look)
    look()
  })
}
