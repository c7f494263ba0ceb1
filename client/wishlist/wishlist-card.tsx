import type { ReactNode } from 'react'
import type { ProductCard } from '../../shared/catalog/product'
import { ProductCardView, type ShownCard } from '../catalog/product-card-view'
import { useShownCards } from '../catalog/use-shown-cards'
import { useCardActions } from '../stores/product-cards/use-card-actions'
import { useShop } from '../stores/shop'
import { useShopWords } from '../stores/use-shop-words'
import { Button, ButtonLink } from '../ui/button'
import { SelectSize } from '../ui/fields/select-size'
import styles from './wishlist.module.css'

interface WishlistCardProps {
  listed: ProductCard
  /** Called when it lies in the cart. */
  onMoved: () => void
  /** What takes it off the list. */
  children: ReactNode
}

/** A product of the wishlist; one with sizes is bought in the one that is chosen here. */
export function WishlistCard({ listed, onMoved, children }: WishlistCardProps) {
  const { t } = useShop()
  const words = useShopWords()
  const actions = useCardActions()
  const { shownOf, choose } = useShownCards(actions.findChosen)
  const { name, sizes = [] } = listed
  const card: ShownCard = { ...shownOf(listed), sizes, colors: [] }
  const chooseSize = (link: string) => choose(card, { kind: 'size', link })
  const fieldWords = {
    label: t('product.size-of', { name }),
    hint: t('product.choose-size'),
    soldOut: t('catalog.sold-out'),
  }
  return (
    <ProductCardView
      card={card}
      words={words}
      urgency="lazy"
      hasSecondPicture={false}
      isWished
      choices={
        sizes.length > 0 && <SelectSize words={fieldWords} sizes={sizes} onChoose={chooseSize} />
      }
      onAdd={actions.onAdd}
      onNotify={actions.onNotify}
      onWish={actions.onWish}
    >
      {children}
      <div className={styles.action}>
        <MoveAction card={card} onMoved={onMoved} />
      </div>
    </ProductCardView>
  )
}

interface MoveActionProps {
  card: ShownCard
  onMoved: () => void
}

/** Into the cart; what has to be filled in first leads to its page, what is sold out can be asked for. */
function MoveAction({ card, onMoved }: MoveActionProps) {
  const { t } = useShop()
  const { onAdd, onNotify } = useCardActions()
  const { name, isInStock, asksFirst, sizes, hidesStockAlert, link } = card
  const labelOf = (words: string) => words + t('text.colon') + name
  if (!isInStock && hidesStockAlert) return null
  if (!isInStock) {
    const words = t('product.notify-me')
    return (
      <Button kind="secondary" isWide aria-label={labelOf(words)} onClick={() => onNotify(card)}>
        {words}
      </Button>
    )
  }
  if (asksFirst && !sizes?.length) {
    const words = t('wishlist.choose')
    return (
      <ButtonLink kind="secondary" isWide href={link} aria-label={labelOf(words)}>
        {words}
      </ButtonLink>
    )
  }
  const words = t('wishlist.move')
  const move = async () => {
    if (await onAdd(card)) onMoved()
  }
  return (
    <Button kind="secondary" isWide aria-label={labelOf(words)} onClick={move}>
      {words}
    </Button>
  )
}
