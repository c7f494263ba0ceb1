// What a browser may ask about its customer. Tokens stay here, that of the group too: no answer has one.
import * as z from 'zod/mini'
import { calls } from '../../../shared/contract/calls'
import type { CustomerRefusalReason } from '../../../shared/contract/customer/customer-refusal'
import { password as passwordText } from '../../../shared/contract/wire/request-value'
import { changeFault, personFault } from '../../../shared/customer/registration-rules'
import { wantedCaptcha } from '../upstream/captcha'
import { shopperHeader } from '../upstream/customer'
import { statusFault, type UpstreamFault } from '../upstream/fault'
import { readResult } from '../upstream/upstream'
import { askAsCustomer, refreshTokens } from './ask-as-customer'
import { beginLogin, isOwnPassword, mayEnter, registerCustomer } from './customer-session'
import { sendFault, sendRefusal, sendResult } from './envelope'
import { inEvenTime } from './even-time'
import { forgetCustomer } from './forget-customer'
import { type GatewayContext, sessionFieldsOf, upstreamOf } from './gateway-context'
import { readCall } from './read-call'

const NOT_PROVEN = 'The captcha could not be verified'
const NAME_SHORT = 'Names need at least two letters'
const PASSWORD_WRONG = "The password doesn't match this account."
const NOT_DELETED =
  'Something went wrong while deleting your account. If this problem persists, please contact us and we will help you get your account deleted.'

/** What a browser says besides of a change that needs the password (ASVS 7.5.1). */
const userUpdate = {
  ...calls.userUpdate,
  body: z.extend(calls.userUpdate.body, { password: z.optional(passwordText) }),
}
const userDelete = { ...calls.userDelete, body: z.object({ password: passwordText }) }

/** POST /api/user/login */
export async function handleLogIn(c: GatewayContext): Promise<Response> {
  const read = await readCall(calls.userLogin, c.req.raw, sessionFieldsOf(c))
  if (!read.ok) return sendRefusal(c, read.error.status, read.error.result)
  const { username, password, token } = read.value.body
  if (!(await mayEnter(c, token)))
    return sendRefusal(c, 403, NOT_PROVEN, wantedCaptcha(c.get('settings')))
  const done = await beginLogin(c, { username, password })
  return done.ok ? sendResult(c, true) : sendFault(c, done.error)
}

/** POST /api/user/create: registers, and logs in (spec 4). */
export async function handleRegister(c: GatewayContext): Promise<Response> {
  const read = await readCall(calls.userCreate, c.req.raw, sessionFieldsOf(c))
  if (!read.ok) return sendRefusal(c, read.error.status, read.error.result)
  const { customer, password, token } = read.value.body
  if (!(await mayEnter(c, token)))
    return sendRefusal(c, 403, NOT_PROVEN, wantedCaptcha(c.get('settings')))
  const { email, firstname, lastname } = customer
  const wrong = personFault({ firstName: firstname, lastName: lastname, email })
  if (wrong) return sendRefusal(c, 400, NAME_SHORT)
  const done = await registerCustomer(c, { customer: { email, firstname, lastname }, password })
  return done.ok ? sendResult(c, true) : sendFault(c, done.error)
}

/** POST /api/user/reset-password: neither the answer nor its time says whether there is such a customer. */
export async function handleForgotten(c: GatewayContext): Promise<Response> {
  const read = await readCall(calls.userResetPassword, c.req.raw, sessionFieldsOf(c))
  if (!read.ok) return sendRefusal(c, read.error.status, read.error.result)
  const { body } = read.value
  const headers = await shopperHeader(c.req.raw)
  const asked = await inEvenTime(upstreamOf(c).ask('userResetPassword', { body, headers }))
  return asked.ok ? sendResult(c, true) : sendFault(c, asked.error)
}

/** POST /api/user/create-password: by the token of a mail, and logs in. */
export async function handleNewPassword(c: GatewayContext): Promise<Response> {
  const read = await readCall(calls.userCreatePassword, c.req.raw, sessionFieldsOf(c))
  if (!read.ok) return sendRefusal(c, read.error.status, read.error.result)
  const { body } = read.value
  const chosen = await upstreamOf(c).ask('userCreatePassword', { body })
  if (!chosen.ok) return sendFault(c, chosen.error)
  const done = await beginLogin(c, { username: body.email, password: body.newPassword })
  return done.ok ? sendResult(c, true) : sendFault(c, done.error)
}

