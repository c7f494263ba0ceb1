import type { PaymentMark } from '../../../shared/checkout/payment-marks'
import type { Translate } from '../../../shared/i18n/messages'
import styles from './payment-marks.module.css'

interface PaymentMarksProps {
  /** Those of the store. */
  marks?: readonly PaymentMark[] | undefined
  /** The ways to pay that there are here; all of the store where that is not known. */
  codes?: readonly string[] | undefined
  t: Translate
}

/** What one may pay with, each by the name that it goes by. */
export function PaymentMarks({ marks = [], codes, t }: PaymentMarksProps) {
  const names = marks.flatMap(({ code, names }) => ((codes?.includes(code) ?? true) ? names : []))
  if (names.length === 0) return null
  return (
    <ul className={styles.marks} aria-label={t('cart.pay-ways')}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
