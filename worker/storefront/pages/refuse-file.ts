import type { Context } from 'hono'
import type { AppEnv } from '../app-env'

/** A file that is gone or not here yet. Kept nowhere: the next deployment may bring it. */
export function refuseFile(c: Context<AppEnv>): Response {
  return c.text('404 Not Found', 404, { 'cache-control': 'no-store' })
}
