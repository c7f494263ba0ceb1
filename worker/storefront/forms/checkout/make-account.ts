import {
  ACCOUNT_RESULT,
  type AccountResult,
  NEW_ACCOUNT_FIELDS,
  type NewAccount,
} from '../../../../shared/customer/new-account'
import { beginLogin, registerCustomer } from '../../gateway/customer-session'
import type { GatewayContext } from '../../gateway/gateway-context'
import { isWithinRate } from '../../http/rate-limit'
import { toAccountFault } from '../account/account-form'
import { type TypedFields, toDetails } from './read-checkout-form'

const F = NEW_ACCOUNT_FIELDS

/** What a guest has chosen in the form; a password is never trimmed. */
export function readNewAccount(c: GatewayContext, form: URLSearchParams): NewAccount {
  return {
    isWanted: form.has(F.wanted) && !c.get('customer').current,
    password: form.get(F.password) ?? '',
    repeated: form.get(F.repeated) ?? '',
  }
}

/**
 * Makes the account that was asked for, after the order, which is its own then. What became of it is for
 * the address of the order's page; nothing where none was asked for.
 */
export async function makeAccount(
  c: GatewayContext,
  { isWanted, password }: NewAccount,
  fields: TypedFields,
): Promise<Record<string, string>> {
  if (!isWanted) return {}
  const { emailAddress, firstName, lastName } = toDetails(fields, c.get('store')).personal
  const customer = { email: emailAddress.trim(), firstname: firstName, lastname: lastName }
  return { [ACCOUNT_RESULT]: await register(c, customer, password) }
}

async function register(
  c: GatewayContext,
  customer: { email: string; firstname: string; lastname: string },
  password: string,
): Promise<AccountResult> {
  if (!(await isWithinRate(c.env.RATE_LOGIN, c.req.raw.headers))) return 'too-many-tries'
  const made = await registerCustomer(c, { customer, password })
  if (made.ok) return 'made'
  const fault = toAccountFault(made.error, 'failed')
  if (fault !== 'email-taken') return fault
  // Race: the same page was posted twice, and the first has made it.
  const entered = await beginLogin(c, { username: customer.email, password })
  return entered.ok ? 'made' : fault
}
