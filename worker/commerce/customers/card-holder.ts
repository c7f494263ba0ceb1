// By what the card payment provider knows a customer. It is random, says nothing of them, and outlives
// the account until the cards that were kept there are deleted.
import type { Database } from '../db/databases'
import { query, readAll, readFirst, transact } from '../db/query'
import { createRandomId } from '../db/random-id'
import { sql } from '../db/sql'

interface Holder {
  reference: string
}

/** The reference of a customer, made with the first card; null for one who never kept any. */
export async function findCardHolder(sales: Database, customerId: number): Promise<string | null> {
  const found = await readFirst(
    sales,
    query<Holder>(sql`SELECT reference FROM card_holder WHERE customer_id = ${customerId}`),
  )
  return found?.reference ?? null
}

/** The reference of the customer who ordered; null for an order of a guest. */
export async function openCardHolder(sales: Database, orderId: number): Promise<string | null> {
  const buyer = sql`SELECT customer_id FROM orders WHERE id = ${orderId} AND customer_id IS NOT NULL`
  const [, found] = await transact(sales, [
    sql`INSERT INTO card_holder (reference, customer_id) SELECT ${createRandomId()}, customer_id
      FROM (${buyer}) WHERE true ON CONFLICT (customer_id) DO NOTHING`,
    query<Holder>(sql`SELECT reference FROM card_holder WHERE customer_id = (${buyer})`),
  ])
  return (found?.[0] as Holder | undefined)?.reference ?? null
}

/** References of accounts that are gone: any of them, so that some that cannot be deleted hold up none. */
export async function listGoneHolders(sales: Database, atMost: number): Promise<string[]> {
  const gone = await readAll(
    sales,
    query<Holder>(sql`SELECT reference FROM card_holder WHERE customer_id IS NULL
      ORDER BY random() LIMIT ${atMost}`),
  )
  return gone.map(({ reference }) => reference)
}

export async function dropCardHolder(sales: Database, reference: string): Promise<void> {
  await transact(sales, [
    sql`DELETE FROM card_holder WHERE reference = ${reference} AND customer_id IS NULL`,
  ])
}
