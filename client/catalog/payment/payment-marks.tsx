import type { PaymentCode } from '../../../shared/checkout/payment-methods'
import type { Translate } from '../../../shared/i18n/messages'
import styles from './payment-marks.module.css'

/** What a way to pay is marked with; wallets are left out: only some devices have them. */
function markOf(code: string, t: Translate): string | undefined {
  const marks: Partial<Record<PaymentCode, string>> = {
    banktransfer: t('cart.pay-transfer'),
    adyen_cc: t('cart.pay-card'),
    sandbox_card: t('cart.pay-card'),
    paypal_express: 'PayPal',
    cashondelivery: t('cart.pay-at-door'),
  }
  return marks[code as PaymentCode]
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
