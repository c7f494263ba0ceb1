import { type ReactNode, useId } from 'react'
import type { ProductCard } from '../../../shared/catalog/product'
import type { CardChoice, ShownCard } from '../../catalog/product-card-view'
import { ProductGrid } from '../../catalog/product-grid'
import { useShop } from '../shop'
import { useShopWords } from '../use-shop-words'
import styles from './product-section.module.css'
import { useCardActions } from './use-card-actions'

type SectionTitle =
  | 'home.new-collection'
  | 'home.bestsellers'
  | 'product.related'
  | 'product.up-sells'
  | 'product.cross-sells'

interface ProductSectionProps {
  title: SectionTitle
  cards: ProductCard[]
  /** On a phone they stand beside each other and are swiped, rather than below each other. */
  isSwiped?: boolean
  choicesOf?: (card: ShownCard, choose: (card: ShownCard, choice: CardChoice) => void) => ReactNode
}

/** Products under a title; none without products. */
export function ProductSection({ title, cards, isSwiped, choicesOf }: ProductSectionProps) {
  const { t } = useShop()
  const words = useShopWords()
  const actions = useCardActions()
  const id = useId()
  if (cards.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id} data-swiped={isSwiped}>
      <h2 id={id}>{t(title)}</h2>
      <ProductGrid
        cards={cards}
        words={words}
        isWide
        {...(choicesOf && { choicesOf })}
        {...actions}
      />
    </section>
  )
}
