import { type GiftCard, type GiftCardAnswers, isAmountOffered } from '../../catalog/gift-card'
import { isEmailText } from '../../customer/email-text'
import { isDay } from '../../i18n/day-text'

export type GiftCardField = keyof GiftCardAnswers

export type GiftCardFault =
  | 'required'
  | 'amount-unreadable'
  | 'amount-range'
  | 'name-too-short'
  | 'email'
  | 'too-long'
  | 'no-date'
  | 'day-range'

/** Longest message and name, and shortest name in letters (spec 5, form rules). */
export const MAX_MESSAGE = 300
export const MAX_NAME = 64
const MIN_NAME = 2

/**
 * What is wrong with the answers, by field; empty when the card can be bought (spec 5).
 * @param today the day of the shop; null while nobody knows
 */
export function giftCardFaults(
  card: GiftCard,
  answers: GiftCardAnswers,
  today: string | null,
): Partial<Record<GiftCardField, GiftCardFault>> {
  const faults: [GiftCardField, GiftCardFault | null][] = [
    ['amount', amountFault(card, answers.amount)],
    ['senderName', nameFault(answers.senderName)],
    ['recipientName', nameFault(answers.recipientName)],
    ['recipientEmail', emailFault(answers.recipientEmail)],
    ['message', answers.message.length > MAX_MESSAGE ? 'too-long' : null],
    ['deliveryDay', deliveryDayFault(answers.deliveryDay, today)],
  ]
  return Object.fromEntries(faults.filter(([, fault]) => fault !== null))
}

function amountFault(card: GiftCard, amount: GiftCardAnswers['amount']): GiftCardFault | null {
  if (amount === null) return 'required'
  if (amount === 'unreadable') return 'amount-unreadable'
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

/** The day on which a card is sent; an empty one is at once. */
export function deliveryDayFault(day: string, today: string | null): GiftCardFault | null {
  if (day === '') return null
  if (!isDay(day)) return 'no-date'
  const isOffered = today === null || (day >= today && day <= lastDeliveryDay(today))
  return isOffered ? null : 'day-range'
}

/** A card is sent a year ahead at most. */
export function lastDeliveryDay(today: string): string {
  const day = new Date(today)
  day.setUTCFullYear(day.getUTCFullYear() + 1)
  return day.toISOString().slice(0, 10)
}
