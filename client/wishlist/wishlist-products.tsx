import type { ProductCard } from '../../shared/catalog/product'
import { ProductCardView } from '../catalog/product-card-view'
import gridStyles from '../catalog/product-grid.module.css'
import type { Wishlist } from '../stores/kept-products/open-wishlist'
import { useCards } from '../stores/kept-products/use-cards'
import { useShop } from '../stores/shop'
import { useCardActions } from '../stores/use-card-actions'
import { useShopWords } from '../stores/use-shop-words'
import { Button, ButtonLink } from '../ui/button'
import { IconButton } from '../ui/icon-button'
import { Notice } from '../ui/notice'
import { RememberedItem } from './remembered-item'
import styles from './wishlist.module.css'

interface WishlistProductsProps {
  wishlist: Wishlist
  /** Called after a product has left the list, and its buttons with it. */
  onRemoved: () => void
}

/** The products with their prices and stock of now; until those have come, as this browser remembers them. */
export function WishlistProducts({ wishlist, onRemoved }: WishlistProductsProps) {
  const { t } = useShop()
  const words = useShopWords()
  const actions = useCardActions()
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
            <ProductCardView
              key={item.sku}
              card={{ ...card, colors: [] }}
              words={words}
              urgency="lazy"
              hasSecondPicture={false}
              isWished
              {...actions}
            >
              {removeButton}
              <div className={styles.action}>
                <MoveAction card={card} onMoved={drop} />
              </div>
            </ProductCardView>
          )
        })}
      </ul>
    </>
  )
}

interface MoveActionProps {
  card: ProductCard
  onMoved: (sku: string) => void
}

/** Into the cart; a product with choices is chosen first, and one that is sold out can be asked for. */
function MoveAction({ card, onMoved }: MoveActionProps) {
  const { t } = useShop()
  const { onAdd, onNotify } = useCardActions()
  const { name, isInStock, asksFirst, hidesStockAlert, link } = card
  if (!isInStock) {
    return hidesStockAlert ? null : (
      <Button
        kind="secondary"
        isWide
        aria-label={t('product.notify-me') + t('text.colon') + name}
        onClick={() => onNotify(card)}
      >
        {t('product.notify-me')}
      </Button>
    )
  }
  if (asksFirst) {
    return (
      <ButtonLink
        kind="secondary"
        isWide
        href={link}
        aria-label={t('wishlist.choose') + t('text.colon') + name}
      >
        {t('wishlist.choose')}
      </ButtonLink>
    )
  }
  return (
    <Button
      kind="secondary"
      isWide
      aria-label={t('wishlist.move') + t('text.colon') + name}
      onClick={() => {
        if (onAdd(card)) onMoved(card.sku)
      }}
    >
      {t('wishlist.move')}
    </Button>
  )
}
