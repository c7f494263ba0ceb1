/** What a gift card can be worth, in cents (spec 3, gift card options). */
export interface GiftCard {
  amounts: number[]
  /** Any amount between these two, both included. */
  openAmount: { min: number; max: number } | null
}

/** What a shopper fills in. */
export interface GiftCardAnswers {
  /** Cents; null while none is chosen. */
  amount: number | 'unreadable' | null
  senderName: string
  recipientName: string
  recipientEmail: string
  message: string
  /** When it is e-mailed, as `2026-11-24`; empty for at once. */
  deliveryDay: string
}

/** An amount as a shopper writes it, with a comma or a point → cents; null when it is none. */
export function parseAmount(text: string): number | null {
  const written = text.trim().replace(/^€\s*/, '').replace(',', '.')
  const parts = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(written)
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : null
}

/** The amount that a shopper has written. */
export function readGiftAmount(text: string): GiftCardAnswers['amount'] {
  return text.trim() === '' ? null : (parseAmount(text) ?? 'unreadable')
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
