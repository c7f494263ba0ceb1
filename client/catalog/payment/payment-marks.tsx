import type { PaymentMark } from '../../../shared/checkout/payment-marks'
import type { Translate } from '../../../shared/i18n/messages'
import { PAYMENT_LOGOS } from './payment-logos'
import styles from './payment-marks.module.css'

interface PaymentMarksProps {
  /** Those of the store. */
  marks?: readonly PaymentMark[] | undefined
  /** The ways to pay that there are here; all of the store where that is not known. */
  codes?: readonly string[] | undefined
  t: Translate
}

/** What one may pay with, each by its logo, or by the name that it goes by. */
export function PaymentMarks({ marks = [], codes, t }: PaymentMarksProps) {
  const names = marks.flatMap(({ code, names }) => ((codes?.includes(code) ?? true) ? names : []))
  if (names.length === 0) return null
  return (
    <ul className={styles.marks} aria-label={t('cart.pay-ways')}>
      {names.map((name) => (
        <li key={name}>
          <PaymentName name={name} />
        </li>
      ))}
    </ul>
  )
}

function PaymentName({ name }: { name: string }) {
  const logo = PAYMENT_LOGOS[name]
  return logo ? <img src={logo} alt={name} width={40} height={22} /> : name
}
