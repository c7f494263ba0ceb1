// Paying by card without leaving the shop (contract 1.10), for the shopper whose order it is. Each call
// goes to the order desk, which decides by the order how it is paid.

import { calls } from '../../../shared/contract/calls'
import { isRecord } from '../../../shared/json/is-record'
import type { PaymentReply } from '../order-desk/payment-desk'
import { findOrder, type KnownOrder, ownerOf } from '../session/session'
import type { PaymentAct } from '../upstream/payments'
import { sendFault, sendRefusal, sendResult } from './envelope'
import { type GatewayContext, sessionFieldsOf, upstreamOf } from './gateway-context'
import { deskOf } from './order-routes'
import {
  answerForPayment,
  mayRedirectTo,
  NO_ORDER,
  ownOrigin,
  WRONG_RETURN,
} from './payment-routes'
import { readCall } from './read-call'

type Ask = (desk: ReturnType<typeof deskOf>, owner: string) => Promise<PaymentReply>

const NO_PAGE = 'This payment does not go on at a page of a bank.'

/** POST /api/ext/adyen/initiate: environment, amount and brands. */
export async function handleCardBegin(c: GatewayContext): Promise<Response> {
  const read = await readCall(calls.adyenInitiate, c.req.raw, sessionFieldsOf(c))
  if (!read.ok) return sendRefusal(c, read.error.status, read.error.result)
  return answerOwn(c, read.value.body.orderHash, (desk, owner) => desk.beginPayment(owner))
}

/** POST /api/ext/adyen/payment-information: pays. */
export async function handleCardPay(c: GatewayContext): Promise<Response> {
  const read = await readCall(calls.adyenPaymentInformation, c.req.raw, sessionFieldsOf(c))
  if (!read.ok) return sendRefusal(c, read.error.status, read.error.result)
  const { body: request } = read.value
  if (!mayRedirectTo(request.returnUrl, [ownOrigin(c)])) return sendRefusal(c, 400, WRONG_RETURN)
  return answerOwn(c, request.orderHash, actOf({ kind: 'pay', request }))
}

/** POST /api/ext/adyen/wallet-complete: pays by what a wallet of the device gave. */
export async function handleWalletPay(c: GatewayContext): Promise<Response> {
  const read = await readCall(calls.walletPaymentComplete, c.req.raw, sessionFieldsOf(c))
  if (!read.ok) return sendRefusal(c, read.error.status, read.error.result)
  const { body: request } = read.value
  if (!mayRedirectTo(request.returnUrl, [ownOrigin(c)])) return sendRefusal(c, 400, WRONG_RETURN)
  return answerOwn(c, request.orderHash, actOf({ kind: 'wallet', request }))
}

/** POST /api/ext/adyen/request-merchant-session: for the host that was asked, whatever a browser names. */
export async function handleWalletSession(c: GatewayContext): Promise<Response> {
  const read = await readCall(calls.adyenMerchantSession, c.req.raw, sessionFieldsOf(c))
  if (!read.ok) return sendRefusal(c, read.error.status, read.error.result)
  const body = { ...read.value.body, domainName: new URL(c.req.url).hostname }
  const answer = await upstreamOf(c).call('adyenMerchantSession', { body })
  return answer.ok ? sendResult(c, answer.value) : sendFault(c, answer.error)
}

/** POST /api/ext/adyen/payments-details and three-ds2-process: what a bank gave the browser. */
export async function handleCardAnswer(c: GatewayContext): Promise<Response> {
  const read = await readCall(calls.adyenPaymentsDetails, c.req.raw, sessionFieldsOf(c))
  if (!read.ok) return sendRefusal(c, read.error.status, read.error.result)
  const { orderHash, details } = read.value.body
  return answerOwn(c, orderHash, actOf({ kind: 'answer', details }))
}

/** POST /api/ext/adyen/payment-status: the step that the payment waits for. */
export async function handleCardLook(c: GatewayContext): Promise<Response> {
  const read = await readCall(calls.adyenPaymentStatus, c.req.raw, sessionFieldsOf(c))
  if (!read.ok) return sendRefusal(c, read.error.status, read.error.result)
  return answerOwn(c, read.value.body.orderHash, actOf({ kind: 'look' }))
}

/** POST /api/ext/adyen/redirect-url: the page of the bank, where that is the next step. */
export async function handleCardRedirect(c: GatewayContext): Promise<Response> {
  const answer = await handleCardLook(c)
  if (!answer.ok) return answer
  const { result } = (await answer.json()) as { result: { action?: unknown } }
  const redirectUrl = isRecord(result.action) && result.action.url
  return redirectUrl ? sendResult(c, { redirectUrl }) : sendRefusal(c, 409, NO_PAGE)
}

function actOf(act: PaymentAct): Ask {
  return (desk, owner) => desk.actOnPayment(owner, act)
}

async function answerOwn(c: GatewayContext, orderHash: string, ask: Ask): Promise<Response> {
  const session = c.get('session').current
  const order: KnownOrder | null = findOrder(session, orderHash)
  if (!order) return sendRefusal(c, 404, NO_ORDER)
  return answerForPayment(
    c,
    order,
    await ask(deskOf(c, order.attempt), ownerOf(session, order.attempt)),
  )
}
