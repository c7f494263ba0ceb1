import { deleteOldCarts } from '../cart/delete-old-carts'
import { expireSales } from './expire-sales'

/** What the clock does: unpaid orders are given up, carts that nobody can open any more go. */
export async function cleanUpSales(db: D1Database, now: number): Promise<void> {
  await expireSales(db, now)
  await deleteOldCarts(db, now)
}
