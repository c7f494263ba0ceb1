import type { ExpressFault } from '../../../shared/checkout/express'
import { REFUSAL_WORDS } from '../../../shared/checkout/order-refusal'
import type { MessageKey } from '../../../shared/i18n/messages'

/** Why express checkout has ordered nothing. */
export const EXPRESS_FAULT_WORDS: Record<ExpressFault, MessageKey> = {
  ...REFUSAL_WORDS,
  terms: 'checkout.terms-required',
  unsent: 'checkout.unsent',
}
