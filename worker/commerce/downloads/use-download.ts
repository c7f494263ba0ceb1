import type { Database } from '../db/databases'
import { query, readFirst, transact } from '../db/query'
import { sql } from '../db/sql'

/** Counts one use of a download. False when it is used up, expired or gone, also since it was looked at. */
export async function takeUse(sales: Database, token: string, now: number): Promise<boolean> {
  const used = await readFirst(
    sales,
    query<{ token: string }>(sql`
      UPDATE issued_download SET uses = uses + 1
      WHERE token = ${token} AND uses < max_uses AND expires_at > ${now} AND EXISTS (
        SELECT 1 FROM order_line AS line JOIN orders ON orders.id = line.order_id
        WHERE line.id = order_line_id AND orders.state = 'processing')
      RETURNING token`),
  )
  return used !== null
}

/** Takes one use back: the file could not be had. */
export async function returnUse(sales: Database, token: string): Promise<void> {
  await transact(sales, [
    sql`UPDATE issued_download SET uses = MAX(0, uses - 1) WHERE token = ${token}`,
  ])
}
