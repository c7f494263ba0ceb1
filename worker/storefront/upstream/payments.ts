import type {
  PaymentStartRequest,
  WirePaymentStart,
  WirePaymentStatus,
} from '../../../shared/contract/payment/payment'
import type { Result } from '../../../shared/result'
import type { UpstreamFault } from './fault'
import type { Upstream } from './upstream'

type Answer<T> = Promise<Result<T, UpstreamFault>>

/** Opens a payment for an order; answers where the shopper pays. */
export function startPayment(
  upstream: Upstream,
  request: PaymentStartRequest,
): Answer<WirePaymentStart> {
  return upstream.call('paymentStart', { body: request })
}

/** What the payment provider says. Nothing else decides whether an order is paid. */
export function fetchPaymentStatus(
  upstream: Upstream,
  orderHash: string,
): Answer<WirePaymentStatus> {
  return upstream.call('paymentStatus', { query: { orderHash } })
}

/** The shopper gives up: the order is cancelled and the cart is as before. */
export function cancelPayment(upstream: Upstream, orderHash: string): Answer<WirePaymentStatus> {
  return upstream.call('paymentCancel', { body: { orderHash } })
}
