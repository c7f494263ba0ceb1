import gridStyles from '../catalog/product-grid.module.css'
import type { Wishlist } from '../stores/kept-products/open-wishlist'
import { useCards } from '../stores/product-cards/use-cards'
import { useShop } from '../stores/shop'
import { Button } from '../ui/button'
import { IconButton } from '../ui/icon-button'
import { Notice } from '../ui/notice'
import { RememberedItem } from './remembered-item'
import styles from './wishlist.module.css'
import { WishlistCard } from './wishlist-card'

interface WishlistProductsProps {
  wishlist: Wishlist
  /** Called after a product has left the list, and its buttons with it. */
  onRemoved: () => void
}

/** The products with their prices and stock of now; until those have come, as this browser remembers them. */
export function WishlistProducts({ wishlist, onRemoved }: WishlistProductsProps) {
  const { t } = useShop()
  const { items, remove } = wishlist
  const { cards, hasFailed, askAgain } = useCards(items.map(({ sku }) => sku))
  const drop = (sku: string) => {
    remove(sku)
    onRemoved()
  }
  return (
    <>
      {hasFailed && (
        <Notice kind="warning">
          <p>{t('wishlist.not-current')}</p>
          <Button kind="secondary" onClick={askAgain}>
            {t('errors.try-again')}
          </Button>
        </Notice>
      )}
      <ul className={`${gridStyles.grid} ${gridStyles.four}`}>
        {items.map((item) => {
          const card = cards.get(item.sku)
          const removeButton = (
            <IconButton
              className={styles.remove}
              icon="close"
              label={t('wishlist.remove', { name: card?.name ?? item.name })}
              onClick={() => drop(item.sku)}
            />
          )
          if (!card) {
            return (
              <RememberedItem key={item.sku} item={item} isGone={card === null}>
                {removeButton}
              </RememberedItem>
            )
          }
          return (
            <WishlistCard key={item.sku} listed={card} onMoved={() => drop(item.sku)}>
              {removeButton}
            </WishlistCard>
          )
        })}
      </ul>
    </>
  )
}
