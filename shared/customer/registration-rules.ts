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

interface Person {
  firstName: string
  lastName: string
  email: string
}

/** What is wrong with names and an e-mail address; null when nothing is (spec 5). */
export function personFault(person: Person): AccountFault | null {
  return changeFault(person)
}

/** The same of a change: what it does not name stays as it is. */
export function changeFault({ firstName, lastName, email }: Partial<Person>): AccountFault | null {
  const names = [firstName, lastName].filter((name) => name !== undefined)
  if (!names.every(isName)) return 'name-short'
  return email === undefined || isEmailText(email) ? null : 'email-wrong'
}
