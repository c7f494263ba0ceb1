import { type ReactNode, useId } from 'react'
import type { ProductCard } from '../../../shared/catalog/product'
import type { CardChoice, ShownCard } from '../../catalog/product-card-view'
import { ProductGrid } from '../../catalog/product-grid'
import { useShop } from '../shop'
import { useShopWords } from '../use-shop-words'
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
  className: string | undefined
  choicesOf?: (card: ShownCard, choose: (card: ShownCard, choice: CardChoice) => void) => ReactNode
}

/** Products under a title; none without products. */
export function ProductSection({ title, cards, className, choicesOf }: ProductSectionProps) {
  const { t } = useShop()
  const words = useShopWords()
  const actions = useCardActions()
  const id = useId()
  if (cards.length === 0) return null
  return (
    <section className={className} aria-labelledby={id}>
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
