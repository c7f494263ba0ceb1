// Subscribers (spec 7, newsletter). Repeating a call changes nothing (spec 4).
import { Hono } from 'hono'
import { newsletterCalls } from '../../../shared/contract/services/newsletter'
import { readFirst } from '../db/query'
import { sql } from '../db/sql'
import type { CommerceEnv } from '../env'
import { answer, refuse } from '../http/answer'
import { parseBody, parseQuery } from '../http/parse-call'
import { removeReader, subscribeReader } from './subscribe-reader'

const { newsletterState, newsletterSubscribe, newsletterUnsubscribe } = newsletterCalls

export const newsletterRoutes = new Hono<CommerceEnv>()

newsletterRoutes.get(newsletterState.path, async (c) => {
  const asked = parseQuery(c, newsletterState.query)
  if (!asked.ok) return asked.error
  const { storeId } = c.get('store')
  const subscribed = await readFirst(
    c.env.SALES,
    sql`SELECT 1 FROM newsletter
      WHERE email = ${asked.value.email} AND store_id = ${storeId} AND waits_until IS NULL`,
  )
  return answer(c, subscribed ? 'subscribed' : 'not-subscribed')
})

newsletterRoutes.post(newsletterSubscribe.path, async (c) => {
  const body = await parseBody(c, newsletterSubscribe.body)
  if (!body.ok) return body.error
  const { email } = body.value
  const became = await subscribeReader(c.env.SALES, c.get('store'), email, Date.now())
  if (became === 'known') return refuse(c, 409, 'This email address is already subscribed.')
  return answer(c, became)
})

newsletterRoutes.delete(newsletterUnsubscribe.path, async (c) => {
  const body = await parseBody(c, newsletterUnsubscribe.body)
  if (!body.ok) return body.error
  await removeReader(c.env.SALES, c.get('store'), body.value.email)
  return answer(c, 'unsubscribed')
})
