import type { FaultyShop } from './faulty-shop'

/** 10 per cent, for one order. */
const COUPON = 'TEN'
/** Cents on the gift card. */
export const BALANCE = 5_000
const GIFT_CARD = 'GIFT-0050'

/** Gives out a coupon and a gift card. */
export async function giveVouchers({ sales }: FaultyShop): Promise<void> {
  await sales.batch([
    sales
      .prepare("INSERT INTO coupon (code, kind, amount, max_uses) VALUES (?1, 'percent', 10, 1)")
      .bind(COUPON),
    sales
      .prepare(
        "INSERT INTO gift_card (code, initial, balance, currency) VALUES (?1, ?2, ?2, 'EUR')",
      )
      .bind(GIFT_CARD, BALANCE),
  ])
}

/** Enters both into a cart. */
export async function enterVouchers(shop: FaultyShop, cartId: string): Promise<void> {
  await shop.ask('cartApplyCoupon', { query: { cartId, coupon: COUPON } })
  await shop.ask('giftCardApply', { query: { cartId }, body: { code: GIFT_CARD } })
}

/** How often the coupon was used, and what is left on the card. */
export async function readVouchers({ sales }: FaultyShop) {
  const sql = `SELECT (SELECT uses FROM coupon WHERE code = ?1) AS uses,
    (SELECT balance FROM gift_card WHERE code = ?2) AS balance`
  return sales.prepare(sql).bind(COUPON, GIFT_CARD).first<{ uses: number; balance: number }>()
}
