import type { WireOrderStatus, WirePlacedOrder } from '../../../shared/contract/order/order'
import type { PaymentState } from '../../../shared/contract/payment/payment'
import { centsToPrice } from '../../../shared/contract/wire/wire-money'
import type { Sale } from './sale'

/** The answer to a placed order (contract 1.3). */
export function toWireOrder(sale: Sale): WirePlacedOrder {
  const orderNumber = String(sale.incrementId)
  return {
    magentoOrderId: orderNumber,
    orderNumber,
    backendOrderId: orderNumber,
    transferedAt: new Date(sale.placedAt).toISOString(),
    orderHash: sale.orderHash,
  }
}

/** What has become of an attempt. `platform_order_id` is how the ancestor's queue says it. */
export function toWireOrderStatus(sale: Sale, paymentState: PaymentState): WireOrderStatus {
  const placed = toWireOrder(sale)
  return {
    ...placed,
    order_id: sale.attemptId,
    platform_order_id: placed.magentoOrderId,
    transmited: true,
    transmited_at: placed.transferedAt,
    status: sale.state,
    payment_state: paymentState,
    grand_total: centsToPrice(sale.grandTotal),
  }
}
