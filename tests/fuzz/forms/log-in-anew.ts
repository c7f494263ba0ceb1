import { base64url } from 'jose'
import { beginTokens } from '../../../worker/commerce/customers/customer-tokens'
import { openCustomer, sealCustomer } from '../../../worker/storefront/session/customer'
import type { Visitor } from './visitors'
import { SESSION_KEY, type WholeShop } from './whole-shop'

const KEYS = [base64url.decode(SESSION_KEY)]
const SEALED = /__Host-customer=([^;]+)/

/**
 * The cookies of a visitor with a login of their own: what a Worker has learnt of the one before, such as
 * that it is over, cannot be taken back. Those of a guest stay.
 */
export async function logInAnew(
  { sales, salesDatabase }: WholeShop,
  { cookie, email }: Visitor,
): Promise<string> {
  const [, sealed = ''] = SEALED.exec(cookie) ?? []
  const customer = await openCustomer(sealed, KEYS)
  if (!customer) return cookie
  const row = sales.prepare('SELECT id FROM customer WHERE email = ?').get(email)
  const tokens = await beginTokens(salesDatabase, Number(row?.id), Date.now())
  const renewed = await sealCustomer({ ...customer, ...tokens }, KEYS)
  return cookie.replace(SEALED, `__Host-customer=${renewed}`)
}
