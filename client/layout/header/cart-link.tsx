import { storePath } from '../../../shared/routing/links'
import { useCart } from '../../stores/cart'
import { useShop } from '../../stores/shop'
import { Icon } from '../../ui/icon'
import { onPlainClick } from '../../ui/on-plain-click'
import styles from './cart-link.module.css'
import headerStyles from './header.module.css'

/**
 * Opens the mini-cart; as a link it still leads to the cart's page, in a new tab for example. The
 * room for the quantity is there before the quantity is, so that nothing moves.
 */
export function CartLink() {
  const { store, t } = useShop()
  const isLoaded = useCart((cart) => cart.isLoaded)
  const count = useCart((cart) => cart.count)
  const openDrawer = useCart((cart) => cart.openDrawer)
  return (
    <a
      className={`${headerStyles.cart} ${styles.link}`}
      href={storePath('/cart', store)}
      aria-haspopup="dialog"
      onClick={onPlainClick(openDrawer)}
      aria-label={t('layout.cart', { count: isLoaded ? count : 0 })}
    >
      <Icon name="bag" />
      {isLoaded && count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </a>
  )
}
