// What an answer of the backend means for an attempt. Pure: the attempt as it was, the answer, and
// out comes the attempt as it is now, or null when nothing was sent and nothing needs remembering.
import {
  placedOrder,
  toOrderAnswer,
  type WireOrderResult,
  type WireOrderStatus,
  type WirePlacedOrder,
} from '../../../shared/contract/order/order'
import type { Result } from '../../../shared/result'
import { reasonOf, type UpstreamFault } from '../upstream/fault'
import type { Attempt, FinalAnswer } from './attempt'

const TOO_MANY = 429
/** What a proxy or a deployment says before the backend hears anything: an order is never refused so. */
const KEPT_OUT: readonly number[] = [401, 403]
const NOT_PLACED = { code: 500, result: 'Error placing an order.' }

const ORDER_WORDS = /^Error (?:while adding [a-z ]+|placing an order)\./

/** Only within this time after the shopper asked may an order be sent again. */
const RESEND_WITHIN_MS = 2 * 60_000
/** After this no request is still on its way. */
const SETTLED_AFTER_MS = 60_000
/** The order counts as unknown after two answers in a row; one may just have come too early. */
const SURE_MISSES = 2

/** An attempt is remembered for a week, and a repetition gets the same answer. */
export const KEEP_MS = 7 * 24 * 60 * 60 * 1000

/** A refusal for a day: the shopper tries again with another attempt. */
export const KEEP_REFUSED_MS = 24 * 60 * 60 * 1000

/** After a day of asking in vain a person must look; the log says so. */
export const GIVE_UP_MS = 24 * 60 * 60 * 1000

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 10 * 60 * 1000

/** After placing: what is known now. */
export function afterPlacing(
  attempt: Attempt,
  answer: Result<WireOrderResult, UpstreamFault>,
): Attempt | null {
  if (!answer.ok) return afterFault(attempt, answer.error)
  const meaning = toOrderAnswer(answer.value)
  if (meaning.kind === 'placed') return placed(attempt, meaning.order)
  if (meaning.kind === 'queued') return checking(attempt)
  return failed(attempt, { code: 400, result: meaning.message })
}

/**
 * A refusal in words with a 4xx is final. Nothing was sent to a resting backend, and a busy one
 * turned the order away: the same attempt may simply be made again. All else is unknown, a 500
 * above all: it may have been said after the order was written. So is whatever is said of an order that
 * was sent again: the first one may still be on its way.
 */
function afterFault(attempt: Attempt, fault: UpstreamFault): Attempt | null {
  if (attempt.isResent) return checking(attempt)
  if (isTurnedAway(fault)) return null
  return fault.kind === 'status' && fault.status < 500
    ? failedWith(attempt, fault)
    : checking(attempt)
}

function isTurnedAway(fault: UpstreamFault): boolean {
  if (fault.kind === 'refused') return true
  if (fault.kind !== 'status') return false
  const reason = reasonOf(fault)
  if (fault.status === TOO_MANY || reason === 'busy') return true
  return reason === null && KEPT_OUT.includes(fault.status)
}

/** After asking for the status: what is known now. */
export function afterChecking(
  attempt: Attempt,
  answer: Result<WireOrderStatus | null, UpstreamFault>,
  now: number,
): Attempt {
  const checked = { ...attempt, checks: attempt.checks + 1 }
  if (!answer.ok) return checked
  if (!answer.value) return afterMiss({ ...checked, misses: attempt.misses + 1 }, now)
  const written = placedOrder.safeParse(answer.value)
  return written.success ? placed(checked, written.data) : { ...checked, misses: 0 }
}

function afterMiss(attempt: Attempt, now: number): Attempt {
  if (attempt.misses < SURE_MISSES || now - attempt.sentAt < SETTLED_AFTER_MS) return attempt
  return failed(attempt, NOT_PLACED)
}

/** Whether to send again now: the backend knows nothing of the order, and it is not too late. */
export function shouldResend(attempt: Attempt, now: number): boolean {
  if (attempt.state !== 'checking' || attempt.isResent || attempt.misses < SURE_MISSES) return false
  return now - attempt.receivedAt < RESEND_WITHIN_MS
}

/** The attempt about to be sent a second time. */
export function resending(attempt: Attempt, now: number): Attempt {
  return { ...attempt, isResent: true, misses: 0, sentAt: now }
}

/**
 * Whether the backend has tried to place the order and says that it could not (contract 1.3). Whatever else
 * comes with a 5xx says nothing of the order: a copy of it may still be on its way.
 */
export function isOrderFailure({ kind, message }: UpstreamFault): boolean {
  return kind === 'status' && ORDER_WORDS.test(message)
}

/** The backend turned the order down, and the status shows that it was not written. */
export function failedWith(attempt: Attempt, fault: UpstreamFault): Attempt {
  const { status, meta, message } = fault
  const result = status < 500 ? fault.result : (ORDER_WORDS.exec(message)?.[0] ?? message)
  return failed(attempt, { code: status, result, ...(meta === undefined ? {} : { meta }) })
}

export function checking(attempt: Attempt): Attempt {
  return { ...attempt, state: 'checking' }
}

function placed(attempt: Attempt, order: WirePlacedOrder): Attempt {
  return {
    ...attempt,
    state: 'placed',
    order: null,
    answer: { code: 200, result: order },
    orderNumber: order.orderNumber ?? null,
    orderHash: order.orderHash ?? null,
  }
}

function failed(attempt: Attempt, answer: FinalAnswer): Attempt {
  return { ...attempt, state: 'failed', order: null, answer }
}

/** How long to wait before asking the next time: 1 s, 2 s, 4 s and so on, never above 10 minutes. */
export function checkPause(checks: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(checks, 20), LONGEST_PAUSE_MS)
}
