import type {
  OrderRequest,
  WireOrderResult,
  WireOrderStatus,
} from '../../../shared/contract/order/order'
import type { WireAdyenBeginning } from '../../../shared/contract/payment/adyen'
import type { AdyenOutcome } from '../../../shared/contract/payment/adyen-outcome'
import type {
  PaymentStartRequest,
  WirePaymentStart,
  WirePaymentStatus,
} from '../../../shared/contract/payment/payment'
import type { Result } from '../../../shared/result'
import type { UpstreamFault } from '../upstream/fault'
import type { PaymentAct } from '../upstream/payments'
import type { Attempt } from './attempt'

type Answer<T> = Promise<Result<T, UpstreamFault>>

export interface DeskPorts {
  load(): Attempt | null
  /** Written before anything leaves the object. Null forgets the attempt. */
  save(attempt: Attempt | null): void
  wakeIn(ms: number): void
  now(): number
  backend: OrderBackend
  report(event: string, attempt: Attempt): void
}

/** The backend, as far as an order needs it. */
export interface OrderBackend {
  place(attempt: Attempt, order: OrderRequest): Answer<WireOrderResult>
  status(attempt: Attempt): Answer<WireOrderStatus | null>
  payments: PaymentBackend
}

/** The backend, as far as paying needs it. Each way to pay uses a part of it. */
export interface PaymentBackend {
  start(attempt: Attempt, request: PaymentStartRequest): Answer<WirePaymentStart>
  /** Takes the money for an order whose shopper has approved it before. */
  complete(attempt: Attempt): Answer<unknown>
  status(attempt: Attempt): Answer<WirePaymentStatus>
  cancel(attempt: Attempt): Answer<WirePaymentStatus>
  /** What a browser needs to pay without leaving the shop. */
  begin(attempt: Attempt): Answer<WireAdyenBeginning>
  /** One step of such a payment. */
  act(attempt: Attempt, act: PaymentAct): Answer<AdyenOutcome>
}
