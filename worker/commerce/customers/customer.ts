import type { StoreCode, StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { query, readFirst, transact } from '../db/query'
import { rawSql, type Sql, sql } from '../db/sql'
import { noteAccountMail } from './account-mail/account-mail'

export interface Customer {
  id: number
  email: string
  firstName: string
  lastName: string
  storeCode: StoreCode
  groupId: number
  /** As it is kept: never the password itself. */
  password: string
  /** Whether the link of a mail to this address was pressed. */
  isEmailConfirmed: 0 | 1
  /** ISO 8601. */
  createdAt: string
}

const COLUMNS = rawSql(`customer.id, customer.email, customer.first_name AS firstName,
  customer.last_name AS lastName, customer.store_code AS storeCode, customer.group_id AS groupId,
  customer.password, customer.email_confirmed_at IS NOT NULL AS isEmailConfirmed,
  customer.created_at AS createdAt`)

export function findCustomerByEmail(sales: Database, email: string): Promise<Customer | null> {
  return find(sales, sql`customer WHERE customer.email = ${email.trim()}`)
}

/** Whom an access token belongs to, while it is good. */
export function findCustomerByToken(
  sales: Database,
  digest: string,
  now: number,
): Promise<Customer | null> {
  return find(
    sales,
    sql`customer_token AS token JOIN customer ON customer.id = token.customer_id
      WHERE token.digest = ${digest} AND token.kind = 'access' AND token.expires_at > ${now}`,
  )
}

/** Whose a reset token is, while it is good. */
export function findCustomerByReset(
  sales: Database,
  digest: string,
  now: number,
): Promise<Customer | null> {
  return find(
    sales,
    sql`password_reset AS reset JOIN customer ON customer.id = reset.customer_id
      WHERE reset.digest = ${digest} AND reset.expires_at > ${now}`,
  )
}

/**
 * Deletes a customer with addresses, logins, wishlist, alerts and the cart that is being filled, and tells
 * them. What is kept of their address alone, the newsletter and the mails that were sent, goes where the
 * address is confirmed: another's may have been typed. The cards that they keep are deleted at the provider
 * (`card-holder.ts`). Orders stay, as the books need them, and belong to nobody.
 */
export async function deleteCustomer(
  sales: Database,
  { id, email }: Pick<Customer, 'id' | 'email'>,
  store: StoreView,
  now: number,
): Promise<void> {
  const isConfirmed = sql`EXISTS (SELECT 1 FROM customer
    WHERE id = ${id} AND email_confirmed_at IS NOT NULL)`
  await transact(sales, [
    sql`DELETE FROM newsletter WHERE email = ${email} AND ${isConfirmed}`,
    sql`DELETE FROM mail WHERE recipient = ${email} AND sent_at IS NOT NULL
      AND (kind IN ('account', 'password-reset', 'product-alert') OR ${isConfirmed})`,
    noteAccountMail({ type: 'deleted', store, now }, sql`id = ${id}`),
    sql`DELETE FROM cart WHERE customer_id = ${id} AND state = 'active'`,
    sql`DELETE FROM customer WHERE id = ${id}`,
  ])
}

function find(sales: Database, from: Sql): Promise<Customer | null> {
  return readFirst(sales, query<Customer>(sql`SELECT ${COLUMNS} FROM ${from}`))
}
