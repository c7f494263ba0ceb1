import {
  ACCOUNT_RESULT,
  type AccountResult,
  checkNewAccount,
  NEW_ACCOUNT_FIELDS,
  type NewAccount,
} from '../../../../shared/customer/new-account'
import { beginLogin, mayEnter, registerCustomer } from '../../gateway/customer-session'
import { type GatewayContext, upstreamOf } from '../../gateway/gateway-context'
import { isWithinRate } from '../../http/rate-limit'
import { fetchTokens, shopperHeader } from '../../upstream/customer'
import { toAccountFault } from '../account/account-form'
import { type TypedOrder, toDetails } from './read-checkout-form'

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
 * Whether nothing is wrong with the password of an account that was asked for: after the order it is too
 * late to choose another. Where the backend cannot tell, it refuses the account and not the order.
 */
export async function mayMakeAccount(c: GatewayContext, typed: TypedOrder): Promise<boolean> {
  const { isWanted, password } = typed.account
  if (!isWanted) return true
  if (Object.keys(checkNewAccount(typed.account, c.get('store'))).length > 0) return false
  const body = { customer: toCustomer(c, typed), password }
  const asked = await upstreamOf(c).ask('userCheckPassword', { body })
  return !asked.ok || asked.value !== false
}

/**
 * Makes the account that was asked for, after the order, which is its own then. What became of it is for
 * the address of the order's page; nothing where none was asked for.
 */
export async function makeAccount(
  c: GatewayContext,
  typed: TypedOrder,
): Promise<Record<string, string>> {
  const { isWanted, password } = typed.account
  if (!isWanted) return {}
  const customer = toCustomer(c, typed)
  return { [ACCOUNT_RESULT]: await register(c, customer, password, typed.attempt) }
}

function toCustomer(c: GatewayContext, { fields }: TypedOrder) {
  const { emailAddress, firstName, lastName } = toDetails(fields, c.get('store')).personal
  return { email: emailAddress.trim(), firstname: firstName, lastname: lastName }
}

async function register(
  c: GatewayContext,
  customer: { email: string; firstname: string; lastname: string },
  password: string,
  attempt: string,
): Promise<AccountResult> {
  if (!(await isWithinRate(c.env.RATE_LOGIN, c.req.raw.headers))) return 'too-many-tries'
  if (!(await mayEnter(c))) return 'needs-script'
  const made = await registerCustomer(c, { customer, password })
  if (made.ok) return 'made'
  const fault = toAccountFault(made.error, 'failed')
  const login = { username: customer.email, password }
  // Whoever had an account is told so, whether the password is theirs or not: nothing was made for them.
  if (fault !== 'email-taken' || !(await wasMadeBefore(c, login, attempt))) return fault
  const entered = await beginLogin(c, login)
  return entered.ok ? 'made' : fault
}

/**
 * Race: the same page was posted twice, and the first has made the account. Then this order is one of its
 * own, which an account that was there before could not have.
 */
async function wasMadeBefore(
  c: GatewayContext,
  login: { username: string; password: string },
  attempt: string,
): Promise<boolean> {
  const own = c.get('session').current.orders.find((order) => order.attempt === attempt)
  const tokens = await fetchTokens(upstreamOf(c), login, await shopperHeader(c.req.raw))
  if (!tokens.ok || !own) return false
  const { token, refreshToken } = tokens.value
  const upstream = upstreamOf(c, token)
  const history = await upstream.call('userOrderHistory', { query: {} })
  if (refreshToken) await upstream.ask('userLogout', { body: { refreshToken } })
  const orders = history.ok ? (history.value.items ?? []) : []
  return orders.some(({ order_hash: hash }) => hash === own.orderHash)
}
