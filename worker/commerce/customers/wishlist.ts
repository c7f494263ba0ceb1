import type * as z from 'zod/mini'
import type { WireWish, wishlistCalls } from '../../../shared/contract/customer/wishlist'
import { WISHLIST_CAP } from '../../../shared/contract/wire/wishlist-limits'
import type { StoreView } from '../../../shared/store-view/store-view'
import type { Database } from '../db/databases'
import { query, transact } from '../db/query'
import { sql } from '../db/sql'

type WishlistChange = z.output<(typeof wishlistCalls)['userWishlist']['body']>

/**
 * Adds to a customer's wishlist in a store and removes from it, and answers all of it, the newest first.
 * A product that is there stays where it is, so a change that comes again changes nothing.
 */
export async function changeWishlist(
  sales: Database,
  { storeCode }: StoreView,
  customerId: number,
  { add, remove }: WishlistChange,
): Promise<WireWish[]> {
  const isTheirs = sql`customer_id = ${customerId} AND store_code = ${storeCode}`
  const results = await transact(sales, [
    sql`DELETE FROM customer_wish
      WHERE ${isTheirs} AND sku IN (SELECT value FROM json_each(${JSON.stringify(remove)}))`,
    sql`INSERT INTO customer_wish (customer_id, store_code, sku, name, image, link)
      SELECT ${customerId}, ${storeCode}, value ->> 'sku', value ->> 'name', value ->> 'image',
        value ->> 'link'
      FROM json_each(${JSON.stringify(add)}) WHERE true ORDER BY key DESC
      ON CONFLICT (customer_id, store_code, sku) DO NOTHING`,
    sql`DELETE FROM customer_wish WHERE ${isTheirs} AND id NOT IN (
      SELECT id FROM customer_wish WHERE ${isTheirs} ORDER BY id DESC LIMIT ${WISHLIST_CAP})`,
    query<WireWish>(sql`
      SELECT sku, name, image, link FROM customer_wish WHERE ${isTheirs} ORDER BY id DESC`),
  ])
  return results.at(-1) as WireWish[]
}
