// The only place that talks to the card payment provider. Without its key a sandbox of our own
// answers the same requests.
import * as z from 'zod/mini'
import type { WireKeptCard } from '../../../../shared/contract/payment/kept-cards'
import { parseJson } from '../../../../shared/json/parse-json'
import { fail, ok, type Result } from '../../../../shared/result'
import type { Bindings } from '../../env'
import { toPaymentSettings } from '../payment-settings'
import {
  type CancelRequest,
  type CancelResponse,
  cancelResponse,
  type DetailsRequest,
  errorResponse,
  type PartRequest,
  type PartResponse,
  type PaymentMethodsRequest,
  type PaymentMethodsResponse,
  type PaymentRequest,
  type PaymentResponse,
  partResponse,
  paymentMethodsResponse,
  paymentResponse,
  type Send,
  storedMethodsResponse,
  type WalletSessionRequest,
  type WalletSessionResponse,
  walletSessionResponse,
} from './checkout-api'
import { answerAsAdyen } from './sandbox-answers'

/** refused: nothing happened there, and the message says why. unknown: nobody can tell. */
export interface AdyenFault {
  kind: 'refused' | 'unknown'
  message: string
}

type Answer<T> = Promise<Result<T, AdyenFault>>

export interface Adyen {
  /** Where the browser encrypts cards; `sandbox` takes test cards as they are typed. */
  environment: string
  clientKey: string | null
  merchantAccount: string
  /** Payments are only authorised: their merchant takes the money, in parts. */
  isCapturedByHand: boolean
  paymentMethods(request: PaymentMethodsRequest): Answer<PaymentMethodsResponse>
  /** The same key is the same payment, however often it is asked for. */
  pay(request: PaymentRequest, idempotencyKey: string): Answer<PaymentResponse>
  details(request: DetailsRequest): Answer<PaymentResponse>
  /** Gives back money of a payment; whether it has left is told by webhook. */
  refund(pspReference: string, request: PartRequest, idempotencyKey: string): Answer<PartResponse>
  /** Takes money that is authorised; whether it was is told by webhook. */
  capture(pspReference: string, request: PartRequest, idempotencyKey: string): Answer<PartResponse>
  /** The cards that a customer keeps there. */
  keptCards(shopperReference: string): Answer<WireKeptCard[]>
  dropCard(shopperReference: string, id: string): Answer<null>
  /** A session of Apple Pay for a domain that is registered there. */
  walletSession(request: WalletSessionRequest): Answer<WalletSessionResponse>
  /** Takes back a payment whose answer never came; whether there was one is told by webhook. */
  cancel(request: CancelRequest): Answer<CancelResponse>
}

interface Connection {
  url: string
  apiKey: string
  timeLimitMs: number
  send: Send
}

const TEST_URL = 'https://checkout-test.adyen.com/v71'
const SANDBOX_URL = 'https://checkout.sandbox.invalid/v71'
const TIME_LIMIT_MS = 6000
const SANDBOX: Browser = { environment: 'sandbox', clientKey: null }

type Browser = Pick<Adyen, 'environment' | 'clientKey'>
type Merchant = Pick<Adyen, 'merchantAccount' | 'isCapturedByHand'>

/** The provider of the configuration, or the sandbox. */
export function openAdyen(env: Bindings, timeLimitMs = TIME_LIMIT_MS): Adyen {
  const { ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount } = env
  const isCapturedByHand = env.ADYEN_CAPTURE === 'manual'
  if (!apiKey || !merchantAccount) {
    const send = answerAsAdyen(env.SALES, toPaymentSettings(env))
    const sandbox = { url: SANDBOX_URL, apiKey: 'sandbox', timeLimitMs, send }
    return connect(sandbox, SANDBOX, { merchantAccount: 'Sandbox', isCapturedByHand })
  }
  const url = env.ADYEN_URL || TEST_URL
  const usual = url.startsWith('https://checkout-test.adyen.com/') ? 'test' : 'live'
  const browser = {
    environment: env.ADYEN_ENVIRONMENT || usual,
    clientKey: env.ADYEN_CLIENT_KEY || null,
  }
  const send: Send = (address, init) => fetch(address, init)
  return connect({ url, apiKey, timeLimitMs, send }, browser, { merchantAccount, isCapturedByHand })
}

