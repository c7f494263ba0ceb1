import { markPricesDue } from './mark-prices-due'
import { noteScarceStock } from './note-scarce-stock'

const PENDING = "SELECT 1 FROM sale WHERE id = ?1 AND state = 'pending_payment'"
const PENDING_ID = "SELECT id FROM sale WHERE id = ?1 AND state = 'pending_payment'"

const MARK_PRICES = markPricesDue(PENDING_ID)

const NOTE_STOCK = noteScarceStock(PENDING_ID)

const RETURN_STOCK = `
UPDATE stock SET qty = stock.qty + taken.qty
FROM (
  SELECT product_id, SUM(stock_taken) AS qty FROM (
    SELECT sale_id, product_id, stock_taken FROM sale_line
    UNION ALL SELECT sale_id, product_id, stock_taken FROM sale_part)
  WHERE sale_id = ?1 GROUP BY product_id
) AS taken
WHERE stock.product_id = taken.product_id AND EXISTS (${PENDING})`

const REOPEN_CART = `
UPDATE cart SET state = 'active', version = version + 1, updated_at = ?2
WHERE id = (SELECT cart_id FROM sale WHERE id = ?1 AND state = 'pending_payment')`

const REFUSE_PAYMENT = `
UPDATE payment SET state = 'refused', updated_at = ?2 WHERE sale_id = ?1 AND EXISTS (${PENDING})`

const CANCEL = `
UPDATE sale SET state = 'canceled', updated_at = ?2 WHERE id = ?1 AND state = 'pending_payment'`

/**
 * Gives up an order that waits for its payment: the stock returns, the cart is as before (trust
 * I4), all in one transaction. An order in any other state stays as it is, so repeats are
 * harmless. True when this call did it.
 */
export async function cancelSale(db: D1Database, saleId: number, now: number): Promise<boolean> {
  const results = await db.batch([
    db.prepare(MARK_PRICES).bind(saleId, new Date(now).toISOString()),
    db.prepare(NOTE_STOCK).bind(saleId),
    db.prepare(RETURN_STOCK).bind(saleId),
    db.prepare(REOPEN_CART).bind(saleId, now),
    db.prepare(REFUSE_PAYMENT).bind(saleId, now),
    db.prepare(CANCEL).bind(saleId, now),
  ])
  return results.at(-1)?.meta.changes === 1
}
