import type { StoreCode } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { query, readFirst, transact } from '../db/query'
import { rawSql, type Sql, sql } from '../db/sql'

export interface Customer {
  id: number
  email: string
  firstName: string
  lastName: string
  storeCode: StoreCode
  groupId: number
  /** As it is kept: never the password itself. */
  password: string
  /** ISO 8601. */
  createdAt: string
}

const COLUMNS = rawSql(`customer.id, customer.email, customer.first_name AS firstName,
  customer.last_name AS lastName, customer.store_code AS storeCode, customer.group_id AS groupId,
  customer.password, customer.created_at AS createdAt`)

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
 * Deletes a customer with addresses, logins, wishlist, alerts, the cart that is being filled, the newsletter
 * and the mails that were sent. The cards that they keep are deleted at the provider (`card-holder.ts`). Orders stay, as the books need them, and belong to nobody.
 */
export async function deleteCustomer(
  sales: Database,
  { id, email }: Pick<Customer, 'id' | 'email'>,
): Promise<void> {
  await transact(sales, [
    sql`DELETE FROM newsletter WHERE email = ${email}`,
    sql`DELETE FROM mail WHERE recipient = ${email} AND sent_at IS NOT NULL`,
    sql`DELETE FROM cart WHERE customer_id = ${id} AND state = 'active'`,
    sql`DELETE FROM customer WHERE id = ${id}`,
  ])
}

function find(sales: Database, from: Sql): Promise<Customer | null> {
  return readFirst(sales, query<Customer>(sql`SELECT ${COLUMNS} FROM ${from}`))
}
