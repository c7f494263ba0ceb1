// Logging in and out: what becomes of the sealed cookies and of the cart.
import { decodeJwt } from 'jose'
import { type CallBody, calls } from '../../../shared/contract/calls'
import type { WireCustomer } from '../../../shared/contract/customer/user'
import { ok, type Result } from '../../../shared/result'
import { isAppVisit } from '../http/app-visit'
import { logLine } from '../runtime/log-line'
import type { LoggedIn } from '../session/customer'
import { withCustomerCart, withNewId } from '../session/session'
import { isHuman } from '../upstream/captcha'
import { fetchNewCart } from '../upstream/cart'
import { fetchCustomer, fetchTokens, shopperHeader } from '../upstream/customer'
import type { UpstreamFault } from '../upstream/fault'
import { readResult } from '../upstream/upstream'
import { askAsCustomer } from './ask-as-customer'
import { forgetCustomer } from './forget-customer'
import { cartIdOf, type GatewayContext, upstreamOf } from './gateway-context'
import { tellCartChanged } from './tell-cart-changed'

/**
 * In the native app, logging in and registering need a captcha result first (spec 5). Without script there
 * is none.
 */
export async function mayEnter(c: GatewayContext, token = ''): Promise<boolean> {
  if (!isAppVisit(c)) return true
  return isHuman(c.get('settings'), token, c.req.header('cf-connecting-ip'))
}

/**
 * Logs a shopper in with an e-mail address and a password. The cart of the guest goes into that of the
 * customer, once.
 */
export async function beginLogin(
  c: GatewayContext,
  login: { username: string; password: string },
): Promise<Result<LoggedIn, UpstreamFault>> {
  const tokens = await fetchTokens(upstreamOf(c), login, await shopperHeader(c.req.raw))
  tell(c, tokens.ok ? 'login' : 'login-refused')
  if (!tokens.ok) return tokens
  const upstream = upstreamOf(c, tokens.value.token)
  const [who, cart] = await Promise.all([
    fetchCustomer(upstream),
    fetchNewCart(upstream, cartIdOf(c) ?? undefined),
  ])
  const session = c.get('session')
  // Under the old id where a payment still goes on.
  const isPaying = session.current.waiting.length > 0
  const anew = isPaying ? session.current : withNewId(session.current)
  const began = Math.floor(Date.now() / 1000)
  const { storeCode } = c.get('store')
  session.change(cart.ok ? withCustomerCart(anew, storeCode, cart.value, began) : anew)
  const customer: LoggedIn = {
    ...tokens.value,
    began,
    email: who.ok ? who.value.email : login.username,
    group: who.ok ? toGroup(who.value) : null,
  }
  c.get('customer').change(customer)
  tellCartChanged(c)
  return ok(customer)
}

/** Adds a customer, with what they ordered as a guest in this browser, and logs in as them. */
export async function registerCustomer(
  c: GatewayContext,
  body: Omit<CallBody<'userCreate'>, 'orders'>,
): Promise<Result<LoggedIn, UpstreamFault>> {
  const headers = await shopperHeader(c.req.raw)
  const orders = c.get('session').current.orders.map(({ orderHash }) => orderHash)
  const created = await upstreamOf(c).ask('userCreate', {
    body: { ...body, ...(orders.length > 0 && { orders }) },
    headers,
  })
  if (!created.ok) return created
  return beginLogin(c, { username: body.customer.email, password: body.password })
}

/** Logs out: the backend ends the login, and nothing of it stays in this browser. */
export async function endLogin(c: GatewayContext): Promise<void> {
  const refreshToken = c.get('customer').current?.refreshToken
  // Without an answer the tokens end by themselves; the browser has them no longer.
  if (refreshToken) await upstreamOf(c).ask('userLogout', { body: { refreshToken } })
  tell(c, 'logout')
  forgetCustomer(c)
}

/** Whether this is the password of who is logged in: asked again before what cannot be undone. */
export async function isOwnPassword(
  c: GatewayContext,
  password: string,
): Promise<Result<true, UpstreamFault>> {
  const email = c.get('customer').current?.email ?? ''
  const body = calls.userLogin.body.safeParse({ username: email, password })
  const login = body.success ? body.data : { username: email, password: '-' }
  const tokens = await fetchTokens(upstreamOf(c), login, await shopperHeader(c.req.raw))
  if (!tokens.ok) return tokens
  const { refreshToken } = tokens.value
  if (refreshToken) await upstreamOf(c).ask('userLogout', { body: { refreshToken } })
  return ok(true)
}

/** A little before it is over, so that it is good when it arrives. */
const EARLY_SECONDS = 60

/**
 * The group of who is logged in, as the backend has signed it; asked for again when that is over, and null
 * for a guest.
 */
export async function currentGroup(c: GatewayContext): Promise<LoggedIn['group']> {
  const customer = c.get('customer').current
  if (!customer?.group) return null
  if (!isOver(customer.group.token)) return customer.group
  const asked = await askAsCustomer(c, 'userMe', {})
  const who = asked.ok ? readResult('userMe', asked.value) : asked
  const current = c.get('customer').current
  const group = who.ok ? toGroup(who.value) : null
  // Race: the login may have ended with this question.
  if (current && group) c.get('customer').change({ ...current, group })
  return current && group
}

function toGroup({ group_id: id, groupToken: token }: WireCustomer): LoggedIn['group'] {
  return id !== undefined && token ? { id, token } : null
}

/** A token that says nothing of its end, or is none that can be read, is taken as it is. */
function isOver(token: string): boolean {
  try {
    const { exp } = decodeJwt(token)
    return exp !== undefined && exp - EARLY_SECONDS < Date.now() / 1000
  } catch {
    return false
  }
}

/** That it happened, and to whom nothing: names stay out of the log (ASVS 16.2.5, 16.3.1). */
function tell(c: GatewayContext, event: string): void {
  logLine('info', event, { requestId: c.get('requestId') })
}
