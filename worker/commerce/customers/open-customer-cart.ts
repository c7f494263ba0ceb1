import { MAX_LINE_QTY } from '../../../shared/contract/wire/cart-limits'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { query, transact } from '../db/query'
import { createRandomId } from '../db/random-id'
import { sql } from '../db/sql'

/**
 * The mask of a customer's cart in this store, a new one where there is none. What a guest has put into
 * theirs is added to it and noted there, in the same transaction: said again, nothing is added twice
 * (contract 2.3, its bug #5743). The guest's cart stays: whose login was not answered goes on with it, and
 * only what has come into it since is added by the next login.
 */
export async function openCustomerCart(
  sales: Database,
  { storeCode }: StoreView,
  customerId: number,
  guestMask: string | null,
  { now, forgottenBefore }: { now: number; forgottenBefore: number },
): Promise<string> {
  const isOwn = sql`customer_id = ${customerId} AND store_code = ${storeCode} AND state = 'active'`
  const own = sql`SELECT id FROM cart WHERE ${isOwn} ORDER BY updated_at DESC, id DESC LIMIT 1`
  const guest = sql`SELECT id FROM cart WHERE mask = ${guestMask} AND store_code = ${storeCode}
    AND state = 'active' AND customer_id IS NULL AND updated_at >= ${forgottenBefore}`
  const results = await transact(sales, [
    sql`DELETE FROM cart WHERE ${isOwn} AND updated_at < ${forgottenBefore}`,
    sql`INSERT INTO cart (mask, store_code, customer_id, created_at, updated_at)
      SELECT ${createRandomId()}, ${storeCode}, ${customerId}, ${now}, ${now}
      WHERE NOT EXISTS (${own})`,
    sql`UPDATE cart SET version = version + 1, updated_at = ${now},
        coupon_code = COALESCE(coupon_code, (SELECT coupon_code FROM cart WHERE id = (${guest})))
      WHERE id = (${own}) AND EXISTS (
        SELECT 1 FROM cart_line WHERE cart_id = (${guest}) AND qty > merged_qty)`,
    sql`INSERT INTO cart_line (cart_id, item_id, line_key, sku, qty, line_options)
      SELECT (${own}), 1 + abs(random() % 2147483646), line_key, sku, qty - merged_qty, line_options
      FROM cart_line WHERE cart_id = (${guest}) AND qty > merged_qty ORDER BY id
      ON CONFLICT (cart_id, line_key) DO UPDATE SET qty = MIN(${MAX_LINE_QTY}, qty + excluded.qty)`,
    sql`UPDATE cart_line SET merged_qty = MAX(merged_qty, qty) WHERE cart_id = (${guest})`,
    sql`UPDATE OR IGNORE cart_gift_card SET cart_id = (${own}) WHERE cart_id = (${guest})`,
    query<{ mask: string }>(sql`SELECT mask FROM cart WHERE id = (${own})`),
  ])
  const opened = results.at(-1)?.[0] as { mask: string } | undefined
  if (!opened) throw new Error('A cart that was just opened is gone')
  return opened.mask
}
