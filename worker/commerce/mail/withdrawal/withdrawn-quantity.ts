import { sql } from '../../db/sql'

/** How many of an `order_line` all withdrawals together name; one without a number names all of it. */
export const WITHDRAWN = sql`
  (SELECT COALESCE(SUM(COALESCE(json_extract(quantities, '$."' || order_line.id || '"'), qty)), 0)
  FROM withdrawal, json_each(withdrawal.lines)
  WHERE withdrawal.order_id = order_line.order_id AND confirmed_at IS NOT NULL
    AND json_each.value = order_line.id)`

/** How many pieces of a row of `orders` no confirmed declaration names. */
export const LEFT_QTY = sql`
  (SELECT SUM(MAX(0, qty - ${WITHDRAWN})) FROM order_line WHERE order_id = orders.id)`
