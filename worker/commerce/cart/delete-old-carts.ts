import type { Database } from '../db/databases'
import { CART_LIFETIME_MS } from './cart'

const AT_ONCE = 1000
/** Times 1,000 carts a run: more than a shop makes between two runs. */
const MOST_ROUNDS = 20

const DELETE_OLD = `
DELETE FROM cart WHERE id IN (
  SELECT id FROM cart WHERE updated_at < ?1
  AND NOT EXISTS (
    SELECT 1 FROM orders WHERE orders.cart_id = cart.id AND orders.state = 'pending_payment'
  )
  ORDER BY updated_at LIMIT ${AT_ONCE}
)`

/** Deletes carts that have expired, with their lines; an order keeps what it was made of. */
export async function deleteOldCarts(sales: Database, now: number): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { meta } = await sales
      .prepare(DELETE_OLD)
      .bind(now - CART_LIFETIME_MS)
      .run()
    if (meta.changes < AT_ONCE) return
  }
}
