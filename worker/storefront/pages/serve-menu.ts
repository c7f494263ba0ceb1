import type { Context } from 'hono'
import type { AppEnv } from '../app-env'
import { sendRefusal, sendResult } from '../gateway/envelope'
import { isWithinRate, tooMany } from '../http/rate-limit'
import { loadMenu } from '../load/load-page-chrome'
import { openSources } from './open-sources'

/**
 * Answers with everything that is below the departments, for a menu that is being opened. A browser
 * asks again each time, as it does for a page.
 */
export async function serveMenu(c: Context<AppEnv>): Promise<Response> {
  if (!(await isWithinRate(c.env.RATE_API, c.req.raw.headers))) return tooMany()
  const menu = await loadMenu(openSources(c).sources)
  if (menu.ok) {
    c.header('cache-control', 'public, max-age=0, must-revalidate')
    return sendResult(c, menu.value)
  }
  c.header('cache-control', 'no-store')
  return sendRefusal(c, 503, 'Something went wrong. Try again in a few seconds.')
}
