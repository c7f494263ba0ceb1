import { returnCoupon, returnGiftCards } from '../cart/vouchers/take-and-return-vouchers'
import type { Database } from '../db/databases'
import { noteStock, returnStock } from '../stock/take-and-return-stock'

const PENDING = "SELECT id FROM orders WHERE id = ?1 AND state = 'pending_payment'"

const RETURN_STOCK = returnStock(PENDING)

const NOTE_STOCK = noteStock(PENDING)

const RETURN_COUPON = returnCoupon(PENDING)

const RETURN_GIFT_CARDS = returnGiftCards(PENDING)

const REOPEN_CART = `
UPDATE cart SET state = 'active', version = version + 1, updated_at = ?2
WHERE id = (SELECT cart_id FROM orders WHERE id = ?1 AND state = 'pending_payment')`

const REFUSE_PAYMENT = `
UPDATE payment SET state = 'refused', updated_at = ?2 WHERE order_id = ?1 AND EXISTS (${PENDING})`

const CANCEL = `
UPDATE orders SET state = 'canceled', updated_at = ?2 WHERE id = ?1 AND state = 'pending_payment'`

/**
 * Gives up an order that waits for its payment: stock, coupon and gift cards return,
 * the cart is as before (trust I4), all in one transaction. An order in any other state stays as it is, so repeats are
 * harmless. True when this call did it.
 */
export async function cancelOrder(sales: Database, orderId: number, now: number): Promise<boolean> {
  const results = await sales.batch([
    sales.prepare(RETURN_STOCK).bind(orderId, now),
    sales.prepare(NOTE_STOCK).bind(orderId),
    sales.prepare(RETURN_COUPON).bind(orderId),
    sales.prepare(RETURN_GIFT_CARDS).bind(orderId),
    sales.prepare(REOPEN_CART).bind(orderId, now),
    sales.prepare(REFUSE_PAYMENT).bind(orderId, now),
    sales.prepare(CANCEL).bind(orderId, now),
  ])
  return results.at(-1)?.meta.changes === 1
}
