import { MAX_LINE_QTY } from '../../../shared/contract/wire/cart-limits'
import type { Database } from '../db/databases'
import { transact } from '../db/query'
import { type Sql, sql } from '../db/sql'

/** A line as it is to stand in the cart. */
export interface LineDraft {
  lineKey: string
  sku: string
  qty: number
  lineOptions: string
}

export interface WrittenLine {
  /** As the shopper's cart has it: random, so that it does not count the lines of the shop. */
  id: number
  qty: number
}

/** Adds a quantity to the equal line, or as a new one. Null when the cart was ordered meanwhile. */
export async function insertLine(
  sales: Database,
  cartId: number,
  { lineKey, sku, qty, lineOptions }: LineDraft,
  now: number,
): Promise<WrittenLine | null> {
  const [added] = await transact<WrittenLine>(sales, [
    sql`INSERT INTO cart_line (cart_id, item_id, line_key, sku, qty, line_options)
      SELECT id, 1 + abs(random() % 2147483646), ${lineKey}, ${sku}, ${qty}, ${lineOptions}
      FROM cart WHERE id = ${cartId} AND state = 'active'
      ON CONFLICT (cart_id, line_key) DO UPDATE SET qty = MIN(${MAX_LINE_QTY}, qty + excluded.qty)
      RETURNING item_id AS id, qty`,
    touchCart(cartId, now),
  ])
  return added?.[0] ?? null
}

/** Makes a line what the draft says; a line that it now equals goes. Null when it is not there. */
export async function setLine(
  sales: Database,
  cartId: number,
  lineId: number,
  { lineKey, sku, qty, lineOptions }: LineDraft,
  now: number,
): Promise<WrittenLine | null> {
  const [, changed] = await transact<WrittenLine>(sales, [
    // Race: another tab has removed this line meanwhile. Then the equal one is the shopper's, and stays.
    sql`DELETE FROM cart_line
      WHERE ${isInOpenCart(cartId)} AND line_key = ${lineKey} AND item_id <> ${lineId}
        AND EXISTS (SELECT 1 FROM cart_line WHERE cart_id = ${cartId} AND item_id = ${lineId})`,
    sql`UPDATE cart_line
      SET line_key = ${lineKey}, sku = ${sku}, qty = ${qty}, line_options = ${lineOptions}
      WHERE ${isInOpenCart(cartId)} AND item_id = ${lineId}
      RETURNING item_id AS id, qty`,
    touchCart(cartId, now),
  ])
  return changed?.[0] ?? null
}

/** Takes a line out of its own cart; false when it is not there. */
export async function deleteLine(
  sales: Database,
  cartId: number,
  lineId: number,
  now: number,
): Promise<boolean> {
  const [removed = []] = await transact<WrittenLine>(sales, [
    sql`DELETE FROM cart_line WHERE ${isInOpenCart(cartId)} AND item_id = ${lineId}
      RETURNING item_id AS id, qty`,
    touchCart(cartId, now),
  ])
  return removed.length > 0
}

function isInOpenCart(cartId: number): Sql {
  return sql`cart_id = ${cartId}
    AND EXISTS (SELECT 1 FROM cart WHERE id = ${cartId} AND state = 'active')`
}

function touchCart(cartId: number, now: number): Sql {
  return sql`UPDATE cart SET version = version + 1, updated_at = ${now}
    WHERE id = ${cartId} AND state = 'active'`
}
