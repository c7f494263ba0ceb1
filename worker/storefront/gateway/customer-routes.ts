// What a browser may ask about its customer. Tokens stay here: the answers say only that it was done.
import { calls } from '../../../shared/contract/calls'
import { personFault } from '../../../shared/customer/registration-rules'
import { wantedCaptcha } from '../upstream/captcha'
import { shopperHeader } from '../upstream/customer'
import { beginLogin, mayEnter, registerCustomer } from './customer-session'
import { sendFault, sendRefusal, sendResult } from './envelope'
import { inEvenTime } from './even-time'
import { type GatewayContext, sessionFieldsOf, upstreamOf } from './gateway-context'
import { readCall } from './read-call'

const NOT_PROVEN = 'The captcha could not be verified'
const NAME_SHORT = 'Names need at least two letters'
const EMAIL_WRONG = 'That is no e-mail address'

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
  if (wrong) return sendRefusal(c, 400, wrong === 'name-short' ? NAME_SHORT : EMAIL_WRONG)
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
