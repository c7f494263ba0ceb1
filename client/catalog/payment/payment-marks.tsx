import type { PaymentCode } from '../../../shared/checkout/payment-methods'
import type { MessageKey, Translate } from '../../../shared/i18n/messages'
import styles from './payment-marks.module.css'

/** What a way to pay is marked with; wallets are left out: only some devices have them. */
const MARKS: Partial<Record<PaymentCode, MessageKey>> = {
  banktransfer: 'cart.pay-transfer',
  adyen_cc: 'cart.pay-card',
  sandbox_card: 'cart.pay-card',
  cashondelivery: 'cart.pay-at-door',
}

function markOf(code: string, t: Translate): string | undefined {
  if (code === 'paypal_express') return 'PayPal'
  const key = MARKS[code as PaymentCode]
  return key && t(key)
}

interface PaymentMarksProps {
  codes?: readonly string[] | undefined
  t: Translate
}

/** The ways in which a cart may be paid, as the server offers them for it. */
export function PaymentMarks({ codes = [], t }: PaymentMarksProps) {
  const marks = new Set(codes.flatMap((code) => markOf(code, t) ?? []))
  return (
    <ul className={styles.marks} aria-label={t('cart.pay-ways')}>
      {[...marks].map((mark) => (
        <li key={mark}>{mark}</li>
      ))}
    </ul>
  )
}
