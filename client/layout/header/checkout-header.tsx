import { storePath } from '../../../shared/routing/links'
import { useShop } from '../../stores/shop'
import { Icon } from '../../ui/icon'
import styles from './header.module.css'
import { Logo } from './logo'

/** The header without ways out of the checkout: logo, a line on safety, and the link to the cart. */
export function CheckoutHeader() {
  const { store, t } = useShop()
  return (
    <header className={`${styles.header} ${styles.additional}`}>
      <div className="contained">
        <a className={styles.back} href={storePath('/cart', store)}>
          <Icon name="chevron-left" size={20} />
          <span className={styles.full}>{t('layout.back-to-cart')}</span>
          <span className={styles.brief}>{t('cart.title')}</span>
        </a>
        <Logo />
        <p>
          <Icon name="lock" size={18} />
          <span className={styles.full}>{t('layout.safe-checkout')}</span>
        </p>
      </div>
    </header>
  )
}
