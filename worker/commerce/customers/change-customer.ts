import type * as z from 'zod/mini'
import type { customerChange } from '../../../shared/contract/customer/user'
import { fail, ok, type Result } from '../../../shared/result'
import type { Database } from '../db/databases'
import { query, readFirst, transact } from '../db/query'
import { type Sql, sql } from '../db/sql'
import type { Refusal } from '../http/refusal'
import { loadAddresses, replaceAddresses } from './address-book'
import { deleteResets } from './choose-password'
import type { Customer } from './customer'
import { EMAIL_TAKEN } from './customer-refusals'

type CustomerChange = z.output<typeof customerChange>

/**
 * Changes what a customer may change (spec 6): names, e-mail address and the address book. Whoever reads
 * the mails of the former address may choose no password any more.
 */
export async function changeCustomer(
  sales: Database,
  customer: Customer,
  change: CustomerChange,
): Promise<Result<Customer, Refusal>> {
  const changed: Customer = {
    ...customer,
    email: change.email?.trim() ?? customer.email,
    firstName: change.firstname?.trim() ?? customer.firstName,
    lastName: change.lastname?.trim() ?? customer.lastName,
  }
  const book = await bookOf(sales, customer.id, change)
  if (!book.ok) return book
  if (await isTaken(sales, changed)) return fail(EMAIL_TAKEN)
  try {
    await transact(sales, [
      sql`UPDATE customer SET email = ${changed.email}, first_name = ${changed.firstName},
        last_name = ${changed.lastName} WHERE id = ${customer.id}`,
      ...(changed.email === customer.email ? [] : [deleteResets(customer.id)]),
      ...book.value,
    ])
  } catch (error) {
    // Race: somebody has just taken the address.
    if (await isTaken(sales, changed)) return fail(EMAIL_TAKEN)
    throw error
  }
  return ok(changed)
}

async function bookOf(
  sales: Database,
  customerId: number,
  { addresses }: CustomerChange,
): Promise<Result<Sql[], Refusal>> {
  if (!addresses) return ok([])
  return replaceAddresses(customerId, await loadAddresses(sales, customerId), addresses)
}

async function isTaken(sales: Database, { id, email }: Customer): Promise<boolean> {
  const other = await readFirst(
    sales,
    query<{ id: number }>(sql`SELECT id FROM customer WHERE email = ${email} AND id <> ${id}`),
  )
  return other !== null
}
