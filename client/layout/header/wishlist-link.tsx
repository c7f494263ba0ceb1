import { storePath } from '../../../shared/routing/links'
import { useWishlist } from '../../stores/kept-products/wishlist'
import { useShop } from '../../stores/shop'
import { Icon } from '../../ui/icon'
import styles from './cart-link.module.css'
import headerStyles from './header.module.css'

/** Leads to the wishlist; how many products are on it is said once that is known. */
export function WishlistLink() {
  const { store, t } = useShop()
  const count = useWishlist()?.items.length ?? 0
  return (
    <a
      className={`${headerStyles.wishlist} ${styles.link}`}
      href={storePath('/wishlist', store)}
      aria-label={t('layout.wishlist', { count })}
    >
      <Icon name={count > 0 ? 'heart-full' : 'heart'} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </a>
  )
}
