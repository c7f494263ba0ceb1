// The addresses of a customer. Each is known by a number that names its customer as well, so that one
// of somebody else is never taken for one's own.
import type * as z from 'zod/mini'
import type { customerChange } from '../../../shared/contract/customer/user'
import type { Database } from '../db/databases'
import { query, readAll } from '../db/query'
import { type Sql, sql } from '../db/sql'

type GivenAddress = NonNullable<z.output<typeof customerChange>['addresses']>[number]
type AddressFields = Omit<
  GivenAddress,
  'id' | 'customer_id' | 'default_billing' | 'default_shipping'
>

interface AddressRow {
  position: number
  address: string
  isDefaultShipping: 0 | 1
  isDefaultBilling: 0 | 1
}

export interface BookAddress extends AddressFields {
  id: number
  customer_id: number
  default_shipping: boolean
  default_billing: boolean
}

/** More than a book may hold, so that a number is one place of one customer. */
const PLACES = 100

export async function loadAddresses(sales: Database, customerId: number): Promise<BookAddress[]> {
  const rows = await readAll(
    sales,
    query<AddressRow>(sql`
      SELECT position, address, is_default_shipping AS isDefaultShipping,
        is_default_billing AS isDefaultBilling
      FROM customer_address WHERE customer_id = ${customerId} ORDER BY position`),
  )
  return rows.map((row) => ({
    ...(JSON.parse(row.address) as AddressFields),
    id: customerId * PLACES + row.position,
    customer_id: customerId,
    default_shipping: row.isDefaultShipping === 1,
    default_billing: row.isDefaultBilling === 1,
  }))
}

/**
 * Whether each of these that names a number or a customer is of this book, and no two are the same. Who
 * registers has no number yet, and no address.
 */
export function areOwnAddresses(
  customerId: number | null,
  known: readonly BookAddress[],
  given: readonly GivenAddress[],
): boolean {
  const ids = new Set(known.map(({ id }) => id))
  const named = given.flatMap(({ id }) => id ?? [])
  return (
    named.every((id) => ids.has(id)) &&
    new Set(named).size === named.length &&
    given.every(({ customer_id: owner }) => owner == null || owner === customerId)
  )
}

/**
 * The statements that make these the whole book of a customer: known ones keep their numbers, and one
 * at most is the default of each kind. They have to be their own.
 */
export function replaceAddresses(customerId: number, given: readonly GivenAddress[]): Sql[] {
  const named = given.flatMap(({ id }) => id ?? [])
  const free = freePlaces(named.map((id) => id - customerId * PLACES))
  const places = given.map(({ id }) => (id ? id - customerId * PLACES : free()))
  return [
    sql`DELETE FROM customer_address WHERE customer_id = ${customerId}`,
    insertAddresses(sql`customer.id = ${customerId}`, given, places),
  ]
}

/** The statement that writes the book of a customer who has none yet; `customer` is a condition. */
export function firstAddresses(customer: Sql, given: readonly GivenAddress[]): Sql {
  return insertAddresses(
    customer,
    given,
    given.map((_, index) => index),
  )
}

function insertAddresses(
  customer: Sql,
  given: readonly GivenAddress[],
  places: readonly number[],
): Sql {
  const shipping = given.findLastIndex((address) => address.default_shipping)
  const billing = given.findLastIndex((address) => address.default_billing)
  const rows = given.map((address, index) => ({
    position: places[index],
    address: JSON.stringify(toFields(address)),
    isShipping: Number(index === shipping),
    isBilling: Number(index === billing),
  }))
  return sql`INSERT INTO customer_address (customer_id, position, address, is_default_shipping,
      is_default_billing)
    SELECT customer.id, value ->> 'position', value ->> 'address', value ->> 'isShipping',
      value ->> 'isBilling'
    FROM customer CROSS JOIN json_each(${JSON.stringify(rows)}) WHERE ${customer}`
}

/** Gives the lowest place that is not taken, one after the other. */
function freePlaces(taken: readonly number[]): () => number {
  const used = new Set(taken)
  let next = 0
  return () => {
    while (used.has(next)) next += 1
    used.add(next)
    return next
  }
}

function toFields(address: GivenAddress): AddressFields {
  const { id, customer_id, default_billing, default_shipping, ...fields } = address
  return fields
}
