import type { ConfirmationRequest } from '../../../shared/contract/order/withdrawal'
import type { Database } from '../db/databases'
import { noteWithdrawal } from '../mail/mail'
import { WITHDRAWN } from '../mail/withdrawal/withdrawn-quantity'
import { endWithdrawn } from '../orders/end-withdrawn'

/**
 * Only positions that the order has, and only what no other declaration names; a declaration without any
 * of them is not confirmed.
 */
const CONFIRM = `
UPDATE withdrawal SET confirmed_at = ?2, lines = chosen.ids, quantities = chosen.quantities
FROM (
  SELECT json_group_array(id) AS ids, json_group_object(id, MIN(qty, wanted)) AS quantities
  FROM (
    SELECT id, qty - ${WITHDRAWN.text} AS qty, ROW_NUMBER() OVER (ORDER BY id) - 1 AS position
    FROM order_line WHERE order_id = (SELECT order_id FROM withdrawal WHERE token = ?1))
  JOIN (
    SELECT json_extract(value, '$.position') AS position,
      MAX(json_extract(value, '$.qty')) AS wanted
    FROM json_each(?3) GROUP BY 1) USING (position)
  WHERE qty > 0) AS chosen
WHERE token = ?1 AND confirmed_at IS NULL AND chosen.ids <> '[]'`

const ORDER = 'SELECT order_id FROM withdrawal WHERE token = ?1 AND confirmed_at IS NOT NULL'

const NOTE_WITHDRAWAL = noteWithdrawal('SELECT token FROM withdrawal WHERE token = ?1')

/**
 * Confirms a declaration, notes the mail that says so, and ends the codes and files that it names. The first
 * time counts.
 */
export async function confirmWithdrawal(
  sales: Database,
  { token, lines }: ConfirmationRequest,
  now: number,
): Promise<void> {
  await sales.batch([
    sales.prepare(CONFIRM).bind(token, now, JSON.stringify(lines)),
    sales.prepare(NOTE_WITHDRAWAL).bind(token, now),
    ...endWithdrawn(sales, ORDER, token, now),
  ])
}
