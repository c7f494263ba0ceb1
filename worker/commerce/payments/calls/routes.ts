// Our own payment calls: what can be paid with, start, status and cancel (shared/contract/payment).
import { Hono } from 'hono'
import { paymentOffers } from '../../../../shared/checkout/payment-methods'
import { paymentCalls, type WirePaymentStatus } from '../../../../shared/contract/payment/payment'
import { centsToPrice } from '../../../../shared/contract/wire/wire-money'
import { fail, ok, type Result } from '../../../../shared/result'
import type { Bindings, CommerceEnv } from '../../env'
import { answer } from '../../http/answer'
import { answerOutcome } from '../../http/answer-call'
import { parseElement, parseQuery } from '../../http/parse-call'
import type { Refusal } from '../../http/refusal'
import { findOrderByName } from '../../orders/find-order'
import { ORDER_NOT_FOUND } from '../../orders/order-refusals'
import { type OrderStanding, readOrder } from '../../orders/read-order'
import { cancelUnpaidOrder } from '../cancel-unpaid-order'
import { findPayable, openSandboxCard, type Payable } from '../open-payment'
import { type PaymentSettings, toPaymentSettings } from '../payment-settings'
import { PAYPAL_METHOD } from '../paypal/paypal-payment'
import { payPalDeskOf } from '../paypal/settle/paypal-desk'
import { settlePayPal } from '../paypal/settle/settle-paypal'
import { startPayPal } from '../paypal/start-paypal'

const NO_ORDER = { name: 'orderHash', missing: 'No orderHash provided within the request body' }

/** What is brought to a door and not paid yet: no way to pay is left out for it. */
const GOODS = { isPaid: false, isVirtual: false }

export const paymentRoutes = new Hono<CommerceEnv>()

paymentRoutes.get(paymentCalls.paymentWays.path, (c) =>
  answer(c, { codes: paymentOffers(c.get('store'), GOODS).map(({ code }) => code) }),
)

paymentRoutes.post(paymentCalls.paymentStart.path, async (c) => {
  const body = await parseElement(c, paymentCalls.paymentStart.body, NO_ORDER)
  if (!body.ok) return body.error
  const settings = toPaymentSettings(c.env)
  const payable = await findPayable(c.env.SALES, settings, body.value, Date.now())
  if (!payable.ok) return answerOutcome(c, payable)
  const started = await startPayment(c.env, settings, payable.value)
  return answerOutcome(c, started.ok ? ok({ redirectUrl: started.value }) : started)
})

paymentRoutes.get(paymentCalls.paymentStatus.path, async (c) => {
  const query = parseQuery(c, paymentCalls.paymentStatus.query)
  if (!query.ok) return query.error
  const { orderHash } = query.value
  const known = await findOrderByName(c.env.SALES, orderHash)
  if (known?.paymentMethodCode === PAYPAL_METHOD) await settlePayPal(payPalDeskOf(c.env), known.id)
  const standing = await readOrder(c.env.SALES, orderHash, Date.now())
  return answerOutcome(c, standing ? ok(toWireStatus(standing)) : fail(ORDER_NOT_FOUND))
})

paymentRoutes.post(paymentCalls.paymentCancel.path, async (c) => {
  const body = await parseElement(c, paymentCalls.paymentCancel.body, NO_ORDER)
  if (!body.ok) return body.error
  const standing = await cancelUnpaidOrder(c.env.SALES, body.value.orderHash, Date.now())
  return answerOutcome(c, standing.ok ? ok(toWireStatus(standing.value)) : standing)
})

function startPayment(
  env: Bindings,
  settings: PaymentSettings,
  payable: Payable,
): Promise<Result<string, Refusal>> {
  const { order, returnUrl } = payable
  return order.paymentMethodCode === PAYPAL_METHOD
    ? startPayPal(payPalDeskOf(env), order, returnUrl)
    : openSandboxCard(env.SALES, settings, payable, Date.now())
}

function toWireStatus({ order, paymentState }: OrderStanding): WirePaymentStatus {
  const orderNumber = String(order.incrementId)
  const amountDue = paymentState === 'due' ? centsToPrice(order.amountDue) : undefined
  const { orderHash, paymentMethodCode: method } = order
  return { orderHash, state: paymentState, orderNumber, method, amountDue }
}
