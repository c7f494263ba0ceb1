import amex from 'payment-icons/min/flat/amex.svg?no-inline'
import maestro from 'payment-icons/min/single/maestro.svg?no-inline'
import mastercard from 'payment-icons/min/single/mastercard.svg?no-inline'
import paypal from 'payment-icons/min/single/paypal.svg?no-inline'
import visa from 'payment-icons/min/single/visa.svg?no-inline'
import type { PaymentMark } from '../../../shared/checkout/payment-marks'
import { findPaymentOffer } from '../../../shared/checkout/payment-methods'
import type { Translate } from '../../../shared/i18n/messages'
import styles from './payment-marks.module.css'

/** By the name of a brand; not every brand has one. */
const LOGOS: Partial<Record<string, string>> = {
  'American Express': amex,
  Maestro: maestro,
  Mastercard: mastercard,
  PayPal: paypal,
  Visa: visa,
}

interface PaymentMarksProps {
  /** Those of the store. */
  marks?: readonly PaymentMark[] | undefined
  /** The ways to pay that there are here; all of the store where that is not known. */
  codes?: readonly string[] | undefined
  t: Translate
}

/**
 * What one may pay with, each by its logo, or by the name that it goes by. A wallet cannot be opened
 * without a script.
 */
export function PaymentMarks({ marks = [], codes, t }: PaymentMarksProps) {
  const taken = marks.filter(({ code }) => codes?.includes(code) ?? true)
  if (taken.length === 0) return null
  return (
    <ul className={styles.marks} aria-label={t('cart.pay-ways')}>
      {taken.flatMap(({ code, names }) =>
        names.map((name) => (
          <li key={name} className={findPaymentOffer(code)?.wallet && 'needs-script'}>
            <PaymentName name={name} />
          </li>
        )),
      )}
    </ul>
  )
}

function PaymentName({ name }: { name: string }) {
  return LOGOS[name] ? <PaymentLogo name={name} alt={name} /> : name
}

interface PaymentLogosProps {
  /** The mark of one way to pay. */
  mark: PaymentMark | undefined
  /** The words that it stands beside; what they name already is not read out again. */
  title: string
}

/** The logos of one way to pay, beside its words; a card that has none by its name. */
export function PaymentLogos({ mark, title }: PaymentLogosProps) {
  const { names = [] } = mark ?? {}
  const shown = names.filter((name) => LOGOS[name] || names.length > 1)
  if (shown.length === 0) return null
  return (
    <span className={styles.logos}>
      {shown.map((name) =>
        LOGOS[name] ? (
          <PaymentLogo key={name} name={name} alt={title.includes(name) ? '' : name} />
        ) : (
          <small key={name}>{name}</small>
        ),
      )}
    </span>
  )
}

function PaymentLogo({ name, alt }: { name: string; alt: string }) {
  return <img src={LOGOS[name]} alt={alt} width={40} height={22} />
}
