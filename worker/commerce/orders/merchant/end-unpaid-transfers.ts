import { TRANSFER_END_DAYS } from '../../../../shared/store-view/merchant'
import type { Database } from '../../db/databases'
import { query, readAll } from '../../db/query'
import { rawSql, type Sql, sql } from '../../db/sql'
import { AWAITS_TRANSFER, cancelUnpaidTransfer } from './cancel-standing-order'

const DAY_MS = 24 * 60 * 60_000
const AT_ONCE = 50

/**
 * Gives up the orders whose transfer has not come, oldest first: they would hold the last piece, the
 * uses of a coupon and the balance of a gift card for good. Says how many it was.
 */
export async function endUnpaidTransfers(sales: Database, now: number): Promise<number> {
  const overdue = await readAll(sales, query<{ orderNumber: number }>(overdueTransfers(now)))
  let ended = 0
  for (const { orderNumber } of overdue) {
    if (await cancelUnpaidTransfer(sales, orderNumber, now)) ended += 1
  }
  return ended
}

/** Found by the index `order_awaiting_transfer`, whose condition stands here word for word. */
export function overdueTransfers(now: number): Sql {
  return sql`
    SELECT increment_id AS orderNumber FROM orders
    WHERE ${rawSql(AWAITS_TRANSFER)} AND sent_at IS NULL
      AND placed_at < ${now - TRANSFER_END_DAYS * DAY_MS}
    ORDER BY placed_at LIMIT ${AT_ONCE}`
}
