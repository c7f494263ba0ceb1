// What whoever runs the shop asks of orders, and says of them.
import { Hono } from 'hono'
import { adminCalls } from '../../../../shared/contract/admin/admin-calls'
import type { CommerceEnv } from '../../env'
import { answer, refuse } from '../../http/answer'
import { parseBody, parseQuery } from '../../http/parse-call'
import { cancelStandingOrder } from './cancel-standing-order'
import { captureOrder } from './capture-order'
import { listOrders } from './list-orders'
import { markPaid } from './mark-paid'
import { closeTask } from './order-task'
import { oweRefund, refundOrder } from './refund-order'
import { refundToGiftCards } from './refund-to-gift-cards'
import { sendParcel } from './send-parcel'
import { showOrder } from './show-order'

const NOT_PAID =
  'No order has this number, or it waits for no transfer, or less came than is to be paid; of one that was withdrawn in part, say the amount that came'
const NOTHING_TO_TAKE =
  'No order has this number, or less of its money is authorised and not taken yet'
const NOTHING_LEFT =
  'No order has this number, or less of its money is left to give back; what gift cards paid goes back to them'
const NOT_PAID_BY_CARDS =
  'No order has this number, or less that gift cards paid of it is left to give back'
const NOT_SENT =
  'No order has this number, or it may not be sent: is it paid, is there a parcel, was it withdrawn?'
const NOT_CANCELLED =
  'No order has this number, or it may not be cancelled: was a part of it sent or used?'

export const adminOrderRoutes = new Hono<CommerceEnv>()

adminOrderRoutes.get(adminCalls.listOrders.path, async (c) => {
  const query = parseQuery(c, adminCalls.listOrders.input)
  if (!query.ok) return query.error
  return answer(c, await listOrders(c.env.SALES, query.value.state ?? null))
})

adminOrderRoutes.post(adminCalls.markOrderPaid.path, async (c) => {
  const body = await parseBody(c, adminCalls.markOrderPaid.input)
  if (!body.ok) return body.error
  const { orderNumber, amount } = body.value
  const isPaid = await markPaid(c.env.SALES, Number(orderNumber), Date.now(), amount)
  return isPaid ? answer(c, true) : refuse(c, 404, NOT_PAID)
})

adminOrderRoutes.get(adminCalls.showOrder.path, async (c) => {
  const asked = parseQuery(c, adminCalls.showOrder.input)
  if (!asked.ok) return asked.error
  const order = await showOrder(c.env.SALES, Number(asked.value.orderNumber))
  return order ? answer(c, order) : refuse(c, 404, 'No order has this number')
})

adminOrderRoutes.post(adminCalls.markOrderSent.path, async (c) => {
  const body = await parseBody(c, adminCalls.markOrderSent.input)
  if (!body.ok) return body.error
  const isSent = await sendParcel(c.env.SALES, body.value, Date.now())
  return isSent ? answer(c, true) : refuse(c, 404, NOT_SENT)
})

adminOrderRoutes.post(adminCalls.cancelOrder.path, async (c) => {
  const body = await parseBody(c, adminCalls.cancelOrder.input)
  if (!body.ok) return body.error
  const number = Number(body.value.orderNumber)
  const isCancelled = await cancelStandingOrder(c.env.SALES, number, Date.now())
  return isCancelled ? answer(c, true) : refuse(c, 404, NOT_CANCELLED)
})

adminOrderRoutes.post(adminCalls.captureOrder.path, async (c) => {
  const body = await parseBody(c, adminCalls.captureOrder.input)
  if (!body.ok) return body.error
  const isAsked = await captureOrder(c.env.SALES, body.value, Date.now())
  return isAsked ? answer(c, true) : refuse(c, 404, NOTHING_TO_TAKE)
})

adminOrderRoutes.post(adminCalls.oweRefund.path, async (c) => {
  const body = await parseBody(c, adminCalls.oweRefund.input)
  if (!body.ok) return body.error
  const isOwed = await oweRefund(c.env.SALES, body.value, Date.now())
  return isOwed ? answer(c, true) : refuse(c, 404, NOTHING_LEFT)
})

adminOrderRoutes.post(adminCalls.refundToGiftCards.path, async (c) => {
  const body = await parseBody(c, adminCalls.refundToGiftCards.input)
  if (!body.ok) return body.error
  const isDone = await refundToGiftCards(c.env.SALES, body.value, Date.now())
  return isDone ? answer(c, true) : refuse(c, 404, NOT_PAID_BY_CARDS)
})

adminOrderRoutes.post(adminCalls.markOrderRefunded.path, async (c) => {
  const body = await parseBody(c, adminCalls.markOrderRefunded.input)
  if (!body.ok) return body.error
  const isRefunded = await refundOrder(c.env.SALES, body.value, Date.now())
  return isRefunded ? answer(c, true) : refuse(c, 404, NOTHING_LEFT)
})

adminOrderRoutes.post(adminCalls.closeOrderTask.path, async (c) => {
  const body = await parseBody(c, adminCalls.closeOrderTask.input)
  if (!body.ok) return body.error
  const isClosed = await closeTask(c.env.SALES, body.value, Date.now())
  return isClosed
    ? answer(c, true)
    : refuse(c, 404, 'No such task of an order with this number is open')
})
