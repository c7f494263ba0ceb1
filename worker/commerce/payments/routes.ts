// Our own payment door: start, status and giving up (shared/contract/payment).
import { Hono } from 'hono'
import { paymentCalls, type WirePaymentStatus } from '../../../shared/contract/payment/payment'
import { centsToPrice } from '../../../shared/contract/wire/wire-money'
import { fail, ok } from '../../../shared/result'
import type { CommerceEnv } from '../env'
import { answerOutcome, parseElement } from '../http/answer-call'
import { parseQuery } from '../http/parse-call'
import { ORDER_NOT_FOUND } from '../orders/order-refusals'
import { readSale, type SaleStanding } from '../orders/read-order'
import { cancelPayment } from './cancel-payment'
import { toPaymentSettings } from './payment-settings'
import { startPayment } from './start-payment'

const NO_ORDER = { name: 'orderHash', missing: 'No orderHash provided within the request body' }

export const paymentRoutes = new Hono<CommerceEnv>()

paymentRoutes.post(paymentCalls.paymentStart.path, async (c) => {
  const body = await parseElement(c, paymentCalls.paymentStart.body, NO_ORDER)
  if (!body.ok) return body.response
  const settings = toPaymentSettings(c.env)
  const started = await startPayment(c.env.DB, settings, body.value, Date.now())
  return answerOutcome(c, started.ok ? ok({ redirectUrl: started.value }) : started)
})

paymentRoutes.get(paymentCalls.paymentStatus.path, async (c) => {
  const query = parseQuery(c, paymentCalls.paymentStatus.query)
  if (!query.ok) return query.response
  const standing = await readSale(c.env.DB, query.value.orderHash, Date.now())
  return answerOutcome(c, standing ? ok(toWireStatus(standing)) : fail(ORDER_NOT_FOUND))
})

paymentRoutes.post(paymentCalls.paymentCancel.path, async (c) => {
  const body = await parseElement(c, paymentCalls.paymentCancel.body, NO_ORDER)
  if (!body.ok) return body.response
  const standing = await cancelPayment(c.env.DB, body.value.orderHash, Date.now())
  return answerOutcome(c, standing.ok ? ok(toWireStatus(standing.value)) : standing)
})

function toWireStatus({ sale, paymentState }: SaleStanding): WirePaymentStatus {
  const orderNumber = String(sale.incrementId)
  const amountDue = paymentState === 'due' ? centsToPrice(sale.grandTotal) : undefined
  return { orderHash: sale.orderHash, state: paymentState, orderNumber, amountDue }
}
