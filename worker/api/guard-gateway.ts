import { createMiddleware } from 'hono/factory'
import { mayUseGateway } from '../middleware/origin-check'
import { isWithinRate, RATE_PERIOD_SECONDS } from '../middleware/rate-limit'
import type { SessionEnv } from '../session/session-cookie'
import { refuse } from './envelope'

/** Lets in only our own pages, and nobody too often. What the gateway says is kept nowhere. */
export function guardGateway() {
  return createMiddleware<SessionEnv>(async function guard(c, next) {
    c.header('cache-control', 'no-store')
    const { headers } = c.req.raw
    const sender = {
      method: c.req.method,
      url: c.req.url,
      origin: headers.get('origin'),
      fetchSite: headers.get('sec-fetch-site'),
      hasCookie: headers.has('cookie'),
    }
    if (!mayUseGateway(sender)) return refuse(c, 403, 'This call does not come from the shop')
    const isOrder = c.req.path.startsWith('/api/order') && c.req.method === 'POST'
    const counter = isOrder ? c.env.RATE_ORDER : c.env.RATE_API
    if (!(await isWithinRate(counter, headers))) {
      c.header('retry-after', String(RATE_PERIOD_SECONDS))
      return refuse(c, 429, 'Too many calls. Please try again in a minute.')
    }
    await next()
    c.header('cache-control', 'no-store')
    return undefined
  })
}
