import { createMiddleware } from 'hono/factory'
import { mayUseGateway, senderOf } from '../middleware/origin-check'
import { isWithinRate, tooMany } from '../middleware/rate-limit'
import type { SessionEnv } from '../session/session-cookie'

/** Takes forms of our own pages only, from nobody too often, and keeps no answer. */
export function guardForm() {
  return createMiddleware<SessionEnv>(async function guard(c, next) {
    c.header('cache-control', 'no-store')
    if (!mayUseGateway(senderOf(c.req.raw))) {
      return c.text('403 This form does not come from the shop', 403)
    }
    if (!(await isWithinRate(c.env.RATE_API, c.req.raw.headers))) {
      return tooMany()
    }
    await next()
    c.header('cache-control', 'no-store')
    return undefined
  })
}
