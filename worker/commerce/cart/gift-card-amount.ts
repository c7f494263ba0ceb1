import { priceToCents } from '../../../shared/contract/wire-money'
import { fail, ok, type Result } from '../../../shared/result'
import type { Extras } from './cart'
import type { Refusal } from './refusal'

const MAX_AMOUNT = 10_000

const AMOUNT_NOT_VALID: Refusal = {
  code: 400,
  reason: 'product-not-available',
  message: 'The gift card is not sold with this amount.',
}

/**
 * What a gift card is worth, and therefore costs, in cents; null where no amount was chosen and
 * the price of the catalogue counts.
 */
export function giftCardAmount({
  am_giftcard_options: card,
}: Extras): Result<number | null, Refusal> {
  const amount = card?.am_giftcard_amount_custom ?? card?.am_giftcard_amount
  if (amount === undefined) return ok(null)
  return amount >= 0.01 && amount <= MAX_AMOUNT ? ok(priceToCents(amount)) : fail(AMOUNT_NOT_VALID)
}
