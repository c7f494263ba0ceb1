import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env'

export const REQUEST_ID_HEADER = 'x-request-id'

/** Gives each request an id of our own, which its answer and its log lines carry. */
export function requestId() {
  return createMiddleware<AppEnv>(async function giveRequestId(c, next) {
    c.set('requestId', crypto.randomUUID())
    await next()
    c.res.headers.set(REQUEST_ID_HEADER, c.get('requestId'))
  })
}
