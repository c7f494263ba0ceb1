import { useEffect } from 'react'
import { CHECKOUT_FIELDS } from '../../shared/checkout/checkout-form'
import type { PaymentOption } from '../../shared/checkout/offered-methods'
import { findPaymentOffer } from '../../shared/checkout/payment-methods'
import { PaymentLogos } from '../catalog/payment/payment-marks'
import { useCheckout } from '../stores/checkout/checkout-context'
import { useShop } from '../stores/shop'
import { useDeviceWallets } from '../stores/wallets/use-device-wallets'
import { ChoiceField } from '../ui/fields/choice-field'
import styles from './checkout-form.module.css'

/** The ways to pay; a wallet only where this device has it. */
export function PaymentChoice({ payments }: { payments: PaymentOption[] }) {
  const { chrome, t, price } = useShop()
  const chosen = useCheckout(({ details }) => details.payment.paymentMethod)
  const choosePayment = useCheckout((checkout) => checkout.choosePayment)
  const refreshMethods = useCheckout((checkout) => checkout.refreshMethods)
  const wallets = useDeviceWallets(payments.some(({ code }) => findPaymentOffer(code)?.wallet))
  const shown = payments.filter(({ code }) => {
    const wallet = findPaymentOffer(code)?.wallet
    if (wallet === undefined) return true
    // What was chosen before stays in sight until the device has said what it has.
    return wallets ? wallets.some((one) => one.wallet === wallet) : code === chosen
  })
  const first = shown[0]?.code
  const isGone = wallets !== undefined && !shown.some(({ code }) => code === chosen)
  useEffect(() => {
    if (isGone && first) choosePayment({ paymentMethod: first })
  }, [isGone, first, choosePayment])
  return (
    <fieldset className={styles.group}>
      <legend>{t('checkout.payment')}</legend>
      <div className={styles.options}>
        {shown.map(({ code, title, fee }) => (
          <div key={code} className={findPaymentOffer(code)?.isPaidHere && 'needs-script'}>
            <ChoiceField
              type="radio"
              name={CHECKOUT_FIELDS.payment}
              value={code}
              checked={code === chosen}
              onChange={() => {
                choosePayment({ paymentMethod: code })
                if (payments.some((payment) => payment.fee !== 0)) void refreshMethods()
              }}
            >
              <span className={styles.method}>
                <span>{title}</span>
                <PaymentLogos
                  mark={chrome.payments?.find((mark) => mark.code === code)}
                  title={title}
                />
                {fee !== 0 && <span>{price(fee)}</span>}
              </span>
            </ChoiceField>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
