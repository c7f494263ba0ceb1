import type { StoreView } from '../../../shared/store-view/store-view'
import { createCheckoutMemory, type KeptOrder } from '../../engine/checkout-memory'
import type { OrderOutcome } from '../../engine/order-attempt'
import type { Ports } from '../../engine/ports'
import type { CartStore } from '../cart-store'

type Placed = Extract<OrderOutcome, { kind: 'placed' }>

interface Setup {
  ports: Ports
  store: StoreView
  cart: CartStore
}

/** An order was placed: what this browser keeps of it gets its number, and what it held leaves the cart. */
export function noteOrderPlaced(
  { ports, store, cart }: Setup,
  { orderNumber, orderHash }: Placed,
  isEmailKnown = false,
): KeptOrder | null {
  const memory = createCheckoutMemory(ports, store)
  const order = memory.readOrder()
  if (order) memory.notePlaced(order, { orderNumber, orderHash, isEmailKnown })
  cart.getState().clear(order)
  return order
}
