// What all forms of an account share: reading them, and where they lead.

import { faultOfRefusal } from '../../../../shared/contract/customer/customer-refusal'
import type { AccountFault } from '../../../../shared/customer/account-fault'
import {
  type AccountNotice,
  TYPED_FIELDS,
  type TypedAccountFields,
} from '../../../../shared/customer/account-forms'
import { storePath } from '../../../../shared/routing/links'
import { ACCOUNT_PATH, RESET_PASSWORD_PATH } from '../../../../shared/routing/screen-paths'
import { SIGNED_OUT } from '../../gateway/ask-as-customer'
import type { GatewayContext } from '../../gateway/gateway-context'
import { readForm } from '../../http/read-form'
import type { Sources } from '../../load/sources'
import { loadOwnView } from '../../pages/serve-account'
import { logLine } from '../../runtime/log-line'
import { saySoon } from '../../session/said-once'
import { reasonOf, type UpstreamFault } from '../../upstream/fault'
import { SEE_OTHER } from '../go-to'
import { refuseForm } from '../refuse-form'
import { showAgain } from '../show-again'

/** Fields of a form as they were written; passwords with the blanks around them. */
export interface AccountForm {
  text: (name: string) => string
  secret: (name: string) => string
  /** What its page shows again when it is refused. */
  typed: TypedAccountFields
}

type Handle = (c: GatewayContext, form: AccountForm) => Promise<Response>

/** Reads a form before it is handled; one that is none is answered with what is wrong. */
export function withForm(handle: Handle) {
  return async function handleForm(c: GatewayContext): Promise<Response> {
    const form = await readForm(c.req.raw)
    if (!form.ok) return refuseForm(c, form.error.status)
    const secret = (name: string) => form.value.get(name) ?? ''
    const typed = Object.fromEntries(
      TYPED_FIELDS.flatMap((name) => (form.value.has(name) ? [[name, secret(name)]] : [])),
    )
    return handle(c, { secret, text: (name) => secret(name).trim(), typed })
  }
}

/** The same of a form that only a customer has: whose login has ended is told so, and nothing is done. */
export function withOwnForm(handle: Handle) {
  return withForm(async (c, form) =>
    c.get('customer').current
      ? handle(c, form)
      : showAccountAgain(c, form, { fault: 'login-over' }),
  )
}

export type Said = { notice: AccountNotice } | { fault: AccountFault } | Record<string, string>

/** The page of the account, which says what was done or why not. */
export function goToAccount(c: GatewayContext, said: Said = {}): Response {
  saySoon(c, said)
  return goTo(c, ACCOUNT_PATH, said)
}

/** The page of the account as the answer to a posted form, with what only that answer says. */
export async function showAccountAgain(
  c: GatewayContext,
  shown: Pick<Sources, 'typed' | 'giftCardBalance'>,
  said: Said = {},
): Promise<Response> {
  const page = addressOf(c, ACCOUNT_PATH, said)
  const account = await loadOwnView(c, new URL(page, c.req.url))
  const { typed = {}, giftCardBalance = null } = shown
  return showAgain(c, page, { typed, giftCardBalance, account, isRefused: 'fault' in said })
}

/** The page on which a password is asked for or chosen, as the answer to its form that was refused. */
export function showResetAgain(
  c: GatewayContext,
  { typed }: Pick<AccountForm, 'typed'>,
  said: Said,
): Promise<Response> {
  return showAgain(c, addressOf(c, RESET_PASSWORD_PATH, said), { typed, isRefused: true })
}

/** The page on which a password is asked for or chosen. */
export function goToReset(c: GatewayContext, said: Said): Response {
  return goTo(c, RESET_PASSWORD_PATH, said)
}

function goTo(c: GatewayContext, path: string, said: Said): Response {
  return c.redirect(addressOf(c, path, said), SEE_OTHER)
}

function addressOf(c: GatewayContext, path: string, said: Said): string {
  const query = new URLSearchParams(said).toString()
  const page = storePath(path, c.get('store'))
  return query ? `${page}?${query}` : page
}

/** Of a password that is asked for again: to log in is only how it was asked. */
export function wrongPassword(fault: AccountFault): AccountFault {
  return fault === 'login-refused' ? 'password-wrong' : fault
}

/** Why the backend refused, for the shopper; a login may be refused without a reason (contract 1.1). */
export function toAccountFault(fault: UpstreamFault, otherwise: AccountFault): AccountFault {
  const reason = reasonOf(fault)
  if (reason === SIGNED_OUT) return 'login-over'
  const known = faultOfRefusal(reason)
  if (known) return known
  if (fault.status === 429) return 'too-many-tries'
  logLine('warn', 'account-form', { kind: fault.kind, status: fault.status })
  return fault.status >= 500 ? 'failed' : otherwise
}
