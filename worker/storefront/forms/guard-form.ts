import { createMiddleware } from 'hono/factory'
import type { Bindings } from '../bindings'
import { withoutSession } from '../gateway/gateway-context'
import { mayUseGateway, senderOf } from '../http/origin-check'
import { isWithinRate, type RateCounter } from '../http/rate-limit'
import { showTooMany } from '../pages/may-make-page'
import type { SessionEnv } from '../session/session-cookie'
import { refuseForm } from './refuse-form'

/** Refuses forms of other sites and too many of them, and forbids caches to keep the answer. */
export function guardForm(
  counterOf: (env: Bindings) => RateCounter | undefined = ({ RATE_API }) => RATE_API,
) {
  return createMiddleware<SessionEnv>(async function guard(c, next) {
    c.header('cache-control', 'no-store')
    if (!mayUseGateway(senderOf(c.req.raw))) {
      return refuseForm(c, 403)
    }
    if (!(await isWithinRate(counterOf(c.env), c.req.raw.headers))) {
      return showTooMany(withoutSession(c), new URL(c.req.url))
    }
    await next()
    c.header('cache-control', 'no-store')
    return undefined
  })
}
