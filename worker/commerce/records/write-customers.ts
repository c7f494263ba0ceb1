import type { AddressRecord, CustomerRecord } from '../../../shared/contract/admin/shop-records'
import { storeViewOf } from '../../../shared/store-view/store-views'
import { hashPassword } from '../customers/password-hash'
import type { Database } from '../db/databases'
import { query, readAll } from '../db/query'
import { createRandomId } from '../db/random-id'
import { listOf, sql } from '../db/sql'

const INSERT_CUSTOMERS = `
  INSERT INTO customer (email, first_name, last_name, store_code, group_id, password,
    created_at)
  SELECT value ->> 'email', value ->> 'firstName', value ->> 'lastName', value ->> 'store',
    value ->> 'groupId', value ->> 'password', value ->> 'createdAt'
  FROM json_each(?1) WHERE true ON CONFLICT (email) DO NOTHING`

// The first address of the book is the one things are sent and billed to.
const INSERT_ADDRESSES = `
  INSERT INTO customer_address (customer_id, position, address, is_default_shipping,
    is_default_billing)
  SELECT customer.id, address.key, address.value, address.key = 0, address.key = 0
  FROM json_each(?1) AS given
  JOIN customer ON customer.email = given.value ->> 'email'
  JOIN json_each(given.value, '$.addresses') AS address
  WHERE true ON CONFLICT (customer_id, position) DO NOTHING`

const INSERT_SUBSCRIBERS = `
  INSERT INTO newsletter (email, store_id, subscribed_at, token)
  SELECT value ->> 'email', value ->> 'storeId', value ->> 'createdAt', value ->> 'token'
  FROM json_each(?1) WHERE value ->> 'isSubscribed' ON CONFLICT DO NOTHING`

/** Adds the customers whose e-mail address is not known yet, and answers how many those were. */
export async function writeCustomers(
  sales: Database,
  drafts: readonly CustomerRecord[],
): Promise<number> {
  const fresh = await withoutKnown(sales, drafts)
  if (fresh.length === 0) return 0
  const customers = JSON.stringify(await Promise.all(fresh.map(toRow)))
  const [inserted] = await sales.batch([
    sales.prepare(INSERT_CUSTOMERS).bind(customers),
    sales.prepare(INSERT_ADDRESSES).bind(customers),
    sales.prepare(INSERT_SUBSCRIBERS).bind(customers),
  ])
  return inserted?.meta.changes ?? 0
}

async function withoutKnown(sales: Database, drafts: readonly CustomerRecord[]) {
  const emails = listOf(drafts.map(({ email }) => email))
  const known = await readAll(
    sales,
    query<{ email: string }>(
      sql`SELECT lower(email) AS email FROM customer WHERE email IN ${emails}`,
    ),
  )
  const taken = new Set(known.map(({ email }) => email))
  return drafts.filter(({ email }) => !taken.has(email.toLowerCase()))
}

async function toRow({ password, addresses, ...draft }: CustomerRecord) {
  return {
    ...draft,
    password: await hashPassword(password),
    storeId: storeViewOf(draft.store).storeId,
    token: createRandomId(),
    addresses: addresses.map(toAddressFields),
  }
}

/** An address as the calls of the contract have it. */
function toAddressFields(address: AddressRecord): object {
  return { company: null, telephone: null, region: null, region_id: null, ...address }
}
