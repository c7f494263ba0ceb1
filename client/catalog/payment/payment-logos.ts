import amex from 'payment-icons/min/single/amex.svg?no-inline'
import maestro from 'payment-icons/min/single/maestro.svg?no-inline'
import mastercard from 'payment-icons/min/single/mastercard.svg?no-inline'
import paypal from 'payment-icons/min/single/paypal.svg?no-inline'
import visa from 'payment-icons/min/single/visa.svg?no-inline'

/** The picture by which a brand is known before its name is read; not every brand has one. */
export const PAYMENT_LOGOS: Partial<Record<string, string>> = {
  'American Express': amex,
  Maestro: maestro,
  Mastercard: mastercard,
  PayPal: paypal,
  Visa: visa,
}
