import { memo, type PointerEvent, type ReactNode, useState } from 'react'
import type { ProductCard } from '../../shared/catalog/product'
import { type PlacedVisual, placeVisuals } from '../../shared/content/place-visuals'
import {
  type CardChoice,
  type PictureUrgency,
  type ProductCardActions,
  ProductCardView,
  type ShownCard,
  wishSku,
} from './product-card-view'
import styles from './product-grid.module.css'
import type { ShopWords } from './shop-words'
import { type LoadOwnPrices, useOwnPrices } from './use-own-prices'
import { useShownCards } from './use-shown-cards'

/** What can be done from the cards of a list, and which of its products are on the wishlist. */
export interface CardActions extends ProductCardActions {
  /** By sku; null until that is known. */
  wished: ReadonlySet<string> | null
  /** Finds what a card shows after a choice; null where its link has to do. */
  findChosen: (choice: CardChoice) => Promise<ShownCard | null>
  loadOwnPrices: LoadOwnPrices
}

interface ProductGridProps extends CardActions {
  cards: ProductCard[]
  words: ShopWords
  /** How many pictures are seen at once without scrolling; the others load when they come near. */
  eagerCount?: number
  /** Four beside each other as soon as there is room, for a page without a sidebar. */
  isWide?: boolean
  /** What editors put between the products. */
  visuals?: PlacedVisual<ReactNode>[]
  /** What can be chosen on a card itself; what is chosen has a link. */
  choicesOf?: (card: ShownCard, choose: (card: ShownCard, choice: CardChoice) => void) => ReactNode
}

/** A list of products. It is rendered again only when its products change. */
export const ProductGrid = memo(function ProductGrid(props: ProductGridProps) {
  const {
    cards,
    words,
    eagerCount = 0,
    isWide,
    visuals = [],
    wished,
    choicesOf,
    ...actions
  } = props
  const listed = useOwnPrices(cards, actions.loadOwnPrices)
  const { shownOf, choose } = useShownCards(actions.findChosen)
  const [hasMouse, setHasMouse] = useState(false)
  const look = ({ pointerType }: PointerEvent) => setHasMouse(pointerType === 'mouse')
  const drawn: ReactNode[] = listed
    .map(shownOf)
    .map((card, index) => (
      <ProductCardView
        key={card.listedSku ?? card.sku}
        card={card}
        words={words}
        urgency={urgencyAt(index, eagerCount)}
        hasSecondPicture={hasMouse}
        isWished={wished ? wished.has(wishSku(card)) : null}
        choices={choicesOf?.(card, choose)}
        onChoose={choose}
        onAdd={actions.onAdd}
        onNotify={actions.onNotify}
        onWish={actions.onWish}
      />
    ))
  return (
    <ul onPointerEnter={look} className={isWide ? `${styles.grid} ${styles.four}` : styles.grid}>
      {placeVisuals(drawn, visuals)}
    </ul>
  )
})

function urgencyAt(index: number, eagerCount: number): PictureUrgency {
  if (index >= eagerCount) return 'lazy'
  return index === 0 ? 'first' : 'eager'
}
