import type { WireOrderResult } from '../../../shared/contract/order/order'
import type { PaymentState } from '../../../shared/contract/payment/payment'
import type { Result } from '../../../shared/result'
import type { UpstreamFault } from '../upstream/fault'
import type { Attempt } from './attempt'

/** What the gateway learns of an attempt. `body` is the JSON text of the envelope. */
export interface AttemptReply {
  kind: 'attempt'
  state: 'checking' | 'placed' | 'failed'
  code: number
  body: string
  cartId: string
  orderNumber: string | null
  orderHash: string | null
  payment: PaymentState | null
  isPaidElsewhere: boolean
}

/** unsent: nothing reached the backend, the same attempt may be made again. */
export type DeskReply =
  | AttemptReply
  | { kind: 'unsent'; code: number; body: string }
  | { kind: 'conflict' }
  | { kind: 'foreign' }
  | { kind: 'no-cart' }

const TOO_MANY = 429
const UNAVAILABLE = 503

const BEING_CHECKED = { code: 202, result: { state: 'checking' } }

export function toReply(attempt: Attempt): AttemptReply {
  const envelope = attempt.answer ?? BEING_CHECKED
  return {
    kind: 'attempt',
    state: attempt.state === 'sending' ? 'checking' : attempt.state,
    code: envelope.code,
    body: JSON.stringify(envelope),
    cartId: attempt.cartId,
    orderNumber: attempt.orderNumber,
    orderHash: attempt.orderHash,
    payment: attempt.payment,
    isPaidElsewhere: attempt.isPaidElsewhere,
  }
}

export function toUnsentReply(answer: Result<WireOrderResult, UpstreamFault>): DeskReply {
  if (answer.ok) throw new Error('An order that was answered has been sent')
  const { status, result } = answer.error
  // Whoever turned it away may have had any reason; the shopper is asked to try again.
  const code = status === TOO_MANY ? status : UNAVAILABLE
  return { kind: 'unsent', code, body: JSON.stringify({ code, result }) }
}