/** GET /api/user/me */
export async function handleMe(c: GatewayContext): Promise<Response> {
  return sendCustomer(c, 'userMe', await askAsCustomer(c, 'userMe', {}))
}

/** POST /api/user/me: names and addresses, and with the password the e-mail address. */
export async function handleUpdate(c: GatewayContext): Promise<Response> {
  const read = await readCall(userUpdate, c.req.raw, sessionFieldsOf(c))
  if (!read.ok) return sendRefusal(c, read.error.status, read.error.result)
  const { customer, password = '' } = read.value.body
  const { current } = c.get('customer')
  const { email, firstname, lastname } = customer
  const wrong = current && changeFault({ firstName: firstname, lastName: lastname, email })
  if (wrong) return sendRefusal(c, 400, NAME_SHORT)
  if (current && email && email.toLowerCase() !== current.email.toLowerCase()) {
    const fault = await ownPasswordFault(c, password)
    if (fault) return sendFault(c, fault)
  }
  const done = await askAsCustomer(c, 'userUpdate', { body: { customer } })
  const now = c.get('customer').current
  if (done.ok && now && email) c.get('customer').change({ ...now, email })
  return sendCustomer(c, 'userUpdate', done)
}

/** POST /api/user/change-password: every other login ends, and this one begins anew (spec 4). */
export async function handlePasswordChange(c: GatewayContext): Promise<Response> {
  const read = await readCall(calls.userChangePassword, c.req.raw, sessionFieldsOf(c))
  if (!read.ok) return sendRefusal(c, read.error.status, read.error.result)
  const { body } = read.value
  const done = await askAsCustomer(c, 'userChangePassword', { body })
  if (!done.ok) return sendFault(c, done.error)
  const username = c.get('customer').current?.email ?? ''
  await beginLogin(c, { username, password: body.newPassword })
  return sendResult(c, true)
}

/** POST /api/user/refresh: the refresh token is that of the sealed cookie, whatever a browser sends. */
export async function handleRefresh(c: GatewayContext): Promise<Response> {
  const done = await refreshTokens(c)
  return done.ok ? sendResult(c, true) : sendFault(c, done.error)
}

/** DELETE /api/ext/user-extend/mine: with the password, since it cannot be undone. */
export async function handleDelete(c: GatewayContext): Promise<Response> {
  const read = await readCall(userDelete, c.req.raw, sessionFieldsOf(c))
  if (!read.ok) return sendRefusal(c, read.error.status, read.error.result)
  const fault = c.get('customer').current && (await ownPasswordFault(c, read.value.body.password))
  if (fault) return sendFault(c, fault)
  const done = await askAsCustomer(c, 'userDelete', {})
  if (!done.ok) return sendFault(c, done.error)
  // Success is code 200 and true (spec 7).
  if (done.value !== true) return sendRefusal(c, 500, NOT_DELETED)
  forgetCustomer(c)
  return sendResult(c, true)
}

function sendCustomer(
  c: GatewayContext,
  name: 'userMe' | 'userUpdate',
  asked: Awaited<ReturnType<typeof askAsCustomer>>,
): Response {
  const read = asked.ok ? readResult(name, asked.value) : asked
  if (!read.ok) return sendFault(c, read.error)
  const { groupToken: _, ...customer } = read.value
  return sendResult(c, customer)
}

/** Null when it is the password of who is logged in. Not 401: they are logged in all the same. */
async function ownPasswordFault(
  c: GatewayContext,
  password: string,
): Promise<UpstreamFault | null> {
  const own = await isOwnPassword(c, password)
  if (own.ok) return null
  if (own.error.status !== 401) return own.error
  const reason: CustomerRefusalReason = 'password-wrong'
  return { ...statusFault(400, PASSWORD_WRONG, PASSWORD_WRONG), meta: { reason } }
}
