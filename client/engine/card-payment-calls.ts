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

/** `message` is empty where nobody said why. */
export interface CardFault {
  message: string
}

type Answer<T> = Promise<Result<T, CardFault>>

/** `{"threeDSCompInd":"U"}`: not even tried. */
const NO_FINGERPRINT = 'eyJ0aHJlZURTQ29tcEluZCI6IlUifQ=='

const PATH = '/api/ext/adyen'

async function post(http: HttpPort, call: string, body: unknown): Answer<unknown> {
  const path = `${PATH}/${call}?token={{token}}`
  const answer = await http.send({ method: 'POST', path, body })
  if (answer.kind === 'lost') return fail({ message: '' })
  if (answer.code === 200) return ok(answer.result)
  return fail({ message: answer.code < 500 ? toErrorMessage(answer.result) : '' })
}

/** Asks for the environment, the amount and the brands that the store accepts. */
export async function beginCard(http: HttpPort, orderHash: string): Answer<WireAdyenBeginning> {
  const answer = await post(http, 'initiate', { orderHash })
  if (!answer.ok) return answer
  const read = adyenBeginning.safeParse(answer.value)
  return read.success ? ok(read.data) : fail({ message: '' })
}

/**
 * Pays with a card that is typed into a form of the shop. Only the sandbox and the test environment
 * of the provider take a card like that: `test_` says that it is not encrypted.
 */
export async function payByCard(
  http: HttpPort,
  order: { orderHash: string; returnUrl: string },
  { number, expiry, code, holder }: CardFields,
): Answer<AdyenOutcome> {
  const [month = '', year = ''] = expiry.split('/').map((part) => part.trim())
  const paymentMethod = {
    type: 'scheme',
    holderName: holder,
    encryptedCardNumber: `test_${number.replaceAll(' ', '')}`,
    encryptedExpiryMonth: `test_${month}`,
    encryptedExpiryYear: `test_20${year}`,
    encryptedSecurityCode: `test_${code}`,
  }
  const additional_data = { stateData: JSON.stringify({ paymentMethod }) }
  const body = { ...order, paymentMethod: { method: 'adyen_cc', additional_data } }
  return toStep(await post(http, 'payment-information', body))
}

/** Passes on what the page of a bank gave the browser. */
export async function tellBankAnswer(
  http: HttpPort,
  orderHash: string,
  details: Record<string, string>,
): Answer<AdyenOutcome> {
  return toStep(await post(http, 'payments-details', { orderHash, details }))
}

/** Tells the bank about this browser. Without its script that is nothing: the bank may ask the shopper. */
export async function tellFingerprint(http: HttpPort, orderHash: string): Answer<AdyenOutcome> {
  const details = { 'threeds2.fingerprint': NO_FINGERPRINT }
  return toStep(await post(http, 'three-ds2-process', { orderHash, details }))
}

/** Asks which step a payment waits for. */
export async function askCardStep(http: HttpPort, orderHash: string): Answer<AdyenOutcome> {
  return toStep(await post(http, 'payment-status', { orderHash }))
}

function toStep(answer: Result<unknown, CardFault>): Result<AdyenOutcome, CardFault> {
  return answer.ok ? ok(toAdyenStep(answer.value)) : answer
}
