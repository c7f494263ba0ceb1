// Customers who wait for a product to come back (contract 1.6, product alert).
import { Hono } from 'hono'
import { productAlertCalls } from '../../../shared/contract/customer/product-alert'
import { ok } from '../../../shared/result'
import { answerCustomer } from '../customers/with-customer'
import { databasesOf } from '../db/databases'
import type { CommerceEnv } from '../env'
import { parseBody } from '../http/parse-call'
import { addAlert, listAlerts, removeAlert } from './product-alerts'

const { productAlertSubscribe, productAlertUnsubscribe, productAlertList } = productAlertCalls

export const alertRoutes = new Hono<CommerceEnv>()

alertRoutes.post(productAlertSubscribe.path, async (c) => {
  const body = await parseBody(c, productAlertSubscribe.body)
  if (!body.ok) return body.error
  return answerCustomer(c, ({ id }) =>
    addAlert(databasesOf(c.env), c.get('store'), id, body.value, Date.now()),
  )
})

alertRoutes.delete(productAlertUnsubscribe.path, async (c) => {
  const body = await parseBody(c, productAlertUnsubscribe.body)
  if (!body.ok) return body.error
  return answerCustomer(c, async ({ id }) => {
    await removeAlert(c.env.SALES, c.get('store'), id, body.value)
    return ok(true)
  })
})

alertRoutes.get(productAlertList.path, (c) =>
  answerCustomer(c, async ({ id }) => {
    const alerts = await listAlerts(c.env.SALES, c.get('store'), id)
    return ok(alerts.map(({ productId, ...alert }) => ({ product_id: productId, ...alert })))
  }),
)
