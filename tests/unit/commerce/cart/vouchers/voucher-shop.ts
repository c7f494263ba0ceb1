import { createDatabases } from '../../../../fakes/d1-in-memory'
import { type CheckoutShop, openCheckoutShop } from '../../checkout-shop'

const COUPONS = [
  ['TEN', 'percent', 10, 0, null, null, null, null],
  ['ALL', 'percent', 100, 0, null, null, null, null],
  ['FIVE', 'fixed', 500, 2_500, null, null, null, null],
  ['SHIPFREE', 'free_shipping', 0, 0, null, null, null, null],
  ['ONCE', 'fixed', 1_000, 0, null, null, 1, null],
  ['OVER', 'percent', 20, 0, null, '2025-06-01T00:00:00.000Z', null, null],
  ['LATER', 'percent', 20, 0, '2040-03-01T00:00:00.000Z', null, null, null],
  ['FRENCH', 'percent', 20, 0, null, null, null, 'fr_fr'],
] as const

const GIFT_CARDS = [
  ['GIFT-0010', 1_000, 1_000, null],
  ['GIFT-0050', 5_000, 5_000, null],
  ['GIFT-1000', 100_000, 100_000, null],
  ['GIFT-SPENT', 5_000, 0, null],
  ['GIFT-OVER', 5_000, 5_000, '2025-01-01T00:00:00.000Z'],
] as const

/** A shop with a coupon of each kind and gift cards as they come back: whole, spent, over. */
export async function openVoucherShop(): Promise<CheckoutShop> {
  const shop = await openCheckoutShop(createDatabases())
  await shop.sales.batch([
    ...COUPONS.map((values) =>
      shop.sales
        .prepare(
          `INSERT INTO coupon (code, kind, amount, min_subtotal, valid_from, valid_to, max_uses,
            store_code) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`,
        )
        .bind(...values),
    ),
    ...GIFT_CARDS.map((values) =>
      shop.sales
        .prepare(
          `INSERT INTO gift_card (code, initial, balance, currency, expires_at)
          VALUES (?1, ?2, ?3, 'EUR', ?4)`,
        )
        .bind(...values),
    ),
  ])
  return shop
}

export const applyCoupon = (shop: CheckoutShop, cartId: string, coupon: string) =>
  shop.send('cartApplyCoupon', { query: { cartId, coupon } })

export const applyGiftCard = (shop: CheckoutShop, cartId: string, code: string) =>
  shop.send('giftCardApply', { query: { cartId }, body: { code } })

export const usesOf = (shop: CheckoutShop, code: string) =>
  shop.sales.prepare('SELECT uses FROM coupon WHERE code = ?1').bind(code).first('uses')

export const balanceOf = (shop: CheckoutShop, code: string) =>
  shop.sales.prepare('SELECT balance FROM gift_card WHERE code = ?1').bind(code).first('balance')
