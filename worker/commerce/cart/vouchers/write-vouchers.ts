// What a cart holds of coupons and gift cards. Each change counts as one of the cart: an order is of
// the codes that it was priced with.
import type { Database } from '../../db/databases'
import { transact } from '../../db/query'
import { listOf, type Sql, sql } from '../../db/sql'
import type { Cart } from '../cart'
import type { PricedCart } from '../price-cart'

/** Puts a coupon into an open cart, in place of the one before; null takes it out. */
export async function setCoupon(
  sales: Database,
  cartId: number,
  code: string | null,
  now: number,
): Promise<void> {
  await transact(sales, [
    sql`UPDATE cart SET coupon_code = ${code} WHERE id = ${cartId} AND state = 'active'`,
    touchCart(cartId, now),
  ])
}

/** Puts a gift card into an open cart. One that is in it already stays where it is. */
export async function addGiftCard(
  sales: Database,
  cartId: number,
  code: string,
  now: number,
): Promise<void> {
  await transact(sales, [
    sql`INSERT INTO cart_gift_card (cart_id, item_id, code)
      SELECT id, 1 + abs(random() % 2147483646), ${code}
      FROM cart WHERE id = ${cartId} AND state = 'active'
      ON CONFLICT (cart_id, code) DO NOTHING`,
    touchCart(cartId, now),
  ])
}

/** Takes gift cards out of an open cart. */
export async function removeGiftCards(
  sales: Database,
  cartId: number,
  itemIds: readonly number[],
  now: number,
): Promise<void> {
  await transact(sales, [
    sql`DELETE FROM cart_gift_card WHERE cart_id = ${cartId} AND item_id IN ${listOf(itemIds)}
      AND EXISTS (SELECT 1 FROM cart WHERE id = ${cartId} AND state = 'active')`,
    touchCart(cartId, now),
  ])
}

/** Whether the cart holds a code that was left out when it was priced. */
export function hasLapsedVoucher(cart: Cart, priced: PricedCart): boolean {
  return hasLapsedCoupon(cart, priced) || lapsedGiftCards(cart, priced).length > 0
}

/** Whether it is the coupon. */
export function hasLapsedCoupon(cart: Cart, priced: PricedCart): boolean {
  return cart.coupon !== null && priced.coupon === null
}

/** Takes out what was left out when the cart was priced, so that it does not come back by itself. */
export async function dropLapsedVouchers(
  sales: Database,
  cart: Cart,
  priced: PricedCart,
  now: number,
): Promise<void> {
  // An empty cart says nothing of its codes: they wait for what will be put in.
  if (cart.lines.length === 0) return
  if (hasLapsedCoupon(cart, priced)) await setCoupon(sales, cart.id, null, now)
  const lapsed = lapsedGiftCards(cart, priced)
  if (lapsed.length > 0) await removeGiftCards(sales, cart.id, lapsed, now)
}

function lapsedGiftCards({ giftCards }: Cart, priced: PricedCart): number[] {
  const isCounted = (id: number) => priced.giftCards.some(({ itemId }) => itemId === id)
  return giftCards.flatMap(({ itemId }) => (isCounted(itemId) ? [] : [itemId]))
}

function touchCart(cartId: number, now: number): Sql {
  return sql`UPDATE cart SET version = version + 1, updated_at = ${now}
    WHERE id = ${cartId} AND state = 'active'`
}
