// Logs in and registers (spec 7, user). Tokens stay at the edge: an answer only says that it was done.
import type { PersonalDetails } from '../../shared/checkout/details'
import { faultOfRefusal } from '../../shared/contract/customer/customer-refusal'
import type { AccountFault } from '../../shared/customer/account-fault'
import { isRecord } from '../../shared/json/is-record'
import type { GatewayAnswer, HttpPort } from './ports'
import { type Proof, sendAsPerson } from './send-as-person'

const UNAUTHORISED = 401
const TOO_MANY = 429
/** Of the message of spec 8 for a taken address: the only words of a refusal that the shop passes on. */
const TAKEN = 'A customer with the same email already exists in an associated website.'

/** Logs in; null when it was done, else why not (spec 8). Never throws. */
export async function sendLogin(
  http: HttpPort,
  username: string,
  password: string,
  proof: Proof,
): Promise<AccountFault | null> {
  const send = (token?: string) =>
    http.send({ method: 'POST', path: '/api/user/login', body: { username, password, token } })
  const answer = await sendAsPerson(send, proof)
  return faultOf(answer)
}

/** Registers and logs in; null when it was done, else why not (spec 8). Never throws. */
export async function sendRegistration(
  http: HttpPort,
  customer: { email: string; firstname: string; lastname: string },
  password: string,
  proof: Proof,
): Promise<AccountFault | null> {
  const send = (token?: string) =>
    http.send({ method: 'POST', path: '/api/user/create', body: { customer, password, token } })
  const answer = await sendAsPerson(send, proof)
  return answer.kind === 'answered' && answer.result === TAKEN ? 'email-taken' : faultOf(answer)
}

/** Asks for a mail with which a new password is chosen; null when it was asked (spec 8). Never throws. */
export async function sendForgotten(http: HttpPort, email: string): Promise<AccountFault | null> {
  const body = { email }
  const answer = await http.send({ method: 'POST', path: '/api/user/reset-password', body })
  if (answer.kind === 'lost') return answer.reason === 'offline' ? 'reset-offline' : 'reset-failed'
  if (answer.code === TOO_MANY) return 'too-many-tries'
  return answer.code === 200 ? null : 'reset-failed'
}

/** Chooses a password by the token of a mail; null when it was done, else why not. Never throws. */
export async function sendNewPassword(
  http: HttpPort,
  body: { email: string; newPassword: string; resetToken: string },
): Promise<AccountFault | null> {
  const answer = await http.send({ method: 'POST', path: '/api/user/create-password', body })
  if (answer.kind === 'lost') return answer.reason === 'offline' ? 'reset-offline' : 'failed'
  if (answer.code === 200) return null
  return reasonOf(answer) ?? (answer.code === TOO_MANY ? 'too-many-tries' : 'reset-over')
}

/** Whether there is an account under this address; false where nobody can tell. Never throws. */
export async function askIsKnown(http: HttpPort, email: string): Promise<boolean> {
  const body = { customerEmail: email }
  const answer = await http.send({ method: 'POST', path: '/api/user/is-email-available', body })
  return answer.kind === 'answered' && answer.code === 200 && answer.result === false
}

/**
 * The password of an account that is to come with an order, where the shop does not take it: after the
 * order it is too late to choose another. Null where nothing is known against it. Never throws.
 */
export async function askRefusedPassword(
  http: HttpPort,
  { emailAddress, firstName, lastName }: PersonalDetails,
  password: string,
): Promise<string | null> {
  const customer = { email: emailAddress.trim(), firstname: firstName, lastname: lastName }
  const body = { customer, password }
  const answer = await http.send({ method: 'POST', path: '/api/user/check-password', body })
  const isRefused = answer.kind === 'answered' && answer.code === 200 && answer.result === false
  return isRefused ? password : null
}

function faultOf(answer: GatewayAnswer): AccountFault | null {
  if (answer.kind === 'lost') return answer.reason === 'offline' ? 'offline' : 'failed'
  if (answer.code === 200) return null
  const reason = reasonOf(answer)
  if (reason) return reason
  if (answer.code === TOO_MANY) return 'too-many-tries'
  return answer.code === UNAUTHORISED ? 'login-refused' : 'failed'
}

/** What only the backend can tell, such as a password that is a common one. */
function reasonOf({ meta }: { meta?: unknown }): AccountFault | null {
  return isRecord(meta) ? faultOfRefusal(meta.reason) : null
}
