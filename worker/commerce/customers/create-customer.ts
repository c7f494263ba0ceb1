import type * as z from 'zod/mini'
import type { userCalls } from '../../../shared/contract/customer/user'
import { GENERAL_GROUP } from '../../../shared/customer/price-group'
import { fail, ok, type Result } from '../../../shared/result'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { transact } from '../db/query'
import { listOf, type Sql, sql } from '../db/sql'
import type { Refusal } from '../http/refusal'
import { askToConfirm } from './account-mail/confirm-email'
import { areOwnAddresses, firstAddresses } from './address-book'
import { type Customer, findCustomerByEmail } from './customer'
import { ADDRESS_FOREIGN, EMAIL_TAKEN, PASSWORD_WEAK } from './customer-refusals'
import { hashPassword } from './password-hash'
import { toPersonWords } from './weak-passwords/context-words'
import { mayBePassword } from './weak-passwords/may-be-password'

type NewCustomer = z.output<(typeof userCalls)['userCreate']['body']>

/**
 * Adds a customer, unless the address is taken, the password too weak or the book another's. All that is
 * theirs comes in the same transaction: who presses again only hears that the address is taken.
 */
export async function createCustomer(
  sales: Database,
  { customer: given, password, orders = [] }: NewCustomer,
  store: StoreView,
  now: number,
): Promise<Result<Customer, Refusal>> {
  if (!mayBePassword(password, toPersonWords(given), store)) return fail(PASSWORD_WEAK)
  const addresses = given.addresses ?? []
  if (!areOwnAddresses(null, [], addresses)) return fail(ADDRESS_FOREIGN)
  const kept = await hashPassword(password)
  const email = given.email.trim()
  // By its salt this hash is that of the new customer, and of none that was there.
  const isNew = sql`customer.password = ${kept} AND customer.email = ${email}`
  const [[created] = []] = await transact<{ id: number }>(sales, [
    sql`INSERT INTO customer (email, first_name, last_name, store_code, group_id, password, created_at)
      VALUES (${email}, ${given.firstname.trim()}, ${given.lastname.trim()},
        ${store.storeCode}, ${GENERAL_GROUP}, ${kept}, ${new Date(now).toISOString()})
      ON CONFLICT (email) DO NOTHING RETURNING id`,
    ...(await askToConfirm({ type: 'welcome', store, now }, isNew)),
    firstAddresses(isNew, addresses),
    takeOrders(isNew, orders),
    addressOfOrder(isNew),
  ])
  if (!created) return fail(EMAIL_TAKEN)
  const customer = await findCustomerByEmail(sales, given.email)
  return customer ? ok(customer) : fail(EMAIL_TAKEN)
}

/** What was ordered as a guest is theirs: whoever knows its hash and its address ordered it. */
function takeOrders(customer: Sql, hashes: readonly string[]): Sql {
  return sql`
    UPDATE orders SET customer_id = customer.id FROM customer
    WHERE ${customer} AND customer_id IS NULL AND orders.email = customer.email COLLATE NOCASE
      AND order_hash IN ${listOf(hashes)}`
}

/**
 * Where the newest of them went: nobody types it again. A book that was given stays as it is. An order has
 * its province as text, a book as an object.
 */
function addressOfOrder(customer: Sql): Sql {
  return sql`
    INSERT INTO customer_address (customer_id, position, address, is_default_shipping,
      is_default_billing)
    SELECT customer.id, 0,
      json_set(
        json_remove(shipping_address, '$.email', '$.prefix', '$.region_code', '$.region_id'),
        '$.region',
        iif(shipping_address ->> '$.region' <> '',
          json_object('region', shipping_address ->> '$.region'), json('null'))
      ), 1, 1
    FROM customer JOIN orders ON orders.customer_id = customer.id
    WHERE ${customer} AND shipping_address IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM customer_address WHERE customer_id = customer.id)
    ORDER BY orders.id DESC LIMIT 1`
}
