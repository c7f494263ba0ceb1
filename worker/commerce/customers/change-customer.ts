import type * as z from 'zod/mini'
import type { customerChange } from '../../../shared/contract/customer/user'
import { fail, ok, type Result } from '../../../shared/result'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { query, readFirst, transact } from '../db/query'
import { type Sql, sql } from '../db/sql'
import type { Refusal } from '../http/refusal'
import { noteAccountMail } from './account-mail/account-mail'
import { askToConfirm, mayAskToConfirm } from './account-mail/confirm-email'
import { areOwnAddresses, loadAddresses, replaceAddresses } from './address-book'
import { deleteResets } from './choose-password'
import type { Customer } from './customer'
import { ADDRESS_FOREIGN, EMAIL_TAKEN, TOO_MANY_TRIES } from './customer-refusals'

type CustomerChange = z.output<typeof customerChange>

/**
 * Changes what a customer may change (spec 6): names, e-mail address and the address book. Another
 * e-mail address is told to the one before it, whose reader may choose no password any more, and has to
 * be confirmed anew. How often is limited: each change writes to an address that may be anybody's.
 */
export async function changeCustomer(
  sales: Database,
  customer: Customer,
  change: CustomerChange,
  store: StoreView,
  now: number,
): Promise<Result<Customer, Refusal>> {
  const changed: Customer = {
    ...customer,
    email: change.email?.trim() ?? customer.email,
    firstName: change.firstname?.trim() ?? customer.firstName,
    lastName: change.lastname?.trim() ?? customer.lastName,
  }
  const isMoved = changed.email.toLowerCase() !== customer.email.toLowerCase()
  const isTheirs = sql`id = ${customer.id}`
  const book = await bookOf(sales, customer.id, change)
  if (!book.ok) return book
  // Before the address is looked up: who may try no more learns of no address whether it is known.
  if (isMoved && !(await mayAskToConfirm(sales, changed, now))) return fail(TOO_MANY_TRIES)
  if (await isTaken(sales, changed)) return fail(EMAIL_TAKEN)
  try {
    await transact(sales, [
      ...(isMoved ? [noteAccountMail({ type: 'email-changed', store, now }, isTheirs)] : []),
      sql`UPDATE customer SET email = ${changed.email}, first_name = ${changed.firstName},
        last_name = ${changed.lastName},
        email_confirmed_at = IIF(email = ${changed.email}, email_confirmed_at, NULL)
        WHERE ${isTheirs}`,
      ...(isMoved ? [deleteResets(isTheirs)] : []),
      ...(isMoved ? await askToConfirm({ type: 'confirm', store, now }, isTheirs) : []),
      ...book.value,
    ])
  } catch (error) {
    // Race: somebody has just taken the address.
    if (await isTaken(sales, changed)) return fail(EMAIL_TAKEN)
    throw error
  }
  return ok(isMoved ? { ...changed, isEmailConfirmed: 0 } : changed)
}

async function bookOf(
  sales: Database,
  customerId: number,
  { addresses }: CustomerChange,
): Promise<Result<Sql[], Refusal>> {
  if (!addresses) return ok([])
  const known = await loadAddresses(sales, customerId)
  if (!areOwnAddresses(customerId, known, addresses)) return fail(ADDRESS_FOREIGN)
  return ok(replaceAddresses(customerId, addresses))
}

async function isTaken(sales: Database, { id, email }: Customer): Promise<boolean> {
  const other = await readFirst(
    sales,
    query<{ id: number }>(sql`SELECT id FROM customer WHERE email = ${email} AND id <> ${id}`),
  )
  return other !== null
}
