import { isEmailText } from '../customer/email-text'

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

export type GiftCardField = keyof GiftCardAnswers

export type GiftCardFault = 'required' | 'amount-range' | 'name-too-short' | 'email' | 'too-long'

/** Longest message and name, and shortest name in letters (spec 5, form rules). */
export const MAX_MESSAGE = 300
export const MAX_NAME = 64
const MIN_NAME = 2

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

/** What is wrong with the answers, by field; empty when the card can be bought (spec 5). */
export function giftCardFaults(
  card: GiftCard,
  answers: GiftCardAnswers,
): Partial<Record<GiftCardField, GiftCardFault>> {
  const faults: [GiftCardField, GiftCardFault | null][] = [
    ['amount', amountFault(card, answers.amount)],
    ['senderName', nameFault(answers.senderName)],
    ['recipientName', nameFault(answers.recipientName)],
    ['recipientEmail', emailFault(answers.recipientEmail)],
    ['message', answers.message.length > MAX_MESSAGE ? 'too-long' : null],
  ]
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null))
}

function amountFault(card: GiftCard, amount: number | null): GiftCardFault | null {
  if (amount === null) return 'required'
  return isAmountOffered(card, amount) ? null : 'amount-range'
}

function nameFault(name: string): GiftCardFault | null {
  const letters = name.match(/[\p{L}\p{N}]/gu) ?? []
  if (letters.length === 0) return 'required'
  if (letters.length < MIN_NAME) return 'name-too-short'
  return name.trim().length > MAX_NAME ? 'too-long' : null
}

function emailFault(email: string): GiftCardFault | null {
  if (email.trim() === '') return 'required'
  return isEmailText(email) ? null : 'email'
}
