import { deliveryDayFault } from '../../../shared/cart/gift-card/gift-card-faults'
import { isAmountOffered } from '../../../shared/catalog/gift-card'
import { isPrice, priceToCents } from '../../../shared/contract/wire/wire-money'
import { isEmailText } from '../../../shared/customer/email-text'
import { fail, ok, type Result } from '../../../shared/result'
import type { Refusal } from '../http/refusal'
import type { LineOptions } from './cart'
import type { SellableProduct } from './sellable-product'

const AMOUNT_NOT_VALID: Refusal = {
  code: 400,
  reason: 'product-not-available',
  message: 'The gift card is not sold with this amount.',
}
const RECIPIENT_MISSING: Refusal = {
  code: 400,
  reason: 'choice-missing',
  message: 'Say who gets the gift card: a name and an e-mail address.',
}
const DAY_NOT_OFFERED: Refusal = {
  code: 400,
  reason: 'choice-missing',
  message: 'Choose a day from today on, at most a year ahead, or none.',
}

/**
 * What a gift card is worth, and therefore costs, in cents; null for what is none. A card that says
 * no amounts of its own costs what the catalogue says.
 */
export function giftCardAmount(
  { typeId, typeData: { giftCard } }: SellableProduct,
  { am_giftcard_options: card }: LineOptions,
): Result<number | null, Refusal> {
  if (typeId !== 'amgiftcard' || !giftCard) return ok(null)
  const { amounts, openAmount = null } = giftCard
  const asked = card?.am_giftcard_amount_custom ?? card?.am_giftcard_amount ?? 0
  if (!isPrice(asked)) return fail(AMOUNT_NOT_VALID)
  const amount = priceToCents(asked)
  return isAmountOffered({ amounts, openAmount }, amount) ? ok(amount) : fail(AMOUNT_NOT_VALID)
}

/** Whether the recipient of the card is named, and the day one on which it can be sent (spec 5). */
export function checkSending(
  { typeId, typeData: { giftCard } }: SellableProduct,
  { am_giftcard_options: card }: LineOptions,
  today: string | null,
): Result<true, Refusal> {
  if (typeId !== 'amgiftcard' || !giftCard) return ok(true)
  const isNamed = (card?.am_giftcard_recipient_name ?? '').trim() !== ''
  const isReached = isEmailText(card?.am_giftcard_recipient_email ?? '')
  if (!isNamed || !isReached) return fail(RECIPIENT_MISSING)
  const day = card?.am_giftcard_date_delivery ?? ''
  return deliveryDayFault(day, today) === null ? ok(true) : fail(DAY_NOT_OFFERED)
}
