import type { AccountFault } from './account-fault'
import { isEmailText } from './email-text'
import { isGoodPassword, type PasswordSettings } from './password-rule'

const MIN_NAME = 2

/** Blanks around it do not count. */
function isName(text: string): boolean {
  return [...text.trim()].length >= MIN_NAME
}

/** What is wrong with a chosen password and its repetition; null when nothing is (spec 5). */
export function passwordFault(
  password: string,
  repeated: string,
  store: PasswordSettings,
): AccountFault | null {
  if (!isGoodPassword(password, store)) return 'password-weak'
  return password === repeated ? null : 'passwords-differ'
}

/** What is wrong with names and an e-mail address; null when nothing is (spec 5). */
export function personFault(person: {
  firstName: string
  lastName: string
  email: string
}): AccountFault | null {
  if (!isName(person.firstName) || !isName(person.lastName)) return 'name-short'
  return isEmailText(person.email) ? null : 'email-wrong'
}
