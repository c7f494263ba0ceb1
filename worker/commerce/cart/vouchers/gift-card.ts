import type { StoreView } from '../../../../shared/store-view/store-view'
import { rawSql } from '../../db/sql'

/** A gift card as money: a code with what is left on it, in cents. */
export interface GiftCardBalance {
  code: string
  balance: number
  currency: string
  /** ISO 8601; null for never. */
  expiresAt: string | null
}

/** A gift card in a cart, with the number by which its shopper may take it out. */
export interface CartGiftCard extends GiftCardBalance {
  itemId: number
}

/** What a cart takes of a gift card; `amount` is 0 where nothing is left to be paid. Cents. */
export interface GiftCardUse extends CartGiftCard {
  amount: number
}

/** What a `GiftCardBalance` is read from. */
export const GIFT_CARD_COLUMNS = rawSql(`gift_card.code, gift_card.balance, gift_card.currency,
  gift_card.expires_at AS expiresAt`)

/** Whether something can be paid with it in this store at `now`. */
export function isSpendable(card: GiftCardBalance, store: StoreView, now: number): boolean {
  const { balance, currency, expiresAt } = card
  if (balance <= 0 || currency !== store.i18n.currencyCode) return false
  return expiresAt === null || now < Date.parse(expiresAt)
}

/** Pays a sum in cents with gift cards, one after the other until nothing is due. */
export function payByGiftCards(cards: readonly CartGiftCard[], sum: number): GiftCardUse[] {
  let due = sum
  return cards.map((card) => {
    const amount = Math.min(card.balance, due)
    due -= amount
    return { ...card, amount }
  })
}
