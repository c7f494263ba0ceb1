// What whoever runs the shop asks of orders, and says of them.
import { Hono } from 'hono'
import { adminCalls } from '../../../shared/contract/admin/admin-calls'
import type { CommerceEnv } from '../env'
import { answer, refuse } from '../http/answer'
import { parseBody, parseQuery } from '../http/parse-call'
import { listOrders } from './list-orders'
import { markPaid } from './mark-paid'

export const adminOrderRoutes = new Hono<CommerceEnv>()

adminOrderRoutes.get(adminCalls.listOrders.path, async (c) => {
  const query = parseQuery(c, adminCalls.listOrders.input)
  if (!query.ok) return query.error
  return answer(c, await listOrders(c.env.SALES, query.value.state ?? null))
})

adminOrderRoutes.post(adminCalls.markOrderPaid.path, async (c) => {
  const body = await parseBody(c, adminCalls.markOrderPaid.input)
  if (!body.ok) return body.error
  const isPaid = await markPaid(c.env.SALES, Number(body.value.orderNumber), Date.now())
  return isPaid ? answer(c, true) : refuse(c, 404, 'No order with this number waits for a transfer')
})
