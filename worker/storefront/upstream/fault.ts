import { OPENING } from '../../../shared/contract/opening'
import { type FailureResult, GENERAL_MESSAGE } from '../../../shared/contract/wire/envelope'
import { isRecord } from '../../../shared/json/is-record'

/** 'refused' means that the call was never sent: the upstream is resting after failures. */
export type FaultKind =
  | 'timeout'
  | 'unreachable'
  | 'status'
  | 'content-type'
  | 'format'
  | 'too-large'
  | 'refused'

/** Why a call gave no answer. An expected outcome, hence a value. */
export interface UpstreamFault {
  kind: FaultKind
  /** The upstream's own status where it gave one, else the 5xx that fits. */
  status: number
  message: string
  /** What the upstream said, in a form that may be passed on. */
  result: FailureResult
  /** What a broken upstream said in its own words: for the log, never for a browser. */
  detail?: string
  /** Why, for programs: `{reason, …}` where the backend says so, cleaned. */
  meta?: unknown
  /** Whether the upstream itself is in trouble, rather than this one call. */
  isOutage: boolean
}

export const BAD_CONTENT_TYPE = 'Error with response - bad content-type!'
export const WRONG_FORMAT = 'Unhandled error, wrong response format!'

/** The call ran past its time. Its outcome is unknown. */
export function timeoutFault(): UpstreamFault {
  return toFault('timeout', 504, GENERAL_MESSAGE, true)
}

/** No connection, or it broke. The outcome of a write is unknown. */
export function unreachableFault(): UpstreamFault {
  return toFault('unreachable', 502, GENERAL_MESSAGE, true)
}

/** Not sent, because the upstream rests. */
export function refusedFault(): UpstreamFault {
  return toFault('refused', 503, GENERAL_MESSAGE, false)
}

/** Spec 8: the answer is no JSON. */
export function contentTypeFault(): UpstreamFault {
  return toFault('content-type', 502, BAD_CONTENT_TYPE, true)
}

/** Spec 8: the answer is empty, cut off or of another shape. Only broken JSON is an outage. */
export function formatFault(isOutage: boolean): UpstreamFault {
  return toFault('format', 502, WRONG_FORMAT, isOutage)
}

/** The answer is larger than anything we would use. */
export function tooLargeFault(): UpstreamFault {
  return toFault('too-large', 502, GENERAL_MESSAGE, false)
}

/** The one word by which the embedded backend says why, if there is one. */
export function reasonOf(fault: UpstreamFault): string | null {
  const { meta } = fault
  return isRecord(meta) && typeof meta.reason === 'string' ? meta.reason : null
}

/** Whether the shop is being filled: nothing is wrong, and nothing is there yet. */
export function isOpening(fault: UpstreamFault): boolean {
  return fault.status === 503 && reasonOf(fault) === OPENING
}

/** The upstream answered with a failure of its own and, where it could, said why. */
export function statusFault(
  status: number,
  result: FailureResult = GENERAL_MESSAGE,
  message: string = GENERAL_MESSAGE,
  isOutage = false,
): UpstreamFault {
  return { kind: 'status', status, message, result, isOutage }
}

function toFault(
  kind: FaultKind,
  status: number,
  message: string,
  isOutage: boolean,
): UpstreamFault {
  return { kind, status, message, result: message, isOutage }
}
