import type {
  AdyenPaymentInformation,
  WireAdyenBeginning,
} from '../../../shared/contract/payment/adyen'
import { type AdyenOutcome, toAdyenStep } from '../../../shared/contract/payment/adyen-outcome'
import type {
  PaymentStartRequest,
  WirePaymentStart,
  WirePaymentStatus,
} from '../../../shared/contract/payment/payment'
import type { WalletCompletion } from '../../../shared/contract/payment/wallet'
import { ok, type Result } from '../../../shared/result'
import type { UpstreamFault } from './fault'
import type { Upstream } from './upstream'

type Answer<T> = Promise<Result<T, UpstreamFault>>

/** What a shopper does about a payment that needs no page of its provider. */
export type PaymentAct =
  | { kind: 'pay'; request: AdyenPaymentInformation }
  | { kind: 'wallet'; request: WalletCompletion }
  | { kind: 'answer'; details: AdyenDetails }
  | { kind: 'look' }

/** What the page of a bank gave the browser. */
export type AdyenDetails = Record<string, string | number | boolean | null>

/** Opens a payment for an order; answers where the shopper pays. */
export function startPayment(
  upstream: Upstream,
  request: PaymentStartRequest,
): Answer<WirePaymentStart> {
  return upstream.call('paymentStart', { body: request })
}

/** Takes the money for the order of a cart that was approved at PayPal (contract 1.9). */
export function completePayPal(upstream: Upstream, cartId: string): Answer<unknown> {
  return upstream.call('paypalComplete', { body: { cart_id: cartId } })
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

/** What a browser needs to ask for a card. */
export function beginCardPayment(
  upstream: Upstream,
  orderHash: string,
): Answer<WireAdyenBeginning> {
  return upstream.call('adyenInitiate', { body: { orderHash } })
}

/** Pays by card or wallet, tells what a bank answered, or asks where the payment stands. */
export async function takeCardStep(
  upstream: Upstream,
  orderHash: string,
  act: PaymentAct,
): Answer<AdyenOutcome> {
  const answer = await askCardStep(upstream, orderHash, act)
  return answer.ok ? ok(toAdyenStep(answer.value)) : answer
}

function askCardStep(upstream: Upstream, orderHash: string, act: PaymentAct) {
  switch (act.kind) {
    case 'pay':
      return upstream.call('adyenPaymentInformation', { body: { ...act.request, orderHash } })
    case 'wallet':
      return upstream.call('walletPaymentComplete', { body: { ...act.request, orderHash } })
    case 'answer':
      return upstream.call('adyenPaymentsDetails', { body: { orderHash, details: act.details } })
    case 'look':
      return upstream.call('adyenPaymentStatus', { body: { orderHash } })
  }
}
