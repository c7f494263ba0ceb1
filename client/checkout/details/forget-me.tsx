import { useState } from 'react'
import { useCheckout } from '../../stores/checkout/checkout-context'
import { useShop } from '../../stores/shop'
import styles from '../checkout-form.module.css'

/** Says what this browser keeps of the shopper and for how long, and clears it. */
export function ForgetMe() {
  const { t } = useShop()
  const forget = useCheckout((checkout) => checkout.forget)
  const [isForgotten, setForgotten] = useState(false)
  return (
    <div className={`${styles.hint} needs-script`}>
      <p>
        {t('checkout.forget-hint')}{' '}
        <button
          type="button"
          className={styles.inline}
          onClick={() => {
            forget()
            setForgotten(true)
          }}
        >
          {t('checkout.forget')}
        </button>
      </p>
      <p role="status">{isForgotten && t('checkout.forgotten')}</p>
    </div>
  )
}
