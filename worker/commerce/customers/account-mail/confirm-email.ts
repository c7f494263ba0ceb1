// Whether the address of an account is its owner's: who presses the link of a mail to it has read that
// mail. Nobody needs it to log in or to buy; what is kept of an address alone is shown only then.
import { fail, ok, type Result } from '../../../../shared/result'
import { textDigest } from '../../../../shared/signing/text-digest'
import type { StoreCode, StoreView } from '../../../../shared/store-view/store-view'
import type { Database } from '../../db/databases'
import { query, readFirst, transact } from '../../db/query'
import { createRandomId } from '../../db/random-id'
import { type Sql, sql } from '../../db/sql'
import type { Refusal } from '../../http/refusal'
import { mayTry } from '../count-tries'
import type { Customer } from '../customer'
import { TOO_MANY_TRIES } from '../customer-refusals'
import { type ConfirmMailType, noteAccountMail } from './account-mail'

/** Where the link leads, below the public origin of this Worker. */
export const CONFIRM_EMAIL_PATH = '/account/confirm'

const GOOD_MS = 7 * 24 * 60 * 60_000
/** Mails in fifteen minutes: to one address, and of one account to whatever addresses. */
const MOST_TO_ADDRESS = 3
const MOST_OF_ACCOUNT = 5

/** The address of a link for one customer. It names the store for the words of its page. */
export function confirmEmailLink(
  publicOrigin: string,
  token: string,
  storeCode: StoreCode,
): string {
  return `${publicOrigin}${CONFIRM_EMAIL_PATH}/${token}?storeCode=${storeCode}`
}

/** Counts a mail that asks to confirm an address, whoever asks for it; whether it may be sent. */
export function mayAskToConfirm(
  sales: Database,
  { id, email }: Pick<Customer, 'id' | 'email'>,
  now: number,
): Promise<boolean> {
  const tried = [
    { what: 'confirm', whose: email, most: MOST_TO_ADDRESS },
    { what: 'confirm-of', whose: String(id), most: MOST_OF_ACCOUNT },
  ] as const
  return mayTry(sales, tried, now)
}

/** Statements that ask a customer to confirm the address that they have then; earlier links end. */
export async function askToConfirm(
  { type, store, now }: { type: ConfirmMailType; store: StoreView; now: number },
  customer: Sql,
): Promise<Sql[]> {
  const token = createRandomId()
  return [
    sql`DELETE FROM email_confirmation WHERE customer_id IN (SELECT id FROM customer WHERE ${customer})`,
    sql`INSERT INTO email_confirmation (digest, customer_id, email, expires_at)
      SELECT ${await textDigest(token)}, id, email, ${now + GOOD_MS}
      FROM customer WHERE ${customer}`,
    noteAccountMail({ type, token, store, now }, customer),
  ]
}

/** Sends the link again to who is logged in, unless their address is confirmed. */
export async function resendConfirmation(
  sales: Database,
  customer: Customer,
  store: StoreView,
  now: number,
): Promise<Result<true, Refusal>> {
  if (customer.isEmailConfirmed) return ok(true)
  if (!(await mayAskToConfirm(sales, customer, now))) return fail(TOO_MANY_TRIES)
  await transact(
    sales,
    await askToConfirm(
      { type: 'confirm', store, now },
      sql`id = ${customer.id} AND email_confirmed_at IS NULL`,
    ),
  )
  return ok(true)
}

/**
 * Confirms the address that a link was sent to; false where the link is over. Pressed again it says the
 * same: who presses twice sees only the second answer.
 */
export async function confirmEmail(sales: Database, token: string, now: number): Promise<boolean> {
  const [confirmed = []] = await transact<{ id: number }>(sales, [
    sql`UPDATE customer SET email_confirmed_at = COALESCE(email_confirmed_at, ${now})
      WHERE EXISTS (SELECT 1 FROM email_confirmation AS asked
        WHERE asked.digest = ${await textDigest(token)} AND asked.expires_at > ${now}
          AND asked.customer_id = customer.id AND asked.email = customer.email)
      RETURNING id`,
  ])
  return confirmed.length > 0
}

/** What the link of a mail leads to: a question, the answer that was given already, or nothing any more. */
export async function confirmationState(
  sales: Database,
  token: string,
  now: number,
): Promise<'ask' | 'confirmed' | 'linkOver'> {
  const asked = await readFirst(
    sales,
    query<{ isConfirmed: 0 | 1 }>(sql`
      SELECT customer.email_confirmed_at IS NOT NULL AS isConfirmed
      FROM email_confirmation AS asked
      JOIN customer ON customer.id = asked.customer_id AND customer.email = asked.email
      WHERE asked.digest = ${await textDigest(token)} AND asked.expires_at > ${now}`),
  )
  if (!asked) return 'linkOver'
  return asked.isConfirmed ? 'confirmed' : 'ask'
}

/** Confirms, as a statement, the address of who has shown by the link of another mail that they read it. */
export function markConfirmed({ id, email }: Customer, now: number): Sql {
  return sql`UPDATE customer SET email_confirmed_at = COALESCE(email_confirmed_at, ${now})
    WHERE id = ${id} AND email = ${email}`
}
