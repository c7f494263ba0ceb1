import { storePath } from '../../shared/routing/links'
import { useWishlist } from '../stores/kept-products/wishlist'
import { useShop } from '../stores/shop'
import styles from './account.module.css'

/** Leads to the wishlist; how many products are on it is said once that is known. */
export function WishlistSection() {
  const { store, t } = useShop()
  const count = useWishlist()?.items.length
  return (
    <section className={styles.section}>
      <h2>{t('wishlist.title')}</h2>
      <a href={storePath('/wishlist', store)}>
        {count === undefined ? t('wishlist.view') : t('layout.wishlist', { count })}
      </a>
    </section>
  )
}
