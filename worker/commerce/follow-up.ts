import { createMiddleware } from 'hono/factory'
import { tellStorefront } from './changes/tell-storefront'
import { databasesOf } from './db/databases'
import type { Bindings, CommerceEnv } from './env'
import { oneAtATime } from './load-control/one-at-a-time'
import { outboxOf } from './mail/mail-port'
import { sendMails } from './mail/send-mails'
import { exchangeStock } from './stock/exchange-stock'

/** After a change: copies stock into the catalogue, then sends the changed tags to the storefront. */
export async function followUp(env: Bindings, now: number): Promise<void> {
  await exchangeStock(databasesOf(env), now)
  await tellStorefront(env)
}

// While orders come by the dozen, one run does for many of them.
const exchange = oneAtATime((env: Bindings) => exchangeStock(databasesOf(env), Date.now()))
const tell = oneAtATime((env: Bindings) => tellStorefront(env))
const send = oneAtATime((env: Bindings) => sendMails(env.SALES, outboxOf(env), Date.now()))

/**
 * Around every call that may change what a page shows, or that shoppers get mail about; what follows
 * waits until it was answered.
 */
export const withFollowUp = createMiddleware<CommerceEnv>(async function followAfterwards(c, next) {
  await next()
  if (c.req.method === 'HEAD' || c.get('changesNothing')) return
  c.executionCtx.waitUntil(exchange(c.env).then(() => tell(c.env)))
  c.executionCtx.waitUntil(send(c.env))
})
