import type { AccountFault } from '../../shared/customer/account-fault'
import { ACCOUNT_FIELDS } from '../../shared/customer/account-forms'
import { passwordFault, personFault } from '../../shared/customer/registration-rules'
import type { StoreView } from '../../shared/store-view/store-view'
import { sendForgotten, sendLogin, sendRegistration } from '../engine/account-calls'
import type { HttpPort } from '../engine/ports'
import { solveCaptchaLate } from '../stores/account/solve-captcha-late'

const F = ACCOUNT_FIELDS

const PROOF = { solve: solveCaptchaLate }

type Field = (name: string) => string

const SENDS = {
  'log-in': (http, field) => sendLogin(http, field(F.email).trim(), field(F.password), PROOF),
  forgot: (http, field) => sendForgotten(http, field(F.email).trim()),
  register: sendNewCustomer,
} as const satisfies Record<string, Send>

type Send = (http: HttpPort, field: Field, store: StoreView) => Promise<AccountFault | null>

/** What a guest asks of an account. */
export type CredentialStep = keyof typeof SENDS

/** Sends what was typed into a form by script; null when it was done, else why not. */
export function sendCredentials(
  step: CredentialStep,
  http: HttpPort,
  { fields, store }: { fields: FormData; store: StoreView },
): Promise<AccountFault | null> {
  return SENDS[step](http, (name) => String(fields.get(name) ?? ''), store)
}

async function sendNewCustomer(
  http: HttpPort,
  field: Field,
  store: StoreView,
): Promise<AccountFault | null> {
  const email = field(F.email).trim()
  const firstName = field(F.firstName).trim()
  const lastName = field(F.lastName).trim()
  const password = field(F.password)
  const wrong =
    personFault({ firstName, lastName, email }) ?? passwordFault(password, field(F.repeated), store)
  if (wrong) return wrong
  return sendRegistration(
    http,
    { email, firstname: firstName, lastname: lastName },
    password,
    PROOF,
  )
}
