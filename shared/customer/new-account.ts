// An account that a guest has made on the way through the checkout (spec 3, createAccount and password).

import type { MessageKey } from '../i18n/messages'
import { type AccountFault, parseAccountFault } from './account-fault'
import type { PasswordSettings } from './password-rule'
import { passwordFault } from './registration-rules'

/** What was chosen. The password leaves with the order and is kept nowhere. */
export interface NewAccount {
  isWanted: boolean
  password: string
  repeated: string
  /** A password that the shop does not take, such as a common one: only the server can tell. */
  refused?: string
}

export const NO_ACCOUNT: NewAccount = { isWanted: false, password: '', repeated: '' }

/** Names of its fields in the form of the checkout. */
export const NEW_ACCOUNT_FIELDS = {
  wanted: 'create-account',
  password: 'new-password',
  repeated: 'repeated-password',
} as const

/** Name in the address of the order's page, which says what became of it. */
export const ACCOUNT_RESULT = 'account'

/** It was made, or why not: the order stands either way. */
export type AccountResult = 'made' | AccountFault

/** Reads it from an address; null when it says nothing that the shop knows. */
export function parseAccountResult(text: string | null): AccountResult | null {
  return text === 'made' ? text : parseAccountFault(text)
}

/** What is wrong with a password that was chosen, by name of its field (spec 5, form rules). */
export function checkNewAccount(
  account: NewAccount,
  store: PasswordSettings,
): Partial<Record<string, MessageKey>> {
  const fault = account.isWanted ? newPasswordFault(account, store) : null
  if (fault === 'passwords-differ') {
    return { [NEW_ACCOUNT_FIELDS.repeated]: 'account.passwords-differ' }
  }
  return fault ? { [NEW_ACCOUNT_FIELDS.password]: 'account.password-weak' } : {}
}

function newPasswordFault(
  { password, repeated, refused }: NewAccount,
  store: PasswordSettings,
): ReturnType<typeof passwordFault> {
  return passwordFault(password, repeated, store) ?? (password === refused ? 'password-weak' : null)
}
