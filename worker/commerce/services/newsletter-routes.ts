// Subscribers (spec 7, newsletter). Repeating a call changes nothing (spec 4).
import { Hono } from 'hono'
import { newsletterCalls } from '../../../shared/contract/services/newsletter'
import { readFirst } from '../db/query'
import { sql } from '../db/sql'
import type { CommerceEnv } from '../env'
import { answer, refuse } from '../http/answer'
import { parseBody, parseQuery } from '../http/parse-call'

const { newsletterState, newsletterSubscribe, newsletterUnsubscribe } = newsletterCalls

export const newsletterRoutes = new Hono<CommerceEnv>()

newsletterRoutes.get(newsletterState.path, async (c) => {
  const asked = parseQuery(c, newsletterState.query)
  if (!asked.ok) return asked.error
  const { storeId } = c.get('store')
  const subscribed = await readFirst(
    c.env.SALES,
    sql`SELECT 1 FROM newsletter WHERE email = ${asked.value.email} AND store_id = ${storeId}`,
  )
  return answer(c, subscribed ? 'subscribed' : 'not-subscribed')
})

newsletterRoutes.post(newsletterSubscribe.path, async (c) => {
  const body = await parseBody(c, newsletterSubscribe.body)
  if (!body.ok) return body.error
  const { meta } = await c.env.SALES.prepare(
    `INSERT INTO newsletter (email, store_id, subscribed_at) VALUES (?, ?, ?)
     ON CONFLICT DO NOTHING`,
  )
    .bind(body.value.email, c.get('store').storeId, new Date().toISOString())
    .run()
  if (meta.changes === 0) return refuse(c, 409, 'This email address is already subscribed.')
  return answer(c, 'subscribed')
})

newsletterRoutes.delete(newsletterUnsubscribe.path, async (c) => {
  const body = await parseBody(c, newsletterUnsubscribe.body)
  if (!body.ok) return body.error
  await c.env.SALES.prepare('DELETE FROM newsletter WHERE email = ? AND store_id = ?')
    .bind(body.value.email, c.get('store').storeId)
    .run()
  return answer(c, 'unsubscribed')
})
