// The only place that talks to the card payment provider. Without its key a sandbox of our own
// answers the same requests.
import type * as z from 'zod/mini'
import { parseJson } from '../../../../shared/json/parse-json'
import { fail, ok, type Result } from '../../../../shared/result'
import type { Bindings } from '../../env'
import {
  type DetailsRequest,
  errorResponse,
  type PaymentMethodsRequest,
  type PaymentMethodsResponse,
  type PaymentRequest,
  type PaymentResponse,
  paymentMethodsResponse,
  paymentResponse,
  type RefundRequest,
  type RefundResponse,
  refundResponse,
  type Send,
} from './checkout-api'
import { answerAsAdyen } from './sandbox-answers'

/** refused: nothing happened there, and the message says why. unknown: nobody can tell. */
export interface AdyenFault {
  kind: 'refused' | 'unknown'
  message: string
}

type Answer<T> = Promise<Result<T, AdyenFault>>

export interface Adyen {
  environment: 'sandbox' | 'test' | 'live'
  merchantAccount: string
  paymentMethods(request: PaymentMethodsRequest): Answer<PaymentMethodsResponse>
  /** The same key is the same payment, however often it is asked for. */
  pay(request: PaymentRequest, idempotencyKey: string): Answer<PaymentResponse>
  details(request: DetailsRequest): Answer<PaymentResponse>
  /** Gives back money of a payment; whether it has left is told by webhook. */
  refund(
    pspReference: string,
    request: RefundRequest,
    idempotencyKey: string,
  ): Answer<RefundResponse>
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

/** The provider of the configuration, or the sandbox. */
export function openAdyen(env: Bindings, timeLimitMs = TIME_LIMIT_MS): Adyen {
  const { ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount } = env
  if (!apiKey || !merchantAccount) {
    const send = answerAsAdyen(env.SALES, env.PUBLIC_ORIGIN)
    const sandbox = { url: SANDBOX_URL, apiKey: 'sandbox', timeLimitMs, send }
    return connect(sandbox, 'sandbox', 'Sandbox')
  }
  const url = env.ADYEN_URL || TEST_URL
  const environment = url.startsWith('https://checkout-test.adyen.com/') ? 'test' : 'live'
  const send: Send = (address, init) => fetch(address, init)
  return connect({ url, apiKey, timeLimitMs, send }, environment, merchantAccount)
}

/** The requests over a connection. */
function connect(
  connection: Connection,
  environment: Adyen['environment'],
  merchantAccount: string,
): Adyen {
  const { url, apiKey, timeLimitMs, send } = connection

  async function ask<T extends z.ZodMiniType>(
    path: string,
    schema: T,
    body: unknown,
    headers: Record<string, string> = {},
  ): Answer<z.output<T>> {
    try {
      const response = await send(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': apiKey, ...headers },
        body: JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeLimitMs),
      })
      return readAnswer(response.status, await response.text(), schema)
    } catch (error) {
      return fail({ kind: 'unknown', message: String(error) })
    }
  }

  return {
    environment,
    merchantAccount,
    paymentMethods: (request) => ask('/paymentMethods', paymentMethodsResponse, request),
    pay: (request, key) => ask('/payments', paymentResponse, request, { 'idempotency-key': key }),
    details: (request) => ask('/payments/details', paymentResponse, request),
    refund: (pspReference, request, key) =>
      ask(`/payments/${encodeURIComponent(pspReference)}/refunds`, refundResponse, request, {
        'idempotency-key': key,
      }),
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
  const isDone = status === 200 || status === 201
  if (isDone && answer.success) return ok(answer.data)
  const error = errorResponse.safeParse(said)
  const isRefused = status >= 400 && status < 500 && error.success
  const message = error.success ? error.data.message : `An answer ${status} that nobody can read`
  return fail({ kind: isRefused ? 'refused' : 'unknown', message })
}
