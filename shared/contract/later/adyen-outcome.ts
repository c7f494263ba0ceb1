import { adyenStep, type WireAdyenStep } from '../payment/adyen'
import { cleanJson } from '../wire/clean-json'

const NOT_FINAL = ['RedirectShopper', 'IdentifyShopper', 'ChallengeShopper', 'Pending']
const FINAL = ['Authorised', 'Refused', 'Error', 'PresentToShopper', 'Received']

export type AdyenOutcome = WireAdyenStep & { isFinal: boolean }

const FAILED: AdyenOutcome = { isFinal: true, resultCode: 'Error' }

/**
 * Reads a payment's state in the forms of all versions, also where it comes as JSON in a string.
 * Codes nobody knows, Cancelled among them, are final errors (contract 1.10).
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

function parseJson(text: string): unknown {
  try {
    return cleanJson(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Version 6 says {threeDS2, type, token}, {type, action} or {result}. */
function withResultCode(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || 'resultCode' in given) return given
  if ('type' in given) return { ...given, resultCode: given.type }
  return 'result' in given ? { ...given, resultCode: given.result } : given
}
