import { ProductGrid } from '../../catalog/product-grid'
import { useCardActions } from '../../stores/product-cards/use-card-actions'
import { useShopWords } from '../../stores/use-shop-words'
import type { BlockProps } from '../block-props'
import { namedCards } from './named-cards'
import styles from './products.module.css'

/** One product, looked up by its sku (spec 2, product tile). */
export function ProductTile({ block, cards }: BlockProps) {
  const words = useShopWords()
  const actions = useCardActions()
  const named = namedCards(block, cards).slice(0, 1)
  if (named.length === 0) return null
  return (
    <div className={`contained ${styles.tile}`}>
      <ProductGrid cards={named} words={words} {...actions} />
    </div>
  )
}
