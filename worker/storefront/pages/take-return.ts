// Payment providers send shoppers back by GET or by POST. What they post is no proof of anything:
// it only names the order, and the page asks the shop what became of it (trust F-P1, F-P2).
import type { Context } from 'hono'
import { BANK_ANSWERS } from '../../../shared/checkout/bank-answers'
import { ACCOUNT_RESULT } from '../../../shared/customer/new-account'
import { storePath } from '../../../shared/routing/links'
import { RETURN_PATH } from '../../../shared/routing/order-links'
import type { AppEnv } from '../app-env'
import { readForm } from '../http/read-form'

/** Names of the order, of what its page says beside and of what a bank gives; how long each may be. */
const NAMES: Readonly<Record<string, number>> = {
  orderHash: 128,
  result: 128,
  [ACCOUNT_RESULT]: 32,
  ...Object.fromEntries(BANK_ANSWERS.map((name) => [name, 3000])),
}
const MAX_QUERY = 6000

/** POST /checkout-return: the same page by GET, so that a reload posts nothing again. */
export async function takeReturn(c: Context<AppEnv>): Promise<Response> {
  const form = await readForm(c.req.raw)
  const query = new URLSearchParams()
  for (const [name, longest] of Object.entries(NAMES)) {
    // A form that cannot be read names nothing; the address may still name the order.
    const value = c.req.query(name) ?? (form.ok ? form.value.get(name) : null)
    const isRead = value !== null && query.toString().length + value.length <= MAX_QUERY
    if (isRead) query.set(name, value.slice(0, longest))
  }
  c.header('cache-control', 'no-store')
  return c.redirect(`${storePath(RETURN_PATH, c.get('store'))}?${query}`, 303)
}
