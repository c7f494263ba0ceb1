import { memo, type PointerEvent, useState } from 'react'
import type { ProductCard as Card } from '../../shared/catalog/product'
import { type CardActions, type PictureUrgency, ProductCard } from './product-card'
import styles from './product-grid.module.css'
import type { ShopWords } from './words'

interface ProductGridProps extends CardActions {
  cards: Card[]
  words: ShopWords
  /** How many pictures are seen at once without scrolling; the others load when they come near. */
  eagerCount?: number
  /** Four beside each other as soon as there is room, for a page without a sidebar. */
  isWide?: boolean
}

/** A list of products. It is drawn anew only when its products change. */
export const ProductGrid = memo(function ProductGrid(props: ProductGridProps) {
  const { cards, words, eagerCount = 0, isWide, onAdd, onNotify } = props
  const [hasMouse, setHasMouse] = useState(false)
  const look = ({ pointerType }: PointerEvent) => setHasMouse(pointerType === 'mouse')
  return (
    <ul onPointerEnter={look} className={isWide ? `${styles.grid} ${styles.four}` : styles.grid}>
      {cards.map((card, index) => (
        <ProductCard
          key={card.sku}
          card={card}
          words={words}
          urgency={urgencyAt(index, eagerCount)}
          hasSecondPicture={hasMouse}
          onAdd={onAdd}
          onNotify={onNotify}
        />
      ))}
    </ul>
  )
})

function urgencyAt(index: number, eagerCount: number): PictureUrgency {
  if (index >= eagerCount) return 'lazy'
  return index === 0 ? 'first' : 'eager'
}
