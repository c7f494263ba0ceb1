// Payment providers send shoppers back by GET or by POST. What they post is no proof of anything:
// it only names the order, and the page asks the shop what became of it (trust F-P1, F-P2).
import type { Context } from 'hono'
import { storePath } from '../../../shared/routing/links'
import type { AppEnv } from '../app-env'
import { readForm } from '../http/read-form'

export const RETURN_PATH = '/checkout-return'

const NAMES = ['orderHash', 'result'] as const

/** POST /checkout-return: the same page by GET, so that a reload posts nothing again. */
export async function takeReturn(c: Context<AppEnv>): Promise<Response> {
  const form = await readForm(c.req.raw)
  const query = new URLSearchParams()
  for (const name of NAMES) {
    // A form that cannot be read names nothing; the address may still name the order.
    const value = c.req.query(name) ?? (form.ok ? form.value.get(name) : null)
    if (value !== null) query.set(name, value.slice(0, 128))
  }
  c.header('cache-control', 'no-store')
  return c.redirect(`${storePath(RETURN_PATH, c.get('store'))}?${query}`, 303)
}
