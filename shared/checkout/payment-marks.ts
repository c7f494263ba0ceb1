import type { MessageKey, Translate } from '../i18n/messages'
import { brandName } from '../store-view/card-brands'
import type { StoreView } from '../store-view/store-view'
import { type PaymentCode, WALLET_NAMES } from './payment-methods'

/** The names by which shoppers know a way to pay: brands of cards, a wallet, or what one does. */
export interface PaymentMark {
  code: string
  names: string[]
}

const WORDS: Partial<Record<PaymentCode, MessageKey>> = {
  banktransfer: 'cart.pay-transfer',
  sandbox_card: 'cart.pay-card',
  cashondelivery: 'cart.pay-at-door',
}

const OWN_NAMES: Partial<Record<PaymentCode, string>> = {
  adyen_applepay: WALLET_NAMES.applepay,
  adyen_googlepay: WALLET_NAMES.googlepay,
  paypal_express: 'PayPal',
}

/** The marks of the ways to pay with these codes, in their order; none for a code that is not known. */
export function toPaymentMarks(
  codes: readonly string[],
  { cardBrands }: Pick<StoreView, 'cardBrands'>,
  t: Translate,
): PaymentMark[] {
  return codes.flatMap((code) => {
    // Test cards have no brand of their own: where real ones are taken they are nothing new.
    if (code === 'sandbox_card' && codes.includes('adyen_cc')) return []
    const names = code === 'adyen_cc' ? cardBrands.map(brandName) : nameOf(code as PaymentCode, t)
    return names.length > 0 ? [{ code, names }] : []
  })
}

function nameOf(code: PaymentCode, t: Translate): string[] {
  const word = WORDS[code]
  const name = word ? t(word) : OWN_NAMES[code]
  return name ? [name] : []
}
