// A password that is chosen anew, with the old one or with the link of a mail. Either way every login
// of the customer ends (ASVS 7.4.3).
import { fail, ok, type Result } from '../../../shared/result'
import { textDigest } from '../../../shared/signing/text-digest'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { transact } from '../db/query'
import { type Sql, sql } from '../db/sql'
import type { Refusal } from '../http/refusal'
import { noteAccountMail } from './account-mail/account-mail'
import { markConfirmed } from './account-mail/confirm-email'
import { forgetTries, forgiveTries, mayTry } from './count-tries'
import { type Customer, findCustomerByReset } from './customer'
import {
  PASSWORD_WEAK,
  PASSWORD_WRONG,
  RESET_EMAIL_WRONG,
  RESET_OVER,
  TOO_MANY_TRIES,
} from './customer-refusals'
import { deleteTokens } from './customer-tokens'
import { triesOfAccount } from './log-in'
import { hashPassword, isPassword } from './password-hash'
import { mayBePassword } from './weak-passwords/may-be-password'

/** Changes the password of who is logged in and knows the old one. */
export async function changePassword(
  sales: Database,
  customer: Customer,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  store: StoreView,
  now: number,
): Promise<Result<true, Refusal>> {
  const tried = [triesOfAccount(customer.email)]
  if (!(await mayTry(sales, tried, now))) return fail(TOO_MANY_TRIES)
  if (!(await isPassword(currentPassword, customer.password))) return fail(PASSWORD_WRONG)
  await forgiveTries(sales, tried)
  if (!mayBePassword(newPassword, customer, store)) return fail(PASSWORD_WEAK)
  const kept = await hashPassword(newPassword)
  await transact(sales, keepPassword(customer, kept, sql`true`, store, now))
  return ok(true)
}

/**
 * Chooses a password by the token of a mail, which is good once: in one transaction, so that no token is
 * used up for nothing.
 */
export async function createPassword(
  sales: Database,
  given: { email: string; newPassword: string; resetToken: string },
  store: StoreView,
  now: number,
): Promise<Result<true, Refusal>> {
  const digest = await textDigest(given.resetToken)
  const customer = await findCustomerByReset(sales, digest, now)
  if (!customer) return fail(RESET_OVER)
  const isTheirs = customer.email.toLowerCase() === given.email.trim().toLowerCase()
  if (!isTheirs) return fail(RESET_EMAIL_WRONG)
  if (!mayBePassword(given.newPassword, customer, store)) return fail(PASSWORD_WEAK)
  const kept = await hashPassword(given.newPassword)
  const isGood = sql`EXISTS (SELECT 1 FROM password_reset WHERE digest = ${digest})`
  const [chosen] = await transact(sales, [
    ...keepPassword(customer, kept, isGood, store, now),
    markConfirmed(customer, now),
    await forgetTries(triesOfAccount(customer.email)),
  ])
  // Race: the same link was used a moment ago.
  return chosen?.length ? ok(true) : fail(RESET_OVER)
}

/** Whether the token of a mail is good: nothing of it is used by asking. */
export async function isResetGood(
  sales: Database,
  resetToken: string,
  now: number,
): Promise<boolean> {
  return (await findCustomerByReset(sales, await textDigest(resetToken), now)) !== null
}

/** All links that were mailed to a customer; `customer` is a condition. */
export function deleteResets(customer: Sql): Sql {
  return sql`DELETE FROM password_reset WHERE customer_id IN (
    SELECT id FROM customer WHERE ${customer})`
}

/** The first statement says whether it was kept; without that the others do nothing. */
function keepPassword(
  { id }: Customer,
  kept: string,
  isAllowed: Sql,
  store: StoreView,
  now: number,
): Sql[] {
  // By its salt this hash is that of this very choice.
  const isKept = sql`id = ${id} AND password = ${kept}`
  return [
    sql`UPDATE customer SET password = ${kept} WHERE id = ${id} AND ${isAllowed} RETURNING id`,
    deleteResets(isKept),
    deleteTokens(isKept),
    noteAccountMail({ type: 'password-changed', store, now }, isKept),
  ]
}
