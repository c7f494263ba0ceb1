import { useState } from 'react'
import { findPaymentOffer } from '../../../shared/checkout/payment-methods'
import { lazyPart } from '../../stores/lazy-part'
import { useLocation } from '../../stores/location'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import styles from '../checkout-page.module.css'
import { askToPay } from './find-outcome'

const CardPayment = lazyPart(async () => (await import('../card/card-payment')).CardPayment)

/** The outcome of the order, or of its payment, is not known yet. */
export function PaymentChecking({ of }: { of: 'order' | 'payment' }) {
  const { t } = useShop()
  const title = t(of === 'order' ? 'checkout.checking-title' : 'checkout.payment-checking-title')
  return (
    <div className={styles.message} role="status">
      <h1>{title}</h1>
      <p>{t('checkout.checking')}</p>
      <progress aria-label={title} />
    </div>
  )
}

interface UnpaidOrderProps {
  /** By which the payment calls know the order. */
  name: string
  /** Code of the way that it was placed with. */
  method: string
  /** The payment has come a step further. */
  onStep: () => void
  onGiveUp: () => void
}

/** The order is placed and not paid: pay now, wait, or cancel it and get the cart back. */
export function UnpaidOrder({ name, method, onStep, onGiveUp }: UnpaidOrderProps) {
  const { store, t } = useShop()
  const { navigate } = useLocation()
  const ports = usePorts()
  const hasCardForm = findPaymentOffer(method)?.hasCardForm === true
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function goOn() {
    setBusy(true)
    const started = await askToPay(ports, store, name)
    setBusy(false)
    setFailed(started.kind === 'failed')
    if (started.kind === 'redirect') navigate(started.url)
  }

  return (
    <div className={styles.message}>
      <h1>{t(hasCardForm ? 'checkout.card-title' : 'checkout.payment-checking-title')}</h1>
      <p role="status">{t(hasCardForm ? 'checkout.card-next' : 'checkout.payment-open')}</p>
      {hasCardForm && <CardPayment name={name} onStep={onStep} />}
      <div role="alert">
        {hasFailed && <Notice kind="danger">{t('cart.reason-unknown')}</Notice>}
      </div>
      <div className={styles.choices}>
        {!hasCardForm && (
          <Button isBusy={isBusy} onClick={() => void goOn()}>
            {t('checkout.pay-now')}
          </Button>
        )}
        <Button kind="secondary" onClick={onGiveUp}>
          {t('checkout.pay-give-up')}
        </Button>
      </div>
    </div>
  )
}
