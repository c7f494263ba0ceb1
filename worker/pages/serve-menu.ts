import type { Context } from 'hono'
import type { AppEnv } from '../app-env'
import { loadMenu } from '../loaders/load-frame'
import { isWithinRate, tooMany } from '../middleware/rate-limit'
import { openSources } from './open-sources'

/** Answers with everything that is below the departments, for a menu that is being opened. */
export async function serveMenu(c: Context<AppEnv>): Promise<Response> {
  if (!(await isWithinRate(c.env.RATE_API, c.req.raw.headers))) return tooMany()
  const menu = await loadMenu(openSources(c).sources)
  if (menu.ok) return c.json({ code: 200, result: menu.value })
  return c.json({ code: 503, result: 'Something went wrong. Try again in a few seconds.' }, 503)
}
