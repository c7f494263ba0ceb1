import { storePath } from '../../../shared/routing/links'
import { useLocation } from '../../stores/location'
import { useShop } from '../../stores/shop'
import { ButtonLink } from '../../ui/button'
import styles from '../checkout-page.module.css'

/** A payment was refused or given up: nothing is lost, least of all the cart. */
export function CheckoutFailedPage() {
  const { store, t } = useShop()
  const isCartWaiting = useLocation().query.get('cart') === 'waiting'
  return (
    <div className={`contained ${styles.page}`}>
      <div className={styles.message}>
        <h1>{t('checkout.failed-title')}</h1>
        <p>{t(isCartWaiting ? 'checkout.cart-waits' : 'checkout.failed')}</p>
        <div className={styles.choices}>
          <ButtonLink href={storePath('/checkout', store)}>{t('checkout.retry')}</ButtonLink>
          <ButtonLink kind="secondary" href={storePath('/cart', store)}>
            {t('cart.view-cart')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
