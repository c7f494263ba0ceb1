// Paying for the order of an attempt. Whether it is paid is what the backend says, never what a
// return address carries (trust F-P2).
import type { WireAdyenBeginning } from '../../../shared/contract/payment/adyen'
import type { AdyenOutcome } from '../../../shared/contract/payment/adyen-outcome'
import type {
  PaymentStartRequest,
  PaymentState,
  WirePaymentStatus,
} from '../../../shared/contract/payment/payment'
import { fail, ok, type Result } from '../../../shared/result'
import type { UpstreamFault } from '../upstream/fault'
import type { PaymentAct } from '../upstream/payments'
import type { Attempt } from './attempt'
import type { DeskPorts } from './desk-ports'
import { choosePayment } from './payment-ways'
import { checkPause } from './settle'

/** What the gateway learns of a payment. `body` is the JSON text of the envelope. */
export type PaymentReply =
  | { kind: 'started'; redirectUrl: string }
  | {
      kind: 'state'
      state: PaymentState
      orderNumber: string | null
      orderHash: string
      method?: string
      amountDue?: number
    }
  | { kind: 'began'; beginning: WireAdyenBeginning }
  | { kind: 'step'; step: AdyenOutcome }
  | { kind: 'fault'; code: number; body: string }
  | { kind: 'not-placed' }
  | { kind: 'foreign' }

export interface PaymentDesk {
  startPayment(owner: string, request: PaymentStartRequest): Promise<PaymentReply>
  paymentStatus(owner: string): Promise<PaymentReply>
  cancelPayment(owner: string): Promise<PaymentReply>
  beginPayment(owner: string): Promise<PaymentReply>
  actOnPayment(owner: string, act: PaymentAct): Promise<PaymentReply>
  /**
   * Asks what became of a payment that nobody could tell of. Answers after how many milliseconds to
   * ask again; null when there is nothing to ask (any more).
   */
  checkPayment(): Promise<number | null>
}

export function createPaymentDesk({ load, save, wakeIn, backend }: DeskPorts): PaymentDesk {
  let starting: Promise<PaymentReply> | null = null
  let acting: Promise<PaymentReply> | null = null
  const wayOf = (attempt: Attempt) => choosePayment(backend.payments, attempt)

  /** A closed payment opens again; pressing twice opens one page. */
  async function start(attempt: Attempt, request: PaymentStartRequest): Promise<PaymentReply> {
    const answer = await wayOf(attempt).start(attempt, request)
    if (!answer.ok) return toFault(answer.error)
    recordPayment('open')
    return { kind: 'started', redirectUrl: answer.value.redirectUrl }
  }

  function take(attempt: Attempt, answer: Result<WirePaymentStatus, UpstreamFault>): PaymentReply {
    if (!answer.ok) return toFault(answer.error)
    recordPayment(answer.value.state)
    const { state, amountDue } = answer.value
    return { ...toState(attempt, state), ...(amountDue !== undefined && { amountDue }) }
  }

  function recordPayment(payment: PaymentState) {
    const current = load()
    // Race: another question was answered while this one was under way; what it decided stands.
    if (!current || current.payment === payment || isDecided(current.payment)) return
    save({ ...current, payment, paymentChecks: 0 })
    if (payment === 'checking') wakeIn(checkPause(0))
  }

  /** What may move money is written down as unknown before it leaves. */
  async function act(attempt: Attempt, wanted: PaymentAct): Promise<PaymentReply> {
    recordPayment('checking')
    const answer = await wayOf(attempt).act(attempt, wanted)
    const isWaiting = answer.ok ? answer.value.action !== undefined : answer.error.status < 500
    if (isWaiting) recordPayment('open')
    return answer.ok ? { kind: 'step', step: answer.value } : toFault(answer.error)
  }

  /** An order that waits for its payment, or what is to be said of it without asking. */
  function findUnpaid(owner: string): Result<Attempt, PaymentReply> {
    const known = load()
    if (known?.owner !== owner) return fail({ kind: 'foreign' })
    if (known.state !== 'placed') return fail({ kind: 'not-placed' })
    return isDecided(known.payment) ? fail(toState(known, known.payment)) : ok(known)
  }

  return {
    async startPayment(owner, request) {
      const found = findUnpaid(owner)
      if (!found.ok) return found.error
      // Race: a second press while the page is being opened gets the page of the first.
      starting ??= start(found.value, request).finally(() => {
        starting = null
      })
      return starting
    },
    async paymentStatus(owner) {
      const found = findUnpaid(owner)
      if (!found.ok) return found.error
      return take(found.value, await wayOf(found.value).status(found.value))
    },
    async cancelPayment(owner) {
      const found = findUnpaid(owner)
      if (!found.ok) return found.error
      return take(found.value, await wayOf(found.value).cancel(found.value))
    },
    async beginPayment(owner) {
      const found = findUnpaid(owner)
      if (!found.ok) return found.error
      const answer = await wayOf(found.value).begin(found.value)
      return answer.ok ? { kind: 'began', beginning: answer.value } : toFault(answer.error)
    },
    async actOnPayment(owner, wanted) {
      const found = findUnpaid(owner)
      if (!found.ok) return found.error
      if (wanted.kind === 'look') {
        const answer = await wayOf(found.value).act(found.value, wanted)
        return answer.ok ? { kind: 'step', step: answer.value } : toFault(answer.error)
      }
      // Race: a second press while the first is under way gets its answer.
      acting ??= act(found.value, wanted).finally(() => {
        acting = null
      })
      return acting
    },
    async checkPayment() {
      const known = load()
      if (known?.state !== 'placed' || known.payment !== 'checking') return null
      const checks = (known.paymentChecks ?? 0) + 1
      // Race: the alarm rang while the provider is asked; its answer comes first.
      if (acting) return checkPause(checks)
      save({ ...known, paymentChecks: checks })
      take(known, await wayOf(known).status(known))
      return load()?.payment === 'checking' ? checkPause(checks) : null
    },
  }
}

function isDecided(state: PaymentState | null): state is 'paid' | 'refused' {
  return state === 'paid' || state === 'refused'
}

function toState(attempt: Attempt, state: PaymentState): Extract<PaymentReply, { kind: 'state' }> {
  const orderHash = attempt.orderHash ?? attempt.attempt
  const { orderNumber, paymentCode: method } = attempt
  return { kind: 'state', state, orderNumber, orderHash, ...(method && { method }) }
}

function toFault({ status, result }: UpstreamFault): PaymentReply {
  return { kind: 'fault', code: status, body: JSON.stringify({ code: status, result }) }
}
