import type { ReactNode } from 'react'
import { useShop } from '../shop'
import styles from './express-box.module.css'

/** Around the ways to pay that need no form; not there while none of them is. */
export function ExpressBox({ children }: { children: ReactNode }) {
  const { t } = useShop()
  return (
    <section className={styles.box} aria-label={t('checkout.express-title')}>
      <p>{t('checkout.express-hint')}</p>
      <div>{children}</div>
    </section>
  )
}
