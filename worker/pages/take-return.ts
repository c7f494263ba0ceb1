// Payment providers send shoppers back by GET or by POST. What they post is no proof of anything:
// it only names the order, and the page asks the shop what became of it (trust F-P1, F-P2).
import type { Context } from 'hono'
import { storePath } from '../../shared/routing/links'
import type { AppEnv } from '../app-env'

export const RETURN_PATH = '/checkout-return'
/** Answers of payment providers come with signatures and more, but never with files. */
export const RETURN_BODY_BYTES = 64 * 1024

const NAMES = ['orderHash', 'result'] as const

/** POST /checkout-return: the same page by GET, so that a reload posts nothing again. */
export async function takeReturn(c: Context<AppEnv>): Promise<Response> {
  // A body that cannot be read names nothing; the address may still name the order.
  const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}))
  const query = new URLSearchParams()
  for (const name of NAMES) {
    const value = c.req.query(name) ?? form[name]
    if (typeof value === 'string') query.set(name, value.slice(0, 128))
  }
  c.header('cache-control', 'no-store')
  return c.redirect(`${storePath(RETURN_PATH, c.get('store'))}?${query}`, 303)
}