/** The requests over a connection. */
function connect(connection: Connection, browser: Browser, merchant: Merchant): Adyen {
  const { url, apiKey, timeLimitMs, send } = connection

  async function ask<T extends z.ZodMiniType>(
    path: string,
    schema: T,
    body: unknown,
    headers: Record<string, string> = {},
  ): Answer<z.output<T>> {
    const contentType = { 'content-type': 'application/json' }
    const asked = { method: 'POST', headers: { ...contentType, ...headers } }
    return askBy({ ...asked, body: JSON.stringify(body) }, path, schema)
  }

  async function askBy<T extends z.ZodMiniType>(
    init: { method: string; headers?: Record<string, string>; body?: string },
    path: string,
    schema: T,
  ): Answer<z.output<T>> {
    try {
      const response = await send(`${url}${path}`, {
        ...init,
        headers: { 'x-api-key': apiKey, ...init.headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeLimitMs),
      })
      return readAnswer(response.status, await response.text(), schema)
    } catch (error) {
      return fail({ kind: 'unknown', message: String(error) })
    }
  }

  function askOf(psp: string, what: 'refunds' | 'captures', request: PartRequest, key: string) {
    const path = `/payments/${encodeURIComponent(psp)}/${what}`
    return ask(path, partResponse, request, { 'idempotency-key': key })
  }

  function ofShopper(shopperReference: string): string {
    return new URLSearchParams({
      merchantAccount: merchant.merchantAccount,
      shopperReference,
    }).toString()
  }

  return {
    ...browser,
    ...merchant,
    paymentMethods: (request) => ask('/paymentMethods', paymentMethodsResponse, request),
    pay: (request, key) => ask('/payments', paymentResponse, request, { 'idempotency-key': key }),
    details: (request) => ask('/payments/details', paymentResponse, request),
    refund: (psp, request, key) => askOf(psp, 'refunds', request, key),
    capture: (psp, request, key) => askOf(psp, 'captures', request, key),
    async keptCards(shopper) {
      const path = `/storedPaymentMethods?${ofShopper(shopper)}`
      const answer = await askBy({ method: 'GET' }, path, storedMethodsResponse)
      return answer.ok ? ok((answer.value.storedPaymentMethods ?? []).flatMap(toKeptCard)) : answer
    },
    async dropCard(shopper, id) {
      const path = `/storedPaymentMethods/${encodeURIComponent(id)}?${ofShopper(shopper)}`
      const answer = await askBy({ method: 'DELETE' }, path, z.unknown())
      return answer.ok ? ok(null) : answer
    },
    walletSession: (request) => ask('/applePay/sessions', walletSessionResponse, request),
    cancel: (request) => ask('/cancels', cancelResponse, request),
  }
}

/** A 4xx in the provider's form changed nothing there. What cannot be read may have. */
function readAnswer<T extends z.ZodMiniType>(
  status: number,
  text: string,
  schema: T,
): Result<z.output<T>, AdyenFault> {
  const said = parseJson(text)
  const answer = schema.safeParse(said)
  const isDone = [200, 201, 204].includes(status)
  if (isDone && answer.success) return ok(answer.data)
  const error = errorResponse.safeParse(said)
  const isRefused = status >= 400 && status < 500 && error.success
  const message = error.success ? error.data.message : `An answer ${status} that nobody can read`
  return fail({ kind: isRefused ? 'refused' : 'unknown', message })
}

type StoredMethod = NonNullable<
  z.output<typeof storedMethodsResponse>['storedPaymentMethods']
>[number]

function toKeptCard(method: StoredMethod): WireKeptCard[] {
  const { id, type, brand = '', lastFour = '', expiryMonth = '', expiryYear = '' } = method
  if (type !== 'scheme') return []
  return [{ id, brand, lastFour, expiry: `${expiryMonth.padStart(2, '0')}/${expiryYear}` }]
}
