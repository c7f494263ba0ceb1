import type { WireOrderStatus, WirePlacedOrder } from '../../../shared/contract/order/order'
import type { PaymentState } from '../../../shared/contract/payment/payment'
import { centsToPrice } from '../../../shared/contract/wire/wire-money'
import type { Order } from './order'

/** The answer to a placed order (contract 1.3). */
export function toWireOrder(order: Order): WirePlacedOrder {
  const orderNumber = String(order.incrementId)
  return {
    magentoOrderId: orderNumber,
    orderNumber,
    backendOrderId: orderNumber,
    transferedAt: new Date(order.placedAt).toISOString(),
    orderHash: order.orderHash,
  }
}

/** What has become of an attempt. `platform_order_id` is how the ancestor's queue says it. */
export function toWireOrderStatus(order: Order, paymentState: PaymentState): WireOrderStatus {
  const placed = toWireOrder(order)
  return {
    ...placed,
    order_id: order.attemptId,
    platform_order_id: placed.magentoOrderId,
    transmited: true,
    transmited_at: placed.transferedAt,
    status: order.state,
    payment_state: paymentState,
    grand_total: centsToPrice(order.amountDue),
    email: order.email,
  }
}
