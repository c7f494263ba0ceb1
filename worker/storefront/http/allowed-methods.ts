import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../app-env'

/** Refuses every method but these with 405 and tells which there are (trust 4.1.4). */
export function allowedMethods(...methods: readonly string[]) {
  const allow = methods.join(', ')
  return createMiddleware<AppEnv>(async function checkMethod(c, next) {
    if (methods.includes(c.req.method)) return next()
    return c.text('405 Method Not Allowed', 405, { allow })
  })
}
