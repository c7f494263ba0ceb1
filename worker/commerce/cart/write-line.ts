import { MAX_LINE_QTY } from '../../../shared/contract/wire/cart-limits'
import { fail, ok, type Result } from '../../../shared/result'
import type { Database } from '../db/databases'
import { transact } from '../db/query'
import { allOf, type Sql, sql } from '../db/sql'
import { CART_NOT_FOUND, ITEM_NOT_FOUND, type Refusal } from '../http/refusal'

/** As many changes of a cart as a late copy of one may come behind. */
const HEARD_CHARACTERS = 1024

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

/**
 * Which change it is: of one that comes again under any of its names nothing is done, and its line is
 * shown as it is. One without a name is always a new one.
 */
export interface Change {
  cartId: number
  names: readonly string[]
  now: number
}

/** Adds a quantity to the equal line, or as a new one. */
export async function insertLine(
  sales: Database,
  change: Change,
  { lineKey, sku, qty, lineOptions }: LineDraft,
): Promise<Result<WrittenLine, Refusal>> {
  const { cartId } = change
  const [, , shown] = await transact<WrittenRow>(sales, [
    sql`INSERT INTO cart_line (cart_id, item_id, line_key, sku, qty, line_options)
      SELECT id, 1 + abs(random() % 2147483646), ${lineKey}, ${sku}, ${qty}, ${lineOptions}
      FROM cart WHERE ${isNewChange(change)}
      ON CONFLICT (cart_id, line_key) DO UPDATE SET qty = MIN(${MAX_LINE_QTY}, qty + excluded.qty)`,
    noteChange(change),
    showLine(cartId, sql`line_key = ${lineKey}`),
  ])
  return toWritten(shown)
}

/** Makes a line what the draft says; a line that it now equals goes. */
export async function setLine(
  sales: Database,
  change: Change,
  lineId: number,
  { lineKey, sku, qty, lineOptions }: LineDraft,
): Promise<Result<WrittenLine, Refusal>> {
  const { cartId } = change
  const isToBeDone = sql`cart_id = ${cartId}
    AND EXISTS (SELECT 1 FROM cart WHERE ${isNewChange(change)})`
  const [, , , shown] = await transact<WrittenRow>(sales, [
    // Race: another tab has removed this line meanwhile. Then the equal one is the shopper's, and stays.
    sql`DELETE FROM cart_line
      WHERE ${isToBeDone} AND line_key = ${lineKey} AND item_id <> ${lineId}
        AND EXISTS (SELECT 1 FROM cart_line WHERE cart_id = ${cartId} AND item_id = ${lineId})`,
    sql`UPDATE cart_line
      SET line_key = ${lineKey}, sku = ${sku}, qty = ${qty}, line_options = ${lineOptions}
      WHERE ${isToBeDone} AND item_id = ${lineId}`,
    noteChange(change),
    showLine(cartId, sql`item_id = ${lineId}`),
  ])
  return toWritten(shown)
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
    noteChange({ cartId, names: [], now }),
  ])
  return removed.length > 0
}

function isInOpenCart(cartId: number): Sql {
  return sql`cart_id = ${cartId}
    AND EXISTS (SELECT 1 FROM cart WHERE id = ${cartId} AND state = 'active')`
}

/** The cart can still be changed, and has not heard of this change. */
function isNewChange({ cartId, names }: Change): Sql {
  const areNew = names.map((name) => sql`instr(changes_heard, ${asKept(name)}) = 0`)
  return sql`id = ${cartId} AND state = 'active' AND ${allOf(areNew)}`
}

function noteChange(change: Change): Sql {
  const [name] = change.names
  const noted = name === undefined ? '' : asKept(name)
  return sql`UPDATE cart SET version = version + 1, updated_at = ${change.now},
      changes_heard = substr(${noted} || changes_heard, 1, ${HEARD_CHARACTERS})
    WHERE ${isNewChange(change)}`
}

function asKept(name: string): string {
  return `${name} `
}

/** A row for a cart that can be changed, without a line where that has gone. */
interface WrittenRow {
  id: number | null
  qty: number
}

function showLine(cartId: number, which: Sql): Sql {
  return sql`SELECT item_id AS id, qty FROM cart
    LEFT JOIN cart_line ON cart_id = cart.id AND ${which}
    WHERE cart.id = ${cartId} AND state = 'active'`
}

function toWritten([row]: readonly WrittenRow[] = []): Result<WrittenLine, Refusal> {
  if (!row) return fail(CART_NOT_FOUND)
  return row.id === null ? fail(ITEM_NOT_FOUND) : ok({ ...row, id: row.id })
}
