import { storePath } from '../../../shared/routing/links'
import { useLocation } from '../../stores/location'
import { useShop } from '../../stores/shop'
import { ButtonLink } from '../../ui/button'
import { onPlainClick } from '../../ui/on-plain-click'
import styles from '../checkout-page.module.css'

/** A payment was refused or given up: nothing is lost, least of all the cart. */
export function CheckoutFailedPage() {
  const { store, t } = useShop()
  const { query, navigate } = useLocation()
  const isCartWaiting = query.get('cart') === 'waiting'
  /** Whoever tries again is not led back to a failure that is over. */
  const leave = (path: string) => {
    const href = storePath(path, store)
    return { href, onClick: onPlainClick(() => navigate(href, { replace: true })) }
  }
  return (
    <div className={`contained ${styles.page}`}>
      <div className={styles.message}>
        <h1>{t('checkout.failed-title')}</h1>
        <p>{t(isCartWaiting ? 'checkout.cart-waits' : 'checkout.failed')}</p>
        <div className={styles.choices}>
          <ButtonLink {...leave('/checkout')}>{t('checkout.retry')}</ButtonLink>
          <ButtonLink kind="secondary" {...leave('/cart')}>
            {t('cart.view-cart')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
