import { messagesOf } from '../../../../client/entry-server'
import type { CheckoutFault } from '../../../../shared/checkout/checkout-form'
import { REFUSAL_WORDS } from '../../../../shared/checkout/order-refusal'
import { createTranslate, type MessageKey } from '../../../../shared/i18n/messages'
import type { StoreView } from '../../../../shared/store-view/store-view'

const FAULT_WORDS: Record<CheckoutFault, MessageKey> = {
  ...REFUSAL_WORDS,
  'total-changed': 'checkout.total-changed',
  unsent: 'checkout.unsent',
  'date-gone': 'checkout.delivery-date-gone',
  'coupon-wrong': 'cart.coupon-wrong',
  'gift-card-unknown': 'cart.gift-card-unknown',
  'gift-card-needless': 'cart.gift-card-needless',
  'too-many': 'checkout.too-many',
  'too-long': 'checkout.too-much',
}

/** Why a posted checkout has ordered nothing, in words that need not come with the code of its page. */
export function faultWords({ storeCode }: StoreView, fault: CheckoutFault): string {
  return createTranslate(messagesOf(storeCode))(FAULT_WORDS[fault], { reason: '' })
}
