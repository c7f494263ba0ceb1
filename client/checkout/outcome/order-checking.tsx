import { useEffect, useRef } from 'react'
import { useShop } from '../../stores/shop'
import styles from '../checkout-page.module.css'

/** The outcome is not known yet. That is never shown as a failure (trust F-D2, experience 1.3). */
export function OrderChecking() {
  const { t } = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.message} role="status">
      <h2 ref={heading} tabIndex={-1}>
        {t('checkout.checking-title')}
      </h2>
      <p>{t('checkout.checking')}</p>
      <progress aria-label={t('checkout.checking-title')} />
    </div>
  )
}
