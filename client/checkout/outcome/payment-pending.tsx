import { useState } from 'react'
import { useLocation } from '../../stores/location'
import { usePorts } from '../../stores/ports'
import { useShop } from '../../stores/shop'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import styles from '../checkout-page.module.css'
import { askToPay } from './find-outcome'

/** The outcome of the payment is not known yet. */
export function PaymentChecking() {
  const { t } = useShop()
  return (
    <div className={styles.message} role="status">
      <h1>{t('checkout.checking-title')}</h1>
      <p>{t('checkout.checking')}</p>
      <progress aria-label={t('checkout.checking-title')} />
    </div>
  )
}

interface UnpaidOrderProps {
  /** By which the payment calls know the order. */
  name: string
  onGiveUp: () => void
}

/** The order is placed and not paid: pay now, wait, or cancel it and get the cart back. */
export function UnpaidOrder({ name, onGiveUp }: UnpaidOrderProps) {
  const { store, t } = useShop()
  const { navigate } = useLocation()
  const ports = usePorts()
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
      <h1>{t('checkout.payment-checking-title')}</h1>
      <p role="status">{t('checkout.payment-open')}</p>
      <div role="alert">
        {hasFailed && <Notice kind="danger">{t('cart.reason-unknown')}</Notice>}
      </div>
      <div className={styles.choices}>
        <Button isBusy={isBusy} onClick={() => void goOn()}>
          {t('checkout.pay-now')}
        </Button>
        <Button kind="secondary" onClick={onGiveUp}>
          {t('checkout.pay-give-up')}
        </Button>
      </div>
    </div>
  )
}
