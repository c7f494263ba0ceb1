import { isRecord } from '../../json/is-record'
import { parseJson } from '../../json/parse-json'
import { adyenStep, type WireAdyenStep } from './adyen'

const NOT_FINAL = ['RedirectShopper', 'IdentifyShopper', 'ChallengeShopper', 'Pending']
const FINAL = ['Authorised', 'Refused', 'Error', 'PresentToShopper', 'Received']

export type AdyenOutcome = WireAdyenStep & { isFinal: boolean }

const FAILED: AdyenOutcome = { isFinal: true, resultCode: 'Error' }

/**
 * Reads a payment's state in the forms of all versions, also where it comes as JSON in a string.
 * Unknown codes, Cancelled among them, are final errors (contract 1.10).
 */
export function toAdyenStep(result: unknown): AdyenOutcome {
  const given = typeof result === 'string' ? parseJson(result) : result
  const parsed = adyenStep.safeParse(withResultCode(given))
  if (!parsed.success) return FAILED
  const { resultCode } = parsed.data
  if (NOT_FINAL.includes(resultCode)) return { ...parsed.data, isFinal: false }
  if (FINAL.includes(resultCode)) return { ...parsed.data, isFinal: true }
  return FAILED
}

/** Whether a payment has failed for good. */
export function isRefusedStep({ resultCode }: AdyenOutcome): boolean {
  return resultCode === 'Refused' || resultCode === 'Error'
}

/** Version 6 says {threeDS2, type, token}, {type, action} or {result}. */
function withResultCode(given: unknown): unknown {
  if (!isRecord(given) || 'resultCode' in given) return given
  if ('type' in given) return { ...given, resultCode: given.type }
  return 'result' in given ? { ...given, resultCode: given.result } : given
}
