import { MAX_LINE_QTY } from '../../../shared/contract/wire/cart-limits'
import type { Database } from '../db/databases'

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

const ADD = `
INSERT INTO cart_line (cart_id, item_id, line_key, sku, qty, line_options)
SELECT id, 1 + abs(random() % 2147483646), ?2, ?3, ?4, ?5 FROM cart WHERE id = ?1 AND state = 'active'
ON CONFLICT (cart_id, line_key) DO UPDATE SET qty = MIN(${MAX_LINE_QTY}, qty + excluded.qty)
RETURNING item_id AS id, qty`

const DROP_EQUAL = `
DELETE FROM cart_line WHERE cart_id = ?1 AND line_key = ?2 AND item_id <> ?3
AND EXISTS (SELECT 1 FROM cart WHERE id = ?1 AND state = 'active')`

const SET = `
UPDATE cart_line SET line_key = ?2, sku = ?4, qty = ?5, line_options = ?6
WHERE cart_id = ?1 AND item_id = ?3
AND EXISTS (SELECT 1 FROM cart WHERE id = ?1 AND state = 'active')
RETURNING item_id AS id, qty`

const REMOVE = `
DELETE FROM cart_line WHERE cart_id = ?1 AND item_id = ?2
AND EXISTS (SELECT 1 FROM cart WHERE id = ?1 AND state = 'active')
RETURNING item_id AS id, qty`

const TOUCH = `
UPDATE cart SET version = version + 1, updated_at = ?2 WHERE id = ?1 AND state = 'active'`

/** Puts pieces on the equal line, or on a new one. Null when the cart was ordered meanwhile. */
export async function insertLine(
  sales: Database,
  cartId: number,
  { lineKey, sku, qty, lineOptions }: LineDraft,
  now: number,
): Promise<WrittenLine | null> {
  const [added] = await sales.batch<WrittenLine>([
    sales.prepare(ADD).bind(cartId, lineKey, sku, qty, lineOptions),
    sales.prepare(TOUCH).bind(cartId, now),
  ])
  return added?.results[0] ?? null
}

/** Makes a line what the draft says; a line that it now equals goes. Null when it is not there. */
export async function setLine(
  sales: Database,
  cartId: number,
  lineId: number,
  { lineKey, sku, qty, lineOptions }: LineDraft,
  now: number,
): Promise<WrittenLine | null> {
  const [, changed] = await sales.batch<WrittenLine>([
    sales.prepare(DROP_EQUAL).bind(cartId, lineKey, lineId),
    sales.prepare(SET).bind(cartId, lineKey, lineId, sku, qty, lineOptions),
    sales.prepare(TOUCH).bind(cartId, now),
  ])
  return changed?.results[0] ?? null
}

/** Takes a line out of its own cart; false when it is not there. */
export async function deleteLine(
  sales: Database,
  cartId: number,
  lineId: number,
  now: number,
): Promise<boolean> {
  const [removed] = await sales.batch<WrittenLine>([
    sales.prepare(REMOVE).bind(cartId, lineId),
    sales.prepare(TOUCH).bind(cartId, now),
  ])
  return (removed?.results.length ?? 0) > 0
}
