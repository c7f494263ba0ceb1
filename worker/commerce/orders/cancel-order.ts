import { markPricesDue } from './mark-prices-due'
import { noteScarceStock } from './note-scarce-stock'

const PENDING = "SELECT 1 FROM orders WHERE id = ?1 AND state = 'pending_payment'"
const PENDING_ID = "SELECT id FROM orders WHERE id = ?1 AND state = 'pending_payment'"

const MARK_PRICES = markPricesDue(PENDING_ID)

const NOTE_STOCK = noteScarceStock(PENDING_ID)

const RETURN_STOCK = `
UPDATE stock SET qty = stock.qty + taken.qty
FROM (
  SELECT product_id, SUM(stock_taken) AS qty FROM (
    SELECT order_id, product_id, stock_taken FROM order_line
    UNION ALL SELECT order_id, product_id, stock_taken FROM order_part)
  WHERE order_id = ?1 GROUP BY product_id
) AS taken
WHERE stock.product_id = taken.product_id AND EXISTS (${PENDING})`

const REOPEN_CART = `
UPDATE cart SET state = 'active', version = version + 1, updated_at = ?2
WHERE id = (SELECT cart_id FROM orders WHERE id = ?1 AND state = 'pending_payment')`

const REFUSE_PAYMENT = `
UPDATE payment SET state = 'refused', updated_at = ?2 WHERE order_id = ?1 AND EXISTS (${PENDING})`

const CANCEL = `
UPDATE orders SET state = 'canceled', updated_at = ?2 WHERE id = ?1 AND state = 'pending_payment'`

/**
 * Gives up an order that waits for its payment: the stock returns, the cart is as before (trust
 * I4), all in one transaction. An order in any other state stays as it is, so repeats are
 * harmless. True when this call did it.
 */
export async function cancelOrder(db: D1Database, orderId: number, now: number): Promise<boolean> {
  const results = await db.batch([
    db.prepare(MARK_PRICES).bind(orderId, new Date(now).toISOString()),
    db.prepare(NOTE_STOCK).bind(orderId),
    db.prepare(RETURN_STOCK).bind(orderId),
    db.prepare(REOPEN_CART).bind(orderId, now),
    db.prepare(REFUSE_PAYMENT).bind(orderId, now),
    db.prepare(CANCEL).bind(orderId, now),
  ])
  return results.at(-1)?.meta.changes === 1
}
