// Paying for the order of an attempt. Whether it is paid is what the backend says, never what a
// return address carries (trust F-P2).
import type {
  PaymentStartRequest,
  PaymentState,
  WirePaymentStatus,
} from '../../../shared/contract/payment/payment'
import type { Result } from '../../../shared/result'
import type { UpstreamFault } from '../upstream/fault'
import type { Attempt } from './attempt'
import type { DeskPorts } from './desk-ports'

/** What the gateway learns of a payment. `body` is the JSON text of the envelope. */
export type PaymentReply =
  | { kind: 'started'; redirectUrl: string }
  | {
      kind: 'state'
      state: PaymentState
      orderNumber: string | null
      orderHash: string
      amountDue?: number
    }
  | { kind: 'fault'; code: number; body: string }
  | { kind: 'not-placed' }
  | { kind: 'foreign' }

export interface PaymentDesk {
  startPayment(owner: string, request: PaymentStartRequest): Promise<PaymentReply>
  paymentStatus(owner: string): Promise<PaymentReply>
  cancelPayment(owner: string): Promise<PaymentReply>
}

export function createPaymentDesk({ load, save, backend }: DeskPorts): PaymentDesk {
  let starting: Promise<PaymentReply> | null = null

  /** A closed payment opens again; pressing twice opens one page. */
  async function start(attempt: Attempt, request: PaymentStartRequest): Promise<PaymentReply> {
    const answer = await backend.startPayment(attempt, request)
    if (!answer.ok) return toFault(answer.error)
    note('open')
    return { kind: 'started', redirectUrl: answer.value.redirectUrl }
  }

  function take(attempt: Attempt, answer: Result<WirePaymentStatus, UpstreamFault>): PaymentReply {
    if (!answer.ok) return toFault(answer.error)
    note(answer.value.state)
    const { state, amountDue } = answer.value
    return { ...toState(attempt, state), ...(amountDue !== undefined && { amountDue }) }
  }

  /** What was decided meanwhile, by another question, stands. */
  function note(payment: PaymentState) {
    const current = load()
    if (!current || current.payment === payment || isDecided(current.payment)) return
    save({ ...current, payment })
  }

  function findPlaced(owner: string): Attempt | Exclude<PaymentReply, { kind: 'state' }> {
    const known = load()
    if (known?.owner !== owner) return { kind: 'foreign' }
    return known.state === 'placed' ? known : { kind: 'not-placed' }
  }

  return {
    async startPayment(owner, request) {
      const found = findPlaced(owner)
      if ('kind' in found) return found
      if (isDecided(found.payment)) return toState(found, found.payment)
      starting ??= start(found, request).finally(() => {
        starting = null
      })
      return starting
    },
    async paymentStatus(owner) {
      const found = findPlaced(owner)
      if ('kind' in found) return found
      if (isDecided(found.payment)) return toState(found, found.payment)
      return take(found, await backend.paymentStatus(found))
    },
    async cancelPayment(owner) {
      const found = findPlaced(owner)
      if ('kind' in found) return found
      if (isDecided(found.payment)) return toState(found, found.payment)
      return take(found, await backend.cancelPayment(found))
    },
  }
}

function isDecided(state: PaymentState | null): state is 'paid' | 'refused' {
  return state === 'paid' || state === 'refused'
}

function toState(attempt: Attempt, state: PaymentState): Extract<PaymentReply, { kind: 'state' }> {
  const orderHash = attempt.orderHash ?? attempt.attempt
  return { kind: 'state', state, orderNumber: attempt.orderNumber, orderHash }
}

function toFault({ status, result }: UpstreamFault): PaymentReply {
  return { kind: 'fault', code: status, body: JSON.stringify({ code: status, result }) }
}
