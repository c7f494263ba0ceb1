import { storePath } from '../../shared/routing/links'
import { useCart } from '../stores/cart'
import { useShop } from '../stores/shop'
import { Icon } from '../ui/icon'
import styles from './cart-link.module.css'
import headerStyles from './header.module.css'

/** The way to the cart, with how many pieces are in it. Its room is there before the number is. */
export function CartLink() {
  const { store, t } = useShop()
  const isLoaded = useCart((cart) => cart.isLoaded)
  const count = useCart((cart) => cart.count)
  return (
    <a
      className={`${headerStyles.cart} ${styles.link}`}
      href={storePath('/cart', store)}
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
