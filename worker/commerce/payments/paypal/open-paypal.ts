// The only place that talks to PayPal. For a store without an account a sandbox of our own answers the
// same requests.
import type * as z from 'zod/mini'
import { amountText } from '../../../../shared/checkout/amount-text'
import type { WirePurchaseUnit } from '../../../../shared/contract/payment/paypal'
import { parseJson } from '../../../../shared/json/parse-json'
import { fail, ok, type Result } from '../../../../shared/result'
import type { StoreCode } from '../../../../shared/store-view/store-view'
import type { Bindings } from '../../env'
import { findPayPalAccount, type PayPalAccount } from '../../http/paypal-account'
import { publicOriginOf } from '../../http/public-origin'
import {
  accessToken,
  type CreateOrder,
  type PayPalOrder,
  type PayPalOrderRequest,
  type PayPalRefund,
  payPalError,
  payPalOrder,
  payPalRefund,
  type Send,
  toPayPalUnit,
} from './orders-api'
import { answerAsPayPal } from './sandbox-paypal'

/** refused: nothing happened there, and `issue` says why. unknown: nobody can tell. */
export interface PayPalFault {
  kind: 'refused' | 'unknown'
  issue: string
  message: string
}

type Answer<T> = Promise<Result<T, PayPalFault>>

/** Amounts in cents. The same request id is the same request, however often it is sent. */
export interface PayPal {
  create(order: CreateOrder, requestId: string): Answer<PayPalOrder>
  show(token: string): Answer<PayPalOrder>
  /** Other items or another sum than was approved; PayPal lets it grow by a little only. */
  change(token: string, unit: WirePurchaseUnit): Answer<null>
  capture(token: string, requestId: string): Answer<PayPalOrder>
  refund(
    captureId: string,
    amount: number,
    currency: string,
    requestId: string,
  ): Answer<PayPalRefund>
  showRefund(id: string): Answer<PayPalRefund>
}

const TEST_URL = 'https://api-m.sandbox.paypal.com'
const SANDBOX_URL = 'https://paypal.sandbox.invalid'
const TIME_LIMIT_MS = 4000

/** PayPal with the account of a store, or the sandbox. */
export function openPayPal(env: Bindings, store: StoreCode, timeLimitMs = TIME_LIMIT_MS): PayPal {
  const account = findPayPalAccount(env, store)
  if (account) {
    const send: Send = (address, init) => fetch(address, init)
    return connect({ url: env.PAYPAL_URL || TEST_URL, account, send, timeLimitMs })
  }
  const send = answerAsPayPal(env.SALES, store, publicOriginOf(env))
  const sandbox = { clientId: 'sandbox', secret: 'sandbox' }
  return connect({ url: SANDBOX_URL, account: sandbox, send, timeLimitMs })
}

interface Connection {
  url: string
  account: PayPalAccount
  send: Send
  timeLimitMs: number
}

interface Asked {
  method: 'GET' | 'POST' | 'PATCH'
  body?: unknown
  requestId?: string
}

/** PayPal's tokens last for hours; an isolate asks for one again a minute before its end. */
const tokens = new Map<string, { value: string; until: number }>()
const SPARE_MS = 60_000

/** The requests over a connection. */
export function connect(connection: Connection): PayPal {
  const { url, account, send, timeLimitMs } = connection

  async function findToken(signal: AbortSignal): Promise<string | null> {
    const name = `${url} ${account.clientId}`
    const known = tokens.get(name)
    if (known && known.until > Date.now()) return known.value
    const response = await send(`${url}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${account.clientId}:${account.secret}`)}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      redirect: 'manual',
      signal,
    })
    const read = accessToken.safeParse(parseJson(await response.text()))
    if (!response.ok || !read.success) return null
    const { access_token: value, expires_in } = read.data
    tokens.set(name, { value, until: Date.now() + expires_in * 1000 - SPARE_MS })
    return value
  }

  async function exchange(path: string, { method, body, requestId }: Asked): Answer<unknown> {
    try {
      const signal = AbortSignal.timeout(timeLimitMs)
      const token = await findToken(signal)
      if (!token) {
        return fail({ kind: 'refused', issue: 'NO_TOKEN', message: 'PayPal knows no such account' })
      }
      const response = await send(`${url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          prefer: 'return=representation',
          ...(requestId && { 'paypal-request-id': requestId }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal,
      })
      if (response.status === 401) tokens.delete(`${url} ${account.clientId}`)
      return readAnswer(response.status, await response.text())
    } catch (error) {
      return fail({ kind: 'unknown', issue: '', message: String(error) })
    }
  }

  async function ask<T extends z.ZodMiniType>(
    path: string,
    schema: T,
    asked: Asked,
  ): Answer<z.output<T>> {
    const said = await exchange(path, asked)
    if (!said.ok) return said
    const answer = schema.safeParse(said.value)
    return answer.success ? ok(answer.data) : fail(unreadable(200))
  }

  const orderPath = (token: string) => `/v2/checkout/orders/${encodeURIComponent(token)}`
  return {
    create: (order, requestId) =>
      ask('/v2/checkout/orders', payPalOrder, {
        method: 'POST',
        body: {
          ...order,
          purchase_units: order.purchase_units.map(toPayPalUnit),
        } satisfies PayPalOrderRequest,
        requestId,
      }),
    show: (token) => ask(orderPath(token), payPalOrder, { method: 'GET' }),
    async change(token, changed) {
      const { reference_id, items, amount } = toPayPalUnit(changed)
      const unit = `/purchase_units/@reference_id=='${reference_id}'`
      const body = [
        { op: 'replace', path: `${unit}/amount`, value: amount },
        { op: 'replace', path: `${unit}/items`, value: items },
      ]
      const said = await exchange(orderPath(token), { method: 'PATCH', body })
      return said.ok ? ok(null) : said
    },
    capture: (token, requestId) =>
      ask(`${orderPath(token)}/capture`, payPalOrder, { method: 'POST', body: {}, requestId }),
    refund: (captureId, amount, currency, requestId) =>
      ask(`/v2/payments/captures/${encodeURIComponent(captureId)}/refund`, payPalRefund, {
        method: 'POST',
        body: {
          amount: { currency_code: currency, value: amountText(amount) },
          custom_id: requestId,
        },
        requestId,
      }),
    showRefund: (id) =>
      ask(`/v2/payments/refunds/${encodeURIComponent(id)}`, payPalRefund, { method: 'GET' }),
  }
}

/** A 4xx in PayPal's form changed nothing there. What cannot be read may have. */
function readAnswer(status: number, body: string): Result<unknown, PayPalFault> {
  const said = body === '' ? null : parseJson(body)
  if (status >= 200 && status < 300) return said === undefined ? fail(unreadable(status)) : ok(said)
  const error = payPalError.safeParse(said)
  if (status < 400 || status >= 500 || !error.success) return fail(unreadable(status))
  const { name = '', message = '', details = [] } = error.data
  const issue = details[0]?.issue ?? name
  return fail({ kind: 'refused', issue, message: details[0]?.description ?? message })
}

function unreadable(status: number): PayPalFault {
  return { kind: 'unknown', issue: '', message: `An answer ${status} that nobody can read` }
}
