import type * as z from 'zod/mini'
import type { userCalls } from '../../../shared/contract/customer/user'
import { fail, ok, type Result } from '../../../shared/result'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { transact } from '../db/query'
import { sql } from '../db/sql'
import type { Refusal } from '../http/refusal'
import { askToConfirm } from './account-mail/confirm-email'
import { areOwnAddresses, replaceAddresses } from './address-book'
import { type Customer, findCustomerByEmail } from './customer'
import { ADDRESS_FOREIGN, EMAIL_TAKEN, PASSWORD_WEAK } from './customer-refusals'
import { hashPassword } from './password-hash'
import { mayBePassword } from './weak-passwords/may-be-password'

type NewCustomer = z.output<(typeof userCalls)['userCreate']['body']>

/** Who registers belongs to this group; a merchant puts them into another. */
const GENERAL_GROUP = 1

/** Adds a customer, unless the address is taken, the password too weak or the book another's. */
export async function createCustomer(
  sales: Database,
  { customer: given, password, orders = [] }: NewCustomer,
  store: StoreView,
  now: number,
): Promise<Result<Customer, Refusal>> {
  const person = { email: given.email, firstName: given.firstname, lastName: given.lastname }
  if (!mayBePassword(password, person, store)) return fail(PASSWORD_WEAK)
  const addresses = given.addresses ?? []
  if (!areOwnAddresses(null, [], addresses)) return fail(ADDRESS_FOREIGN)
  const kept = await hashPassword(password)
  const welcome = { type: 'welcome', store, now } as const
  const [[created] = []] = await transact<{ id: number }>(sales, [
    sql`INSERT INTO customer (email, first_name, last_name, store_code, group_id, password, created_at)
      VALUES (${given.email.trim()}, ${given.firstname.trim()}, ${given.lastname.trim()},
        ${store.storeCode}, ${GENERAL_GROUP}, ${kept}, ${new Date(now).toISOString()})
      ON CONFLICT (email) DO NOTHING RETURNING id`,
    // By its salt this hash is that of the new customer, and of none that was there.
    ...(await askToConfirm(welcome, sql`password = ${kept} AND email = ${given.email.trim()}`)),
  ])
  if (!created) return fail(EMAIL_TAKEN)
  await transact(sales, [
    ...replaceAddresses(created.id, addresses),
    takeOrders(created.id, given.email, orders),
  ])
  const customer = await findCustomerByEmail(sales, given.email)
  return customer ? ok(customer) : fail(EMAIL_TAKEN)
}

/** What was ordered as a guest is theirs: whoever knows its hash and its address ordered it. */
function takeOrders(customerId: number, email: string, hashes: readonly string[]) {
  return sql`
    UPDATE orders SET customer_id = ${customerId}
    WHERE customer_id IS NULL AND email = ${email.trim()} COLLATE NOCASE
      AND order_hash IN (SELECT value FROM json_each(${JSON.stringify(hashes)}))`
}
