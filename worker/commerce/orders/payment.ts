import type { PaymentState } from '../../../shared/contract/payment/payment'
import type { SaleState } from './sale'

/** closed: the shopper left the page undecided. refused also where the order was given up. */
export type DecisionState = 'open' | 'closed' | 'paid' | 'refused'

export interface Payment {
  id: string
  saleId: number
  /** Cents. */
  amount: number
  state: DecisionState
  returnUrl: string
}

/**
 * How a payment stands for the shop. The order decides: once it was given up nothing is paid any
 * more, and a page that was closed leaves it open to another try.
 */
export function toPaymentState(sale: SaleState, payment: DecisionState | null): PaymentState {
  if (sale === 'processing') return 'paid'
  if (sale === 'canceled') return 'refused'
  if (sale === 'new') return 'due'
  return payment === 'closed' ? 'cancelled' : 'open'
}
