import { createCheckoutMemory } from '../engine/checkout-memory'
import { usePorts } from '../stores/ports'
import { useShop } from '../stores/shop'
import { HeldOrders } from './drawn/held-orders'

/** The order that waits for its payment, as this browser remembers it: where the server has not looked. */
export function UnpaidOrderHint() {
  const ports = usePorts()
  const { store } = useShop()
  const order = createCheckoutMemory(ports, store).readOrder()
  if (!order?.isAwaitingPayment || !order.orderNumber) return null
  return <HeldOrders orders={[{ ...order, isRefused: false }]} />
}
