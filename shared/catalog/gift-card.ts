/** What a gift card can be worth, in cents (spec 3, gift card options). */
export interface GiftCard {
  amounts: number[]
  /** Any amount between these two, both included. */
  openAmount: { min: number; max: number } | null
}

/** What a shopper fills in. */
export interface GiftCardAnswers {
  /** Cents; null while none is chosen, or while what is written is none. */
  amount: number | null
  senderName: string
  recipientName: string
  recipientEmail: string
  message: string
}

/** Whether a card may be worth this many cents. */
export function isAmountOffered({ amounts, openAmount }: GiftCard, cents: number): boolean {
  if (amounts.includes(cents)) return true
  return openAmount !== null && cents > 0 && cents >= openAmount.min && cents <= openAmount.max
}

/** The lowest amount that can be bought, in cents; null where there is none. */
export function leastAmount({ amounts, openAmount }: GiftCard): number | null {
  const all = [...amounts, ...(openAmount ? [openAmount.min] : [])].filter((cents) => cents > 0)
  return all.length > 0 ? Math.min(...all) : null
}

/** Whether it can be bought for more than its lowest amount. */
export function hasSeveralAmounts({ amounts, openAmount }: GiftCard): boolean {
  return new Set(amounts).size > 1 || openAmount !== null
}
