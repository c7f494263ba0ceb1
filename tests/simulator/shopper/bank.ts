// The page of a shopper's bank, as the sandbox has it: a yes or a no, which the browser brings back to the
// shop in the address, or as a form that worker/storefront/pages/take-return.ts makes an address of.
import { bankAnswerIn } from '../../../shared/checkout/bank-answers'
import { isRecord } from '../../../shared/json/is-record'
import { parseJson } from '../../../shared/json/parse-json'

export interface BankVisit {
  kind: 'redirect' | 'challenge'
  url: string
  /** The payment, as the bank knows it. */
  id: string
}

/** Where a step of a card payment leads; null when it leads nowhere. */
export function bankOf(action: unknown): BankVisit | null {
  if (!isRecord(action)) return null
  const id = String(action.paymentData)
  if (action.type === 'redirect') return { kind: 'redirect', url: String(action.url), id }
  if (action.subtype !== 'challenge') return null
  const asked = parseJson(atob(String(action.token)))
  return isRecord(asked) ? { kind: 'challenge', url: String(asked.acsURL), id } : null
}

const cresOf = ({ id }: BankVisit, isYes: boolean) =>
  btoa(JSON.stringify({ acsTransID: id, transStatus: isYes ? 'Y' : 'N' }))

/** A button of the page is pressed. */
export function askBank(visit: BankVisit, isYes: boolean): Request {
  const form: Record<string, string> =
    visit.kind === 'challenge'
      ? { cres: cresOf(visit, isYes) }
      : { decision: isYes ? 'approve' : 'refuse' }
  return new Request(visit.url, { method: 'POST', body: new URLSearchParams(form) })
}

/** What the address of the shop then says: the order, and what the bank gave. */
export function returnFrom(visit: BankVisit, isYes: boolean, response: Response) {
  const location = response.headers.get('location')
  if (location === null) return null
  const { searchParams } = new URL(location)
  if (visit.kind === 'challenge') searchParams.set('cres', cresOf(visit, isYes))
  return { order: searchParams.get('orderHash') ?? '', answer: bankAnswerIn(searchParams) }
}
