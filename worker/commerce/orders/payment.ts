import type { PaymentState } from '../../../shared/contract/payment/payment'
import type { Order } from './order'

/** closed: the shopper left the page undecided. refused also where the order was given up. */
export type DecisionState = 'open' | 'closed' | 'paid' | 'refused'

export interface Payment {
  id: string
  orderId: number
  /** Cents. */
  amount: number
  state: DecisionState
  returnUrl: string
}

/**
 * How a payment stands for the shop. The order decides: once it was given up nothing is paid any
 * more, and a page that was closed leaves it open to another try.
 */
export function toPaymentState(order: Order, payment: DecisionState | null): PaymentState {
  if (order.state === 'processing') return 'paid'
  if (order.state === 'canceled') return 'refused'
  if (order.state === 'new') return 'due'
  if (order.isChecked) return 'checking'
  return payment === 'closed' ? 'cancelled' : 'open'
}
