import { type GiftCard, type GiftCardAnswers, isAmountOffered } from '../catalog/gift-card'
import { isEmailText } from '../customer/email-text'

export type GiftCardField = keyof GiftCardAnswers

export type GiftCardFault = 'required' | 'amount-range' | 'name-too-short' | 'email' | 'too-long'

/** Longest message and name, and shortest name in letters (spec 5, form rules). */
export const MAX_MESSAGE = 300
export const MAX_NAME = 64
const MIN_NAME = 2

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
