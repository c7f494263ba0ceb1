// Paying by card without leaving the shop, in the words of the wire (contract 1.10).
import { adyenBeginning, type WireAdyenBeginning } from '../../shared/contract/payment/adyen'
import { type AdyenOutcome, toAdyenStep } from '../../shared/contract/payment/adyen-outcome'
import { toErrorMessage } from '../../shared/contract/wire/envelope'
import { fail, ok, type Result } from '../../shared/result'
import type { HttpPort } from './ports'

/** What a shopper types of a card. */
export interface CardFields {
  number: string
  /** Two digits, slash, two digits. */
  expiry: string
  code: string
  holder: string
}

/** A card that the customer keeps, by its token. */
export function toKeptCard(storedPaymentMethodId: string): CardState {
  return { paymentMethod: { type: 'scheme', storedPaymentMethodId } }
}

/** `message` is empty where nobody said why. */
export interface CardFault {
  message: string
}

type Answer<T> = Promise<Result<T, CardFault>>

/** `{"threeDSCompInd":"U"}`: not even tried. */
const NO_FINGERPRINT = 'eyJ0aHJlZURTQ29tcEluZCI6IlUifQ=='

const PATH = '/api/ext/adyen'

/** Makes a call of contract 1.10. */
export async function postToAdyen(http: HttpPort, call: string, body: unknown): Answer<unknown> {
  const path = `${PATH}/${call}?token={{token}}`
  const answer = await http.send({ method: 'POST', path, body })
  if (answer.kind === 'lost') return fail({ message: '' })
  if (answer.code === 200) return ok(answer.result)
  return fail({ message: answer.code < 500 ? toErrorMessage(answer.result) : '' })
}

/** Asks for the environment, the amount and the brands that the store accepts. */
export async function beginCard(http: HttpPort, orderHash: string): Answer<WireAdyenBeginning> {
  const answer = await postToAdyen(http, 'initiate', { orderHash })
  if (!answer.ok) return answer
  const read = adyenBeginning.safeParse(answer.value)
  return read.success ? ok(read.data) : fail({ message: '' })
}

/** What the provider's package, or the form for test cards, says of a card. */
export interface CardState {
  paymentMethod: object
  browserInfo?: object
  /** The customer wants to keep the card. */
  storePaymentMethod?: boolean
}

/** Pays for the order. The browser and what it knows of the card are passed on, nothing else. */
export async function payByCard(
  http: HttpPort,
  order: { orderHash: string; returnUrl: string },
  { paymentMethod, browserInfo, storePaymentMethod }: CardState,
): Answer<AdyenOutcome> {
  const additional_data = {
    stateData: JSON.stringify({ paymentMethod, browserInfo, storePaymentMethod }),
  }
  const body = { ...order, paymentMethod: { method: 'adyen_cc', additional_data } }
  return toStep(await postToAdyen(http, 'payment-information', body))
}

/**
 * A card that was typed into a form of the shop. Only the sandbox and the test environment of the
 * provider take a card like that: `test_` says that it is not encrypted.
 */
export function toTestCard({ number, expiry, code, holder }: CardFields): CardState {
  const [month = '', year = ''] = expiry.split('/').map((part) => part.trim())
  const paymentMethod = {
    type: 'scheme',
    holderName: holder,
    encryptedCardNumber: `test_${number.replaceAll(' ', '')}`,
    encryptedExpiryMonth: `test_${month}`,
    encryptedExpiryYear: `test_20${year}`,
    encryptedSecurityCode: `test_${code}`,
  }
  return { paymentMethod }
}

/** Passes on what the page of a bank gave the browser. */
export async function tellBankAnswer(
  http: HttpPort,
  orderHash: string,
  details: Record<string, string>,
): Answer<AdyenOutcome> {
  return toStep(await postToAdyen(http, 'payments-details', { orderHash, details }))
}

/** Tells the bank about this browser. Without its script that is nothing: the bank may ask the shopper. */
export async function tellFingerprint(http: HttpPort, orderHash: string): Answer<AdyenOutcome> {
  const details = { 'threeds2.fingerprint': NO_FINGERPRINT }
  return toStep(await postToAdyen(http, 'three-ds2-process', { orderHash, details }))
}

/** Asks which step a payment waits for. */
export async function askCardStep(http: HttpPort, orderHash: string): Answer<AdyenOutcome> {
  return toStep(await postToAdyen(http, 'payment-status', { orderHash }))
}

function toStep(answer: Result<unknown, CardFault>): Result<AdyenOutcome, CardFault> {
  return answer.ok ? ok(toAdyenStep(answer.value)) : answer
}
