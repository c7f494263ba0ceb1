import type { Database } from '../db/databases'
import { query, readFirst } from '../db/query'
import { listOf, sql } from '../db/sql'

interface Buyer {
  /** Null for a guest. */
  customerId: number | null
  /** Hashes of orders that this browser made; nobody else knows them. */
  orderHashes: readonly string[]
}

/**
 * Whether an order that stands has the product or a child of it. An e-mail address alone shows nothing:
 * whoever knows one could write in its name.
 */
export async function hasBought(
  sales: Database,
  { customerId, orderHashes }: Buyer,
  sku: string,
): Promise<boolean> {
  const bought = query<{ id: number }>(sql`
    SELECT orders.id FROM orders JOIN order_line AS line ON line.order_id = orders.id
    WHERE (orders.customer_id = ${customerId} OR order_hash IN ${listOf(orderHashes)})
      AND orders.state IN ('new', 'processing')
      AND (line.sku = ${sku} COLLATE NOCASE OR line.parent_sku = ${sku} COLLATE NOCASE)
    LIMIT 1`)
  return (await readFirst(sales, bought)) !== null
}
